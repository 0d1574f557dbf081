import { type Medium } from '../entities/medium';
import { type PaymentCorrection } from '../entities/payment';
import { type VerifyResult } from '../failureTexts/unknownOutcome';
import { hasCorrectedValues, hasSameValues, type PaymentValues } from './correction';

/** Why reading the payment did not tell whether a correction was applied. */
export type UnknownReason =
  'paymentUnreadable' | 'mediumsUnreadable' | 'hadSubmittedValues' | 'hasOtherValues';

/** Whether a correction was applied, or why that is still unknown (decision 19). */
export type CorrectionResult =
  { result: Exclude<VerifyResult, 'unknown'> } | { result: 'unknown'; reason: UnknownReason };

/** The result of verifying a correction whose response was not reliable (decision 19). */
export type CorrectionCheck = CorrectionResult & {
  /** The reloaded payment; null when it could not be loaded, or no reload was needed. */
  payment: PaymentValues | null;
};

/**
 * Verifies a correction: decides from the payment's values whether it was applied. `before`: the payment when the
 * correction was sent; `reloadedPayment`: the payment after that. It and `mediums` are null when they could not be loaded.
 */
export function evaluateCorrection(
  before: PaymentValues,
  reloadedPayment: PaymentValues | null,
  correction: PaymentCorrection,
  mediums: readonly Medium[] | null,
): CorrectionResult {
  if (reloadedPayment === null) return { result: 'unknown', reason: 'paymentUnreadable' };
  // Without the list of media it is unknown whether an alias stands for the submitted medium.
  if (mediums === null) return { result: 'unknown', reason: 'mediumsUnreadable' };
  // Reloading the payment proves nothing.
  if (hasCorrectedValues(before, correction, mediums))
    return { result: 'unknown', reason: 'hadSubmittedValues' };
  if (hasCorrectedValues(reloadedPayment, correction, mediums)) return { result: 'applied' };
  return hasSameValues(before, reloadedPayment)
    ? { result: 'notApplied' }
    : { result: 'unknown', reason: 'hasOtherValues' };
}
