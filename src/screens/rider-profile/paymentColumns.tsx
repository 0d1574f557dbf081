import { formatTimestamp, offsetTimestamp, utcText } from '@/domain/dates';
import { type Payment, statusText } from '@/domain/entities/payment';
import { MISSING, textOr } from '@/domain/missing';
import { formatCents, plainCents } from '@/domain/money';
import { type Column } from '@/ui/table/column';

/** What an operator looks for among a rider's payments; the record itself opens with the row. */
export const paymentColumns: readonly Column<Payment>[] = [
  { key: 'id', title: 'ID', width: 110, text: ({ id }) => String(id), copies: true },
  {
    key: 'created',
    title: 'Created',
    width: 170,
    text: ({ created }) => formatTimestamp(created),
    hint: ({ created }) => utcText(created),
    file: { title: 'Created', text: ({ created }) => offsetTimestamp(created) },
  },
  {
    key: 'status',
    title: 'Status',
    width: 170,
    text: ({ status }) => statusText(status),
    hint: ({ status }) => textOr(status),
    render: ({ status }) => (
      <span className="payment-status" data-ok={statusText(status) === 'OK'}>
        {statusText(status)}
      </span>
    ),
  },
  { key: 'payment_type', title: 'Type', width: 130, text: ({ payment_type }) => textOr(payment_type) },
  {
    key: 'transaction_amount',
    title: 'Amount',
    width: 130,
    align: 'end',
    text: ({ transaction_amount }) => formatCents(transaction_amount),
    file: { title: 'Amount (USD)', text: ({ transaction_amount }) => plainCents(transaction_amount) },
  },
  { key: 'fare_media', title: 'Medium', width: 180, text: ({ fare_media }) => textOr(fare_media) },
  { key: 'coupon', title: 'Coupon', width: 130, text: couponText },
];

function couponText({ data: { coupon_id, coupon_count } }: Payment): string {
  return coupon_id === null ? MISSING : `#${coupon_id} × ${textOr(coupon_count)}`;
}
