import { type Coupon } from '@/domain/entities/coupon';
import { type Medium } from '@/domain/entities/medium';
import { formatPaymentValues } from '@/domain/payments/correction';
import { describeCoupon } from '@/domain/payments/describeCoupon';
import { describeSentValues } from '@/screens/rider-profile/correction/write/describeSentValues';

const TICKETS = [
  { id: 1, display_name: 'Welcome Ride', value: 250 },
  { id: 2, display_name: 'Transfer', value: null },
  { id: 3, display_name: '', value: null },
] as Coupon[];

const SENT = {
  region: 'usEast',
  agency: 'CBTA',
  userId: '1000119',
  paymentId: '5000083',
  changeId: 'a',
  balanceBefore: null,
  sentAt: 0,
} as const;

it.each([
  ['1', 250, 'Welcome Ride (1) × 250 = $625.00'],
  ['1', null, 'Welcome Ride (1), $2.50 each'],
  ['1', 2 ** 52, 'Welcome Ride (1) × 4503599627370496, $2.50 each'],
  ['2', 3, 'Transfer (2) × 3'],
  ['3', 3, '3 × 3'],
  ['7', 3, '7 × 3'],
  ['', null, '—'],
])('the coupon %s with the count %s is %s', (id, count, text) => {
  expect(describeCoupon(id, count, TICKETS, 'USD')).toBe(text);
});

it('the values of a correction with a coupon end with the coupon', () => {
  const sent = {
    ...SENT,
    before: { transaction_amount: 450, fare_media: 'Token', data: { coupon_id: null, coupon_count: null } },
    correction: { amount: 500, payment_medium: 'Coupon', coupon_id: 1, coupon_count: 2 },
  } as const;
  expect(describeSentValues(sent, [], TICKETS)).toBe(
    '$4.50, Token → $5.00, Coupon: Welcome Ride (1) × 2 = $5.00',
  );
});

it('the values of a correction that removes a coupon name it', () => {
  const sent = {
    ...SENT,
    before: { transaction_amount: 500, fare_media: 'Coupon', data: { coupon_id: 1, coupon_count: 2 } },
    correction: { amount: 450, payment_medium: 'Token' },
  } as const;
  expect(describeSentValues(sent, [], TICKETS)).toBe(
    '$5.00, Coupon: Welcome Ride (1) × 2 = $5.00 → $4.50, Token',
  );
});

it('a correction of only the amount, or only the medium, leaves the other out', () => {
  const describe = (amount: number, payment_medium: 'Token' | 'CashFare') =>
    describeSentValues(
      {
        ...SENT,
        before: {
          transaction_amount: 450,
          fare_media: 'Cash',
          data: { coupon_id: null, coupon_count: null },
        },
        correction: { amount, payment_medium },
      },
      [{ medium: 'CashFare', alias: 'Cash' }] as Medium[],
    );
  expect(describe(500, 'CashFare')).toBe('$4.50 → $5.00');
  expect(describe(450, 'Token')).toBe('Cash · CashFare → Token');
  expect(describe(500, 'Token')).toBe('$4.50, Cash · CashFare → $5.00, Token');
});

it('the values of a payment name its coupon, so that those of two coupons read different', () => {
  const describe = (coupon_count: number) =>
    formatPaymentValues(
      { transaction_amount: 700, fare_media: 'Coupon', data: { coupon_id: 7, coupon_count } },
      'USD',
      [],
    );
  expect([describe(1), describe(5)]).toEqual(['$7.00, Coupon: 7 × 1', '$7.00, Coupon: 7 × 5']);
});
