import { type Medium } from '../entities/medium';
import { type PaymentCorrection } from '../entities/payment';
import { type VerifyResult } from '../failureTexts/unknownOutcome';
import { mayStillBeApplied } from '../lateApplication';
import {
  hasCorrectedValues,
  hasSamePaymentValues,
  mayHaveCorrectedValues,
  type PaymentValues,
} from './correction';

/** Why reading the payment did not tell whether a correction was applied. */
export type UnknownReason =
  | 'paymentUnreadable'
  | 'mediumsUnreadable'
  | 'valuesUnreadable'
  | 'hadSubmittedValues'
  | 'hasOtherValues'
  | 'notAppliedSoFar';

/** Whether a correction was applied, or why that is still unknown (decision 19). */
export type CorrectionResult =
  { result: Exclude<VerifyResult, 'unknown'> } | { result: 'unknown'; reason: UnknownReason };

/** The result of verifying a correction whose response was not reliable (decision 19). */
export type CorrectionVerification = CorrectionResult & {
  /** The reloaded payment; null when it could not be loaded, or no reload was needed. */
  payment: PaymentValues | null;
};

/** A correction that was sent, and what is known of its answer. */
interface EvaluatedCorrection {
  /** The payment when the correction was sent. */
  before: PaymentValues;
  correction: PaymentCorrection;
  /** By this computer's clock, in milliseconds since 1970. */
  sentAt: number;
  /** When its request was sent, if that is known: later than `sentAt` after a renewal of the token. 0 if it was answered. */
  unansweredAt?: number;
}

/**
 * Decides from the payment's values whether a correction was applied. `reloadedPayment`: the payment after it was sent.
 * It and `mediums` are null when they could not be loaded. `readAt`: when that reading began, in milliseconds since 1970.
 */
export function evaluateCorrection(
  { before, correction, sentAt, unansweredAt = sentAt }: EvaluatedCorrection,
  reloadedPayment: PaymentValues | null,
  mediums: readonly Medium[] | null,
  readAt: number,
): CorrectionResult {
  if (reloadedPayment === null) return { result: 'unknown', reason: 'paymentUnreadable' };
  // Without the list of media it is unknown whether an alias stands for the submitted medium.
  if (mediums === null) return { result: 'unknown', reason: 'mediumsUnreadable' };
  // Reloading the payment proves nothing.
  if (hasCorrectedValues(before, correction, mediums))
    return { result: 'unknown', reason: 'hadSubmittedValues' };
  if (hasCorrectedValues(reloadedPayment, correction, mediums)) return { result: 'applied' };
  if (mayHaveCorrectedValues(reloadedPayment, correction, mediums))
    return { result: 'unknown', reason: 'valuesUnreadable' };
  if (!hasSamePaymentValues(before, reloadedPayment)) return { result: 'unknown', reason: 'hasOtherValues' };
  return mayStillBeApplied(unansweredAt, readAt)
    ? { result: 'unknown', reason: 'notAppliedSoFar' }
    : { result: 'notApplied' };
}
