import { type Payment } from '@/domain/entities/payment';
import { toFormValues, toInitialValues } from '@/screens/rider-profile/correction/write/toPayload';

it('shows the values of a correction in the form, and empty fields for what it lacks', () => {
  expect(toFormValues({ amount: 0, payment_medium: 'CashFare' })).toEqual({
    amount: '0',
    payment_medium: 'CashFare',
    coupon_id: '',
    coupon_count: '',
  });
  expect(toFormValues({ amount: 5, payment_medium: 'Coupon', coupon_id: 7, coupon_count: 2 })).toEqual({
    amount: '5',
    payment_medium: 'Coupon',
    coupon_id: '7',
    coupon_count: '2',
  });
});

it.each<[string, Partial<Payment>, object]>([
  ['a medium', { fare_media: 'Token' }, { payment_medium: 'Token' }],
  ['no medium', { fare_media: null }, { payment_medium: '' }],
  ['a medium that no correction can set', { fare_media: 'CreditCard' }, { payment_medium: '' }],
  ['no amount', { transaction_amount: null }, { amount: '' }],
  [
    'a coupon',
    { data: { coupon_id: 7, coupon_count: 2 } as Payment['data'] },
    { coupon_id: '7', coupon_count: '2' },
  ],
])('opens a payment with %s', (_name, change, values) => {
  const data = { coupon_id: null, coupon_count: null } as Payment['data'];
  const payment = { transaction_amount: 250, fare_media: null, data, ...change } as Payment;
  const mediums = [
    { medium: 'CreditCard', alias: null },
    { medium: 'Token', alias: null },
  ];
  expect(toInitialValues(payment, mediums as never)).toEqual({
    amount: '250',
    payment_medium: '',
    coupon_id: '',
    coupon_count: '',
    ...values,
  });
});
