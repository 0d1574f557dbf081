import { parsePendingWrites } from '@/session/writes/parsePendingWrites';

const VALUES = {
  transaction_amount: 450,
  fare_media: 'Cash',
  data: { coupon_id: null, coupon_count: null },
};
const CORRECTION = {
  kind: 'correction',
  region: 'usEast',
  agency: 'CBTA',
  userId: '1000119',
  paymentId: '5000083',
  correction: { amount: 700, payment_medium: 'CashFare' },
  before: VALUES,
  balanceBefore: 1098,
  sentAt: 1,
  status: 'settled',
};

it.each([
  ['stays', { result: 'unknown', reason: 'hasOtherValues', payment: VALUES }],
  ['stays', { result: 'applied', payment: VALUES }],
  ['is to be made again', { result: 'unknown', payment: VALUES }],
])('a check %s that is stored as %j', (outcome, verification) => {
  expect(parsePendingWrites({ list: [{ ...CORRECTION, verification }] })).toEqual({
    list: [{ ...CORRECTION, verification: outcome === 'stays' ? verification : null }],
  });
});
