import { type Change } from '@/domain/change';
import { buildChangeLink } from '@/domain/changeTexts';
import { parsePreviousPayment, parseRevertChangeId } from '@/domain/revert';
import { buildRevertPath } from '@/domain/revertPath';
import { createChange } from '@tests/support/journalFixture';

const payment = (before: unknown, change: Partial<Change> = {}) =>
  createChange({
    object: { kind: 'payment', userId: '88', paymentId: '1234' },
    before: before === null ? null : JSON.stringify(before),
    ...change,
  });

it('is offered for a payment whose earlier values a correction can write', () => {
  const path = '/agency-dashboard/CBTA/riders/88?tab=editPayments&payment=1234';
  expect(buildRevertPath(payment({ amount: 450, payment_medium: 'CashFare' }))).toBe(path);
  const coupon = { amount: 0, payment_medium: 'Coupon', coupon_id: 7, coupon_count: 2 };
  expect(buildRevertPath(payment(coupon))).toBe(path);
  expect(parsePreviousPayment(payment(coupon))).toEqual({
    amount: 0,
    payment_medium: 'Coupon',
    coupon_id: '7',
    coupon_count: '2',
  });
});

it.each([
  ['another medium', { amount: 450, payment_medium: 'CreditCard' }],
  ['no medium', { amount: 450, payment_medium: null }],
  ['an amount below zero', { amount: -1, payment_medium: 'RMPay' }],
  ['no amount', { amount: null, payment_medium: 'RMPay' }],
  ['a coupon that nobody knows', { amount: 1, payment_medium: 'Coupon', coupon_count: 1 }],
  ['no count of coupons', { amount: 1, payment_medium: 'Coupon', coupon_id: 7 }],
  ['nothing known', null],
])('is not offered for a payment that had %s', (_case, before) => {
  expect(buildRevertPath(payment(before))).toBeNull();
});

it('is offered for rules and features after success, half of it, and where nobody can tell; not after failure', () => {
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
  expect(buildRevertPath(createChange({ before: null, withheld: 'secret' }))).toBeNull();
});

it.each([
  [{ kind: 'agency', abbreviation: 'A', name: 'B' }, '/agencies'],
  [{ kind: 'operator', email: 'a@b.example' }, '/pso-users'],
  [{ kind: 'administrator', email: 'a@b.example' }, '/agency-dashboard/CBTA/admin-users'],
  [{ kind: 'profile', userId: '5' }, '/agency-dashboard/CBTA/admin-users'],
] as const)('what was made has a page, and nothing to put back: %j', (object, path) => {
  const change = createChange({ object, before: null });
  expect(buildChangeLink(change).path).toBe(path);
  expect(buildRevertPath(change)).toBeNull();
  expect(buildRevertPath(createChange({ object }))).toBeNull();
});

it('reads a page’s state, whatever it is', () => {
  expect(parseRevertChangeId({ revertChangeId: 'a' })).toBe('a');
  for (const other of [null, undefined, 'a', { revertChangeId: 1 }, []])
    expect(parseRevertChangeId(other)).toBeNull();
});
