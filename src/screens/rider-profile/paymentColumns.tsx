import { formatIsoTimestamp, formatTimestamp, formatUtcTimestamp } from '@/domain/dates';
import { formatPaymentStatus, type Payment } from '@/domain/entities/payment';
import { MISSING_VALUE, textOrDash } from '@/domain/missingValue';
import { formatCents, formatPlainCents } from '@/domain/money';
import { type Column } from '@/ui/table/column';

/** The fields that operators look for. The whole payment is shown when its row is opened. */
export const paymentColumns: readonly Column<Payment>[] = [
  { key: 'id', title: 'ID', width: 110, text: ({ id }) => String(id), isCopyable: true },
  {
    key: 'created',
    title: 'Created',
    width: 170,
    text: ({ created }) => formatTimestamp(created),
    tooltip: ({ created }) => formatUtcTimestamp(created),
    csv: { title: 'Created', text: ({ created }) => formatIsoTimestamp(created) },
  },
  {
    key: 'status',
    title: 'Status',
    width: 170,
    text: ({ status }) => formatPaymentStatus(status),
    tooltip: ({ status }) => textOrDash(status),
    render: ({ status }) => (
      <span className="payment-status" data-ok={formatPaymentStatus(status) === 'OK'}>
        {formatPaymentStatus(status)}
      </span>
    ),
  },
  { key: 'payment_type', title: 'Type', width: 130, text: ({ payment_type }) => textOrDash(payment_type) },
  {
    key: 'transaction_amount',
    title: 'Amount',
    width: 130,
    align: 'end',
    text: ({ transaction_amount }) => formatCents(transaction_amount),
    csv: { title: 'Amount (USD)', text: ({ transaction_amount }) => formatPlainCents(transaction_amount) },
  },
  { key: 'fare_media', title: 'Medium', width: 180, text: ({ fare_media }) => textOrDash(fare_media) },
  { key: 'coupon', title: 'Coupon', width: 130, text: formatCoupon },
];

function formatCoupon({ data: { coupon_id, coupon_count } }: Payment): string {
  return coupon_id === null ? MISSING_VALUE : `#${coupon_id} × ${textOrDash(coupon_count)}`;
}
