import { type Change, type ChangeObject, isSameTarget } from '@/domain/changes/change';
import { type Medium } from '@/domain/entities/medium';
import { formatMedium, resolveMedium } from '@/domain/payments/correction';
import { type PortalState } from '@/session/hooks';
import { selectJournal } from '@/session/journal/journalState';
import { type StartedWrite } from '@/session/journal/journalThunks';
import { type PaymentKey, type SentCorrection } from '@/session/writes/pendingWritesSlice';
import { toId } from './toPayload';

export function pickPaymentKey({ region, agency, userId, paymentId }: PaymentKey): PaymentKey {
  return { region, agency, userId, paymentId };
}

/** Identifies a payment in the change journal. */
export function toPaymentChangeObject({ userId, paymentId }: PaymentKey): ChangeObject {
  return { kind: 'payment', userId, paymentId };
}

/** The journal's latest change of the payment. */
export function selectLatestChange(state: PortalState, paymentKey: PaymentKey): Change | undefined {
  const { region, agency } = paymentKey;
  const target = { region, agency, object: toPaymentChangeObject(paymentKey) };
  return selectJournal(state).changes.findLast((change) => isSameTarget(change, target));
}

/**
 * The journal entry of a correction: the payment's values before and after, with the field names of a correction's
 * body.
 */
export function toCorrectionChange(sent: SentCorrection, mediums: readonly Medium[]): StartedWrite {
  const { agency, correction, revertedId, changeId } = sent;
  const { transaction_amount, fare_media, data } = sent.before;
  const { coupon_id, coupon_count } = data;
  const before = {
    amount: transaction_amount,
    payment_medium: resolveMedium(fare_media, mediums) ?? fare_media,
    // As a correction has it: another type of the same id is no difference.
    ...(coupon_id !== null && { coupon_id: toId(String(coupon_id)) }),
    ...(coupon_count !== null && { coupon_count }),
  };
  return {
    id: changeId,
    agency,
    object: toPaymentChangeObject(sent),
    before: JSON.stringify(before),
    after: JSON.stringify(correction),
    ...(revertedId !== undefined && { revertedId }),
    // Display names of the media, by the platform's name.
    words: Object.fromEntries(
      [before.payment_medium, correction.payment_medium]
        .filter((medium) => medium !== null)
        .map((medium) => [medium, formatMedium(medium, mediums)]),
    ),
  };
}
