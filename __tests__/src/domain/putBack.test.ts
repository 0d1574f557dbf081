import { type Change } from '@/domain/change';
import { pageOf } from '@/domain/changeTexts';
import { earlierPayment, putBackIn } from '@/domain/putBack';
import { putBackPath } from '@/domain/putBackPath';
import { recorded } from '@tests/support/journalBench';

const payment = (before: unknown, change: Partial<Change> = {}) =>
  recorded({
    object: { kind: 'payment', userId: '88', paymentId: '1234' },
    before: before === null ? null : JSON.stringify(before),
    ...change,
  });

it('is offered for a payment whose earlier values a correction can write', () => {
  const path = '/agency-dashboard/CBTA/riders/88?tab=editPayments&payment=1234';
  expect(putBackPath(payment({ amount: 450, payment_medium: 'CashFare' }))).toBe(path);
  const coupon = { amount: 0, payment_medium: 'Coupon', coupon_id: 7, coupon_count: 2 };
  expect(putBackPath(payment(coupon))).toBe(path);
  expect(earlierPayment(payment(coupon))).toEqual({
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
  expect(putBackPath(payment(before))).toBeNull();
});

it('is offered for rules and features after success, half of it, and where nobody can tell; not after failure', () => {
  const features: Partial<Change> = {
    object: { kind: 'features', name: 'a b', version: '1', platform: 'ios' },
    before: '{"x":"on"}',
  };
  for (const outcome of ['succeeded', 'partly', 'unknown'] as const) {
    expect(putBackPath(recorded({ outcome }))).toBe('/agency-dashboard/CBTA/businessRules?open=2');
    expect(putBackPath(recorded({ outcome, ...features }))).toBe(
      '/agency-dashboard/CBTA/agency-appfeatures?application=a+b&version=1&platform=ios',
    );
  }
  expect(putBackPath(recorded({ outcome: 'failed' }))).toBeNull();
  expect(putBackPath(recorded({ before: null, withheld: 'secret' }))).toBeNull();
});

it.each([
  [{ kind: 'agency', abbreviation: 'A', name: 'B' }, '/agencies'],
  [{ kind: 'operator', email: 'a@b.example' }, '/pso-users'],
  [{ kind: 'administrator', email: 'a@b.example' }, '/agency-dashboard/CBTA/admin-users'],
  [{ kind: 'profile', userId: '5' }, '/agency-dashboard/CBTA/admin-users'],
] as const)('what was made has a page, and nothing to put back: %j', (object, path) => {
  const change = recorded({ object, before: null });
  expect(pageOf(change).path).toBe(path);
  expect(putBackPath(change)).toBeNull();
  expect(putBackPath(recorded({ object }))).toBeNull();
});

it('reads a page’s state, whatever it is', () => {
  expect(putBackIn({ putBack: 'a' })).toBe('a');
  for (const other of [null, undefined, 'a', { putBack: 1 }, []]) expect(putBackIn(other)).toBeNull();
});
