import { type Verdict } from '../../../domain/correction';
import { type Payment, type PaymentCorrection } from '../../../domain/entities/payment';
import { type Failure } from '../../../domain/failures';

/** A correction that was sent, with what there was before. */
export interface Sent {
  correction: PaymentCorrection;
  /** The payment as it was then. */
  before: Payment;
  /** The balance in cents as it was read last before; null where it was not. */
  balanceBefore: number | null;
}

/** What a check has found (decision 19). */
export interface Finding {
  verdict: Verdict;
  seen: Payment | null;
  balanceAfter: number | null;
}

/** How the correction of a payment stands (specification 4). */
export type CorrectionStep =
  | { step: 'editing' }
  | { step: 'sending' }
  /** `balanceAfter` is undefined while it is read. */
  | { step: 'corrected'; sent: Sent; balanceAfter: number | null | undefined }
  | { step: 'refused'; failure: Failure }
  | { step: 'uncertain'; failure: Failure; sent: Sent; isChecking: boolean; finding: Finding | null };

/** Whether Submit may send: not before an uncertain correction was checked, and not once it is applied. */
export function maySubmit(now: CorrectionStep): boolean {
  if (now.step === 'uncertain') return !now.isChecking && now.finding?.verdict === 'notApplied';
  return now.step === 'editing' || now.step === 'refused';
}

/** Whether the payment has the values of the form, as far as is known: leaving loses nothing. */
export function isApplied(now: CorrectionStep): boolean {
  return now.step === 'corrected' || (now.step === 'uncertain' && now.finding?.verdict === 'applied');
}
