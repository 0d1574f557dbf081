import { type Change } from '@/domain/changes/change';
import { buildChangeLink, hasSameValues } from '@/domain/changes/changeTexts';
import { parsePreviousPayment, parseRevertChangeId, parseSentPayment } from '@/domain/changes/revert';
import { buildRevertPath } from '@/domain/changes/revertPath';
import { createChange } from '@tests/support/journalFixture';

/** `createChange` alone creates a change of a rule of category 2. */
const createPaymentChange = (before: unknown, overrides: Partial<Change> = {}) =>
  createChange({
    object: { kind: 'payment', userId: '88', paymentId: '1234' },
    before: before === null ? null : JSON.stringify(before),
    ...overrides,
  });

it('offers a revert for a payment whose previous values a correction can set', () => {
  const path = '/agency-dashboard/CBTA/riders/88?tab=editPayments&payment=1234';
  expect(buildRevertPath(createPaymentChange({ amount: 450, payment_medium: 'CashFare' }))).toBe(path);
  const coupon = { amount: 0, payment_medium: 'Coupon', coupon_id: 7, coupon_count: 2 };
  expect(buildRevertPath(createPaymentChange(coupon))).toBe(path);
  expect(parsePreviousPayment(createPaymentChange(coupon))).toEqual({
    amount: '0',
    payment_medium: 'Coupon',
    coupon_id: '7',
    coupon_count: '2',
  });
});

it.each([
  ['a medium that a correction cannot set', { amount: 450, payment_medium: 'CreditCard' }],
  ['no medium', { amount: 450, payment_medium: null }],
  ['an amount below zero', { amount: -1, payment_medium: 'RMPay' }],
  ['no amount', { amount: null, payment_medium: 'RMPay' }],
  ['no coupon id', { amount: 1, payment_medium: 'Coupon', coupon_count: 1 }],
  ['no count of coupons', { amount: 1, payment_medium: 'Coupon', coupon_id: 7 }],
  ['a coupon with another medium', { amount: 1, payment_medium: 'Token', coupon_id: 7, coupon_count: 1 }],
  ['unknown values', null],
])('offers no revert for a payment that had %s', (_case, before) => {
  expect(buildRevertPath(createPaymentChange(before))).toBeNull();
});

it.each([
  ['{"amount":450,"payment_medium":"CashFare"}', true],
  // The order of the keys is no difference.
  ['{"payment_medium":"CashFare","amount":450}', true],
  ['{"amount":451,"payment_medium":"CashFare"}', false],
  [null, false],
])('a correction of $4.50, CashFare that has sent %s changed no value: %p', (after, isUnchanged) => {
  const change = createPaymentChange({ amount: 450, payment_medium: 'CashFare' }, { after });
  expect(hasSameValues(change)).toBe(isUnchanged);
  expect(buildRevertPath(change) === null).toBe(isUnchanged);
});

it('offers a revert of rules and features after a success, a partial success or an unknown outcome, not after a failure', () => {
  const features: Partial<Change> = {
    object: { kind: 'features', name: 'a b', version: '1', platform: 'ios' },
    before: '{"x":"on"}',
  };
  for (const outcome of ['succeeded', 'partly', 'unknown'] as const) {
    expect(buildRevertPath(createChange({ outcome }))).toBe('/agency-dashboard/CBTA/businessRules?open=2');
    expect(buildRevertPath(createChange({ outcome, ...features }))).toBe(
      '/agency-dashboard/CBTA/agency-appfeatures?application=a+b&version=1&platform=ios',
    );
  }
  expect(buildRevertPath(createChange({ outcome: 'failed' }))).toBeNull();
  // The previous value was not stored, because it looks like a secret.
  expect(buildRevertPath(createChange({ before: null, withheld: 'secret' }))).toBeNull();
});

it.each([
  [{ kind: 'agency', abbreviation: 'A', name: 'B' }, '/agencies'],
  [{ kind: 'operator', email: 'a@b.example' }, '/pso-users'],
  [{ kind: 'administrator', email: 'a@b.example' }, '/agency-dashboard/CBTA/admin-users'],
  [{ kind: 'profile', userId: '5' }, '/agency-dashboard/CBTA/admin-users'],
] as const)('links to the page of a created object and offers no revert: %j', (object, path) => {
  const change = createChange({ object, before: null });
  expect(buildChangeLink(change).path).toBe(path);
  expect(buildRevertPath(change)).toBeNull();
  expect(buildRevertPath(createChange({ object }))).toBeNull();
});

it.each([
  ['{"amount":450,"payment_medium":"Token"}', { transaction_amount: 450, fare_media: 'Token' }],
  [
    '{"amount":0,"payment_medium":"Coupon","coupon_id":7,"coupon_count":2}',
    { transaction_amount: 0, fare_media: 'Coupon', data: { coupon_id: 7, coupon_count: 2 } },
  ],
  [
    '{"amount":0,"payment_medium":"Coupon","coupon_id":"007"}',
    { transaction_amount: 0, fare_media: 'Coupon', data: { coupon_id: '007', coupon_count: null } },
  ],
  ['{"amount":450}', null],
  ['{"payment_medium":"Token"}', null],
  [null, null],
])('parses the payment that a correction has left with %s', (after, payment) => {
  expect(parseSentPayment({ after })).toEqual(payment);
});

it('parses the change id from a location state, and returns null for other states', () => {
  expect(parseRevertChangeId({ revertChangeId: 'a' })).toBe('a');
  for (const invalidState of [null, undefined, 'a', { revertChangeId: 1 }, []])
    expect(parseRevertChangeId(invalidState)).toBeNull();
});
