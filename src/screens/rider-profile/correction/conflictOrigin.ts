import { type Change, isSameTarget } from '@/domain/changes/change';
import { parseStoredPayment } from '@/domain/changes/storedPayment';
import { type Medium } from '@/domain/entities/medium';
import { type Payment } from '@/domain/entities/payment';
import { describeChangeOrigin, ONLY_STATUS_CHANGED_TEXT } from '@/domain/failureTexts/correction';
import { hasPaymentChanged, toSentPayment } from '@/domain/payments/correction';
import { toPaymentChangeObject } from './write/correctionChange';
import { type SubmittedCorrection } from './write/correctPaymentWrite';

/** Says who has changed the payment since it was opened, or that only its status has changed. `changes`: the journal's. */
export function describeConflictOrigin(
  submitted: SubmittedCorrection,
  current: Payment,
  mediums: readonly Medium[],
  changes: readonly Change[],
): string {
  const { region, agency, opened } = submitted;
  if (!hasPaymentChanged({ ...opened, status: undefined }, current, mediums)) return ONLY_STATUS_CHANGED_TEXT;
  const target = { region, agency, object: toPaymentChangeObject(submitted) };
  const change = changes.findLast((candidate) => {
    const { at, outcome, isFoundNotApplied = false } = candidate;
    const isRefused = outcome === 'failed' && !isFoundNotApplied;
    // One without an answer may have been applied after the payment was opened, and after a check.
    const mayBeLater = at > opened.seenAt || outcome === 'unknown' || outcome === 'failed';
    if (isRefused || !mayBeLater || !isSameTarget(candidate, target)) return false;
    const sent = parseStoredPayment(candidate.after);
    return sent !== null && !hasPaymentChanged(toSentPayment(sent, candidate.at), current, mediums);
  });
  return describeChangeOrigin(change);
}
