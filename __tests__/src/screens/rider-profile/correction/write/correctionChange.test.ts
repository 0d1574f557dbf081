import { hasSameValues, listShownValues } from '@/domain/changes/changeTexts';
import { toCorrectionChange } from '@/screens/rider-profile/correction/write/correctionChange';
import { createChange } from '@tests/support/journalFixture';
import { PENDING_CORRECTION } from '@tests/support/pendingCorrection';

const COUPON = { amount: 700, payment_medium: 'Coupon', coupon_count: 1 };

it.each(['7', '007'])('a coupon id that the platform sends as the text %p is no difference', (sentId) => {
  const correction = { ...COUPON, coupon_id: sentId === '7' ? 7 : sentId };
  const data = { coupon_id: sentId, coupon_count: 1 };
  const before = { transaction_amount: 700, fare_media: 'Coupon', data };
  const write = toCorrectionChange({ ...PENDING_CORRECTION, before, correction }, []);
  const change = createChange(write);
  expect(hasSameValues(change)).toBe(true);
  expect(listShownValues(change)).toContainEqual({ path: 'Coupon', after: sentId });
});
