import { describeCorrectedValue, parseStoredPayment } from '@/domain/changes/storedPayment';

const NO_COUPON = { coupon_id: null, coupon_count: null };

it.each([
  [
    '{"amount":450,"payment_medium":"Token"}',
    { transaction_amount: 450, fare_media: 'Token', data: NO_COUPON },
  ],
  [
    '{"amount":0,"payment_medium":"Coupon","coupon_id":7,"coupon_count":2}',
    { transaction_amount: 0, fare_media: 'Coupon', data: { coupon_id: 7, coupon_count: 2 } },
  ],
  [
    '{"amount":"4","payment_medium":null,"coupon_id":"007","coupon_count":1.5}',
    { transaction_amount: null, fare_media: null, data: { coupon_id: '007', coupon_count: null } },
  ],
  ['[]', null],
  [null, null],
])('parses a payment that the journal has stored as %s', (json, payment) => {
  expect(parseStoredPayment(json)).toEqual(payment);
});

const CASH = { amount: 450, payment_medium: 'CashFare' };
const COUPON = { amount: 450, payment_medium: 'Coupon', coupon_id: 7, coupon_count: 1 };

it.each([
  [CASH, { ...CASH, amount: 700 }, '$4.50 → $7.00'],
  [CASH, { ...CASH, amount: 700, payment_medium: 'Token' }, '$4.50 → $7.00; Cash · CashFare → Token'],
  [CASH, COUPON, 'Cash · CashFare → Coupon; no coupon → coupon 7 × 1'],
  [COUPON, { ...COUPON, coupon_id: 8 }, 'coupon 7 × 1 → coupon 8 × 1'],
  [
    { ...COUPON, payment_medium: 'Token' },
    { amount: 450, payment_medium: 'Token' },
    'coupon 7 × 1 → no coupon',
  ],
  [{ ...CASH, amount: null }, CASH, '— → $4.50'],
  [CASH, CASH, null],
  [null, CASH, null],
])('a correction from %j to %j has changed: %p', (before, after, text) => {
  const change = { before: JSON.stringify(before), after: JSON.stringify(after) };
  const words = { CashFare: 'Cash · CashFare' };
  expect(describeCorrectedValue({ region: 'usEast', ...change, words })).toBe(text);
});
