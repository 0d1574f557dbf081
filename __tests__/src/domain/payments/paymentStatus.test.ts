import { formatPaymentStatus } from '@/domain/payments/paymentStatus';

it('formats PAYMENT.OK as OK and any other status unchanged', () => {
  expect(['PAYMENT.OK', 'PAYMENT.VOID', '', null].map(formatPaymentStatus)).toEqual([
    'OK',
    'PAYMENT.VOID',
    '—',
    '—',
  ]);
});
