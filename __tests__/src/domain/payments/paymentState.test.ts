import { formatPaymentState } from '@/domain/payments/paymentState';

it('formats PAYMENT.OK as OK and any other status unchanged', () => {
  expect(['PAYMENT.OK', 'PAYMENT.VOID', '', null].map(formatPaymentState)).toEqual([
    'OK',
    'PAYMENT.VOID',
    '—',
    '—',
  ]);
});
