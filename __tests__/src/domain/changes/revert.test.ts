import { type Change } from '@/domain/changes/change';
import { buildChangeLink, hasSameValues } from '@/domain/changes/changeTexts';
import { parseRevertChangeId } from '@/domain/changes/revert';
import { buildRevertPath } from '@/domain/changes/revertPath';
import { isRevertOf } from '@/domain/changes/storedPayment';
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
  expect(buildRevertPath(createPaymentChange({ amount: 450, payment_medium: 'CashFare' }), null)).toBe(path);
  const coupon = { amount: 0, payment_medium: 'Coupon', coupon_id: 7, coupon_count: 2 };
  expect(buildRevertPath(createPaymentChange(coupon), null)).toBe(path);
  expect(isRevertOf(createPaymentChange(coupon), coupon)).toBe(true);
  expect(isRevertOf(createPaymentChange(coupon), { ...coupon, coupon_count: 3 })).toBe(false);
});

it.each([
  [600, 100, true],
  [601, 100, false],
  // The medium alone was corrected, and the amount can stay.
  [601, 601, true],
])(
  'with a largest amount of 600 cents, offers a revert from %d to %d cents: %p',
  (before, after, isOffered) => {
    const change = createPaymentChange(
      { amount: before, payment_medium: 'CashFare' },
      { after: JSON.stringify({ amount: after, payment_medium: 'Token' }) },
    );
    expect(buildRevertPath(change, 600) !== null).toBe(isOffered);
  },
);

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
  expect(buildRevertPath(createPaymentChange(before), null)).toBeNull();
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
  expect(buildRevertPath(change, null) === null).toBe(isUnchanged);
});

it('offers a revert of rules and features after a success, a partial success or an unknown outcome, not after a failure', () => {
  const features: Partial<Change> = {
    object: { kind: 'features', name: 'a b', version: '1', platform: 'ios' },
    before: '{"x":"on"}',
  };
  for (const outcome of ['succeeded', 'partly', 'unknown'] as const) {
    expect(buildRevertPath(createChange({ outcome }), null)).toBe(
      '/agency-dashboard/CBTA/businessRules?open=2',
    );
    expect(buildRevertPath(createChange({ outcome, ...features }), null)).toBe(
      '/agency-dashboard/CBTA/agency-appfeatures?application=a+b&version=1&platform=ios',
    );
  }
  expect(buildRevertPath(createChange({ outcome: 'failed' }), null)).toBeNull();
  // The previous value was not stored, because it looks like a secret.
  expect(buildRevertPath(createChange({ before: null, withheld: 'secret' }), null)).toBeNull();
});

it.each([
  [{ kind: 'agency', abbreviation: 'A', name: 'B' }, '/agencies'],
  [{ kind: 'operator', email: 'a@b.example' }, '/pso-users'],
  [{ kind: 'administrator', email: 'a@b.example' }, '/agency-dashboard/CBTA/admin-users'],
  [{ kind: 'profile', userId: '5' }, '/agency-dashboard/CBTA/admin-users'],
] as const)('links to the page of a created object and offers no revert: %j', (object, path) => {
  const change = createChange({ object, before: null });
  expect(buildChangeLink(change).path).toBe(path);
  expect(buildRevertPath(change, null)).toBeNull();
  expect(buildRevertPath(createChange({ object }), null)).toBeNull();
});

it('parses the change id from a location state, and returns null for other states', () => {
  expect(parseRevertChangeId({ revertChangeId: 'a' })).toBe('a');
  for (const invalidState of [null, undefined, 'a', { revertChangeId: 1 }, []])
    expect(parseRevertChangeId(invalidState)).toBeNull();
});
