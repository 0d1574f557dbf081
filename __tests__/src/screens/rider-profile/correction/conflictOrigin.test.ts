import { type Change } from '@/domain/changes/change';
import { paymentSchema } from '@/domain/entities/payment';
import { describeConflictOrigin } from '@/screens/rider-profile/correction/conflictOrigin';
import { createChange } from '@tests/support/journalFixture';
import { PENDING_CORRECTION } from '@tests/support/pendingCorrection';

const SEEN_AT = 1_000;

const OPENED = {
  transaction_amount: 450,
  fare_media: 'Cash',
  status: 'PAYMENT.OK',
  data: { coupon_id: null, coupon_count: null },
  seenAt: SEEN_AT,
};
const MEDIUMS = [{ medium: 'CashFare', alias: 'Cash', raw: '{}' }];

/** This tab has sent $7.00, as the payment has it now. */
const createSent = (overrides: Partial<Change>) => {
  const { userId, paymentId } = PENDING_CORRECTION;
  return createChange({
    object: { kind: 'payment', userId, paymentId },
    after: '{"amount":700,"payment_medium":"CashFare"}',
    at: SEEN_AT + 1,
    ...overrides,
  });
};

const describeOrigin = (now: object, changes: Change[]) =>
  describeConflictOrigin(
    { ...PENDING_CORRECTION, opened: OPENED },
    paymentSchema.cast({ id: 5000083, ...OPENED, ...now, raw: '{}' }),
    MEDIUMS,
    changes,
  );

const NOT_HERE = 'The change was not made in this tab.';
const HERE = /^This tab sent the values of “Now” on [^.]*\.$/;
const APPLIED_LATER = /^This tab sent .*\. A check had not found them; they may have been applied later\.$/;

it.each<[string, Partial<Change>, string | RegExp]>([
  ['sent after the payment was read', {}, HERE],
  ['sent before that, and answered', { at: SEEN_AT - 1 }, NOT_HERE],
  ['sent before that, without an answer', { at: SEEN_AT - 1, outcome: 'unknown' }, HERE],
  ['refused', { outcome: 'failed' }, NOT_HERE],
  ['that a check had not found', { outcome: 'failed', isFoundNotApplied: true }, APPLIED_LATER],
  [
    'that a check had not found before the payment was read',
    { outcome: 'failed', isFoundNotApplied: true, at: SEEN_AT - 1 },
    APPLIED_LATER,
  ],
  ['with another amount', { after: '{"amount":701,"payment_medium":"CashFare"}' }, NOT_HERE],
  ['of another payment', { object: { kind: 'payment', userId: '1', paymentId: '2' } }, NOT_HERE],
])('the origin of a conflict with a correction of this tab %s', (_case, overrides, expected) => {
  expect(describeOrigin({ transaction_amount: 700 }, [createSent(overrides)])).toMatch(expected);
});

it('names no origin when only the status has changed', () => {
  const sent = createSent({ after: '{"amount":450,"payment_medium":"CashFare"}' });
  expect(describeOrigin({ status: 'PAYMENT.REFUND' }, [sent])).toBe('Only the status has changed.');
});
