import { parsePendingWrites } from '@/session/writes/parsePendingWrites';
import { PAYMENT_VALUES, PENDING_CORRECTION } from '@tests/support/pendingCorrection';

it.each([
  ['stays', { result: 'unknown', reason: 'hasOtherValues', payment: PAYMENT_VALUES }],
  ['stays', { result: 'applied', payment: PAYMENT_VALUES }],
  ['is to be made again', { result: 'unknown', payment: PAYMENT_VALUES }],
])('a check %s that is stored as %j', (outcome, verification) => {
  expect(parsePendingWrites({ list: [{ ...PENDING_CORRECTION, verification }] })).toEqual({
    list: [{ ...PENDING_CORRECTION, verification: outcome === 'stays' ? verification : null }],
  });
});
