import { type InferType, object } from 'yup';
import { requiredText, text } from './fields';

/** A payment medium of an agency; `alias` is the agency's name for it. */
export const mediumSchema = object({ medium: requiredText(), alias: text() });
export type Medium = InferType<typeof mediumSchema>;

/** The payment mediums that diagnostics looks up (section 3 of the specification lists them without Coupon). */
export const PAYMENT_MEDIUMS = [
  'CreditCard',
  'RMPay',
  'CashFare',
  'CashFareOverPayment',
  'CashTopUp',
  'CashFareDuplicate',
  'Check',
  'SmartCard',
  'NoPay',
  'EFT',
  'Token',
  'ExternalCardPayment',
  'MoneyOrder',
  'ImportedBalance',
  'AgencyCredit',
  'ZeroFare',
] as const;
