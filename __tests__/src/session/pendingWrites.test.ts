import { parsePendingWrites } from '@/session/writes/parsePendingWrites';
import { PAYMENT_VALUES, PENDING_CORRECTION } from '@tests/support/pendingCorrection';

it.each([[{ rejection: 'Unable to edit payment.' }], [{}]])(
  'a rejected correction is read with its reason, and without one as an earlier version has stored it: %j',
  (reason) => {
    const rejected = {
      ...PENDING_CORRECTION,
      ...reason,
      verification: { result: 'notApplied', payment: null },
    };
    expect(parsePendingWrites({ list: [rejected] })).toEqual({ list: [rejected] });
    expect(parsePendingWrites({ list: [{ ...rejected, rejection: 7 }] })).toEqual({ list: [] });
  },
);

it.each([
  ['stays', { result: 'unknown', reason: 'hasOtherValues', payment: PAYMENT_VALUES }],
  ['stays', { result: 'applied', payment: PAYMENT_VALUES }],
  ['is to be made again', { result: 'unknown', payment: PAYMENT_VALUES }],
])('a check %s that is stored as %j', (outcome, verification) => {
  expect(parsePendingWrites({ list: [{ ...PENDING_CORRECTION, verification }] })).toEqual({
    list: [{ ...PENDING_CORRECTION, verification: outcome === 'stays' ? verification : null }],
  });
});
