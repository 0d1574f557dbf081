import { type PaymentValues, type VerifyResult } from '../correction';
import { type Id } from '../entities/fields';
import { type Failure } from '../failures';
import { textOrDash } from '../missingValue';
import { formatCents, formatSignedCents } from '../money';
import { type FailureTexts, listServerMessages, describeStatus } from './serverMessages';

/** The one status with which a correction has been made. */
export const CORRECTION_SUCCESS_STATUSES: readonly number[] = [200];

/** The title of a failed correction where anything but a bare status is known of it, or nothing at all. */
export const CORRECTION_FAILED_TITLE = 'Error: Unable to edit payment.';

/**
 * Why a payment was not corrected (specification 8): a bare status is told as such, anything else as an error with
 * the server's words.
 */
export function describeCorrectionFailure(failure: Failure): FailureTexts {
  const words = listServerMessages(failure);
  const isBareStatus = failure.status !== undefined && words.length === 0;
  return {
    title: isBareStatus ? 'Unable to edit payment.' : CORRECTION_FAILED_TITLE,
    details: [...words, describeStatus(failure)],
  };
}

/** The states of a correction (specification 4). */
export const CORRECTION_SENDING_TITLE = 'Submitting payment correction...';
export const CORRECTION_DONE_TITLE = 'Payment corrected';

/** The editor's three reads, as its alerts name them. */
export const EDITOR_LOAD_ERRORS = {
  payment: 'The payment could not be loaded.',
  mediums: 'The fare media could not be loaded.',
  tickets: 'The coupons could not be loaded.',
} as const;

/** Why a payment of the address is not edited under this rider's name. */
export function describeOtherRiderPayment(paymentId: Id, userId: Id): string {
  return `Payment ${paymentId} belongs to rider ${userId}. Open it from that rider’s profile.`;
}

/** What stands beside the catalogue's text where nobody can tell (decision 19); names payment and amount. */
export function describeUnknownCorrection(paymentId: Id, cents: number): string {
  return `The correction of payment ${paymentId} to ${formatCents(cents)} may have been applied all the same. Check before you submit it again.`;
}

/** The same where the editor has been left, and the fields are not beside it. */
export function formatUnknownCorrectionTitle(paymentId: Id): string {
  return `The correction of payment ${paymentId} may have been applied`;
}
export const VERIFY_BEFORE_SUBMIT_TEXT =
  'No trustworthy answer came back. Check before you submit it again: until then the payment’s Submit is disabled.';

/** What was sent: `Payment 5000083: $4.50, Cash → $7.00, Cash`; amounts in cents. */
export function describeSentCorrection(
  paymentId: Id,
  before: { cents: number | null; medium: string },
  sent: { cents: number; medium: string },
): string {
  const words = ({ cents, medium }: typeof before) => `${formatCents(cents)}, ${medium}`;
  return `Payment ${paymentId}: ${words(before)} → ${words(sent)}`;
}

/** What the question before leaving says once a correction was sent. */
export const LEAVE_AFTER_CORRECTION_TEXT =
  'What you sent may be applied all the same: leaving does not stop it. What came of it is told on this rider’s profile.';

/** What a check has found; `seen` is null where the payment could not be read. */
export function describeVerification(
  verdict: VerifyResult,
  paymentId: Id,
  cents: number,
  seen: PaymentValues | null,
): { title: string; text: string } {
  switch (verdict) {
    case 'applied':
      return {
        title: 'The correction was applied',
        text: `Payment ${paymentId} now stands at ${formatCents(cents)}, as submitted.`,
      };
    case 'notApplied':
      return {
        title: 'The correction was not applied',
        text: `Payment ${paymentId} still stands as it did before. It can be submitted again.`,
      };
    case 'unknown':
      return {
        title: 'It is still unknown whether the correction was applied',
        text:
          seen === null
            ? `Payment ${paymentId} could not be read. Check again in a moment.`
            : `Payment ${paymentId} has changed to ${formatCents(seen.transaction_amount)}, ${textOrDash(seen.fare_media)}, which is neither what it was nor what was submitted.`,
      };
  }
}

/** How a correction's own difference and the balance's measured one go together; null where there is nothing to add. */
export function describeBalanceDifference(expected: number | null, measured: number | null): string | null {
  if (expected === null || measured === null || expected === measured) return null;
  return `The correction’s own difference is ${formatSignedCents(expected)}: the balance has moved by something else too, or not yet.`;
}
