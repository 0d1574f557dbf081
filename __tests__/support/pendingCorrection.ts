import { type PendingCorrection } from '@/session/writes/pendingWritesSlice';

export const PAYMENT_VALUES = {
  transaction_amount: 450,
  fare_media: 'Cash',
  data: { coupon_id: null, coupon_count: null },
};

/** A correction of a payment of CBTA whose outcome is unknown. */
export const PENDING_CORRECTION: PendingCorrection = {
  kind: 'correction',
  region: 'usEast',
  agency: 'CBTA',
  userId: '1000119',
  paymentId: '5000083',
  correction: { amount: 700, payment_medium: 'CashFare' },
  before: PAYMENT_VALUES,
  balanceBefore: 1098,
  sentAt: 1,
  changeId: 'correction-1',
  status: 'settled',
  verification: null,
};
