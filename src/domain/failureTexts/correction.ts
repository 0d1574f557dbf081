import { type Change } from '../changes/change';
import { describeCorrectedValue } from '../changes/storedPayment';
import { formatTime } from '../dates';
import { type Id } from '../entities/fields';
import { type Failure } from '../failures';
import { textOrDash } from '../missingValue';
import { type CorrectionResult, type UnknownReason } from '../payments/correctionVerification';
import { formatSignedMoney } from '../payments/moneyDifference';
import { type Currency } from '../regions';
import { describeStatus, type FailureTexts, listServerMessages } from './serverMessages';
import { NOT_APPLIED_SO_FAR_TEXT } from './unknownOutcome';

/** Titles of the outcome dialog. */
export const CORRECTION_TITLES = {
  processing: 'Submitting payment correction...',
  success: 'Payment corrected',
  failed: 'Error: Unable to edit payment.',
};

/** A status without server messages has a title without 'Error:' (section 8 of the specification). */
export function describeCorrectionFailure(failure: Failure): FailureTexts {
  const serverMessages = listServerMessages(failure);
  const isBareStatus = failure.status !== undefined && serverMessages.length === 0;
  return {
    title: isBareStatus ? 'Unable to edit payment.' : CORRECTION_TITLES.failed,
    details: [...serverMessages, describeStatus(failure)],
  };
}

/** Shown when the editor could not load its data. */
export const EDITOR_LOAD_ERRORS = {
  payment: 'The payment could not be loaded.',
  mediums: 'The fare media could not be loaded.',
  coupons: 'The coupons could not be loaded.',
} as const;

/** Shown when the URL names a payment of another rider. */
export function describeOtherRiderPayment(paymentId: Id, userId: Id): string {
  return `Payment ${paymentId} belongs to rider ${userId}. Open it from that rider’s profile.`;
}

/** Shown in addition to the error catalogue's text when the outcome is unknown (decision 19). */
export function describeCorrection(paymentId: Id, amount: string): string {
  return `The correction sets payment ${paymentId} to ${amount}.`;
}

/** Title of the notice outside the editor. */
export function formatUnknownCorrectionTitle(paymentId: Id): string {
  return `The correction of payment ${paymentId} may have been applied`;
}

export const VERIFY_BEFORE_SUBMIT_TEXT = 'No reliable response arrived. Check before you submit it again.';
/** Follows in the editor. Only a check that could not tell can be dismissed. */
export function describeDisabledSubmit(canDismiss: boolean): string {
  return `Submit is disabled until the outcome is known${canDismiss ? ' or dismissed' : ''}.`;
}

/** Shown by the leave prompt after a correction was sent. */
export const LEAVE_AFTER_CORRECTION_TEXT =
  'What you sent may still be applied: leaving does not stop it. This rider’s profile shows the outcome.';

const NOT_APPLIED_TITLE = 'The correction was not applied';
const SUBMIT_AGAIN_TEXT = 'The correction can be submitted again.';

/**
 * The texts after 'Check now'. `amount`: the submitted one. `reloadedValues`: amount, medium and coupon of the payment
 * now; null when it could not be loaded.
 */
export function describeVerification(
  verification: CorrectionResult,
  paymentId: Id,
  amount: string,
  reloadedValues: string | null,
): { title: string; text: string } {
  switch (verification.result) {
    case 'applied':
      return {
        title: 'The correction was applied',
        text: `Payment ${paymentId} is now ${amount}, as submitted.`,
      };
    case 'notApplied':
      return {
        title: NOT_APPLIED_TITLE,
        text: `Payment ${paymentId} is unchanged. ${SUBMIT_AGAIN_TEXT}`,
      };
    case 'unknown':
      return {
        title: 'It is still unknown whether the correction was applied',
        text: describeUnknownReason(verification.reason, paymentId, textOrDash(reloadedValues)),
      };
  }
}

/** The texts of a correction that failed without being applied. Nobody has read whether the payment is unchanged. */
export function describeRejection(reason = ''): { title: string; text: string } {
  return { title: NOT_APPLIED_TITLE, text: [reason, SUBMIT_AGAIN_TEXT].join(' ').trim() };
}

function describeUnknownReason(reason: UnknownReason, paymentId: Id, reloadedValues: string): string {
  switch (reason) {
    case 'paymentUnreadable':
      return `Payment ${paymentId} could not be loaded. Check again in a moment.`;
    case 'mediumsUnreadable':
      return 'The fare media could not be loaded. Check again in a moment.';
    case 'valuesUnreadable':
      return `Payment ${paymentId} was read without an amount, medium or coupon that the correction sets, so it does not tell.`;
    case 'notAppliedSoFar':
      return NOT_APPLIED_SO_FAR_TEXT;
    case 'hadSubmittedValues':
      return `Payment ${paymentId} had the submitted values before, so reading it does not tell.`;
    case 'hasOtherValues':
      return `Payment ${paymentId} has changed to ${reloadedValues}, which is neither the previous value nor the submitted one.`;
  }
}

/** Both changes of the balance are in cents. Returns null when they are equal, or one is not known. */
export function describeBalanceDifference(
  expectedChange: number | null,
  measuredChange: number | null,
  currency: Currency,
): string | null {
  if (expectedChange === null || measuredChange === null || expectedChange === measuredChange) return null;
  return measuredChange === 0
    ? 'The balance has not moved. It may not include the correction yet.'
    : `The balance moved by ${formatSignedMoney(measuredChange, currency)}, the correction by ${formatSignedMoney(expectedChange, currency)}: something else changed too.`;
}

/** The titles and texts of a correction that was not sent (decision 23). */
export const NOT_SENT_TEXTS = {
  unreadable: 'Could not make sure that it is still as you saw it',
  nothingSent: 'Nothing was sent.',
};

export function formatConflictTitle(paymentId: Id, isRevert: boolean): string {
  return `Payment ${paymentId} has changed since ${isRevert ? 'your correction' : 'you opened it'}`;
}

/** Says what has changed in a conflict in which amount, medium and coupon are the same. */
export const ONLY_STATUS_CHANGED_TEXT = 'Only the status has changed.';

/** Says who has made the change of a conflict, in addition to the values. `sent`: this tab's change to them. */
export function describeChangeOrigin(sent: Pick<Change, 'at' | 'outcome'> | undefined): string {
  if (!sent) return 'The change was not made in this tab.';
  const sentText = `This tab sent the values of “Now” on ${formatTime(sent.at)}.`;
  return sent.outcome === 'failed'
    ? `${sentText} A check had not found them; they may have been applied later.`
    : sentText;
}

/** Shown above the form that is filled with the values before a correction. */
export function formatRevertTitle(change: Change): string {
  const changedText = describeCorrectedValue(change);
  return `Reversal of your correction of ${formatTime(change.at)}${changedText === null ? '' : ` (${changedText})`}`;
}
