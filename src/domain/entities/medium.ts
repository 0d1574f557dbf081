import { type InferType, object } from 'yup';
import { text, requiredText } from './fields';

/** A payment medium of an agency, and what the agency calls it (specification 3). */
export const mediumSchema = object({ medium: requiredText(), alias: text() });
export type Medium = InferType<typeof mediumSchema>;

/** The payment mediums known (specification 3). */
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
