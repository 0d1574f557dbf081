import { formatMedium, nameMedium } from '@/domain/correction';
import { type Medium } from '@/domain/entities/medium';
import { formatPaymentStatus, type Payment } from '@/domain/entities/payment';
import { MISSING_VALUE, textOrDash } from '@/domain/missingValue';
import { type Currency } from '@/domain/regions';
import { idColumn, tagColumn } from '@/shared/lists/columns';
import { moneyColumn } from '@/shared/lists/moneyColumn';
import { timestampColumn } from '@/shared/lists/timestampColumn';
import { MutedSuffix } from '@/ui/data/MutedSuffix';
import { type Column } from '@/ui/table/column';

/** The fields that operators look for. The whole payment is shown when its row is opened. */
export const buildPaymentColumns = (
  currency: Currency,
  mediums: readonly Medium[],
): readonly Column<Payment>[] => [
  idColumn('id', 'ID'),
  timestampColumn('created', 'Created'),
  {
    key: 'status',
    title: 'Status',
    // Wide enough for PAYMENT.CORRECTED with its mark.
    width: 182,
    isFixed: true,
    text: ({ status }) => formatPaymentStatus(status),
    tooltip: ({ status }) => textOrDash(status),
    render: ({ status }) => (
      <span className="payment-status" data-ok={formatPaymentStatus(status) === 'OK'}>
        {formatPaymentStatus(status)}
      </span>
    ),
  },
  tagColumn('payment_type', 'Type', 100),
  // Outside US East the currency is behind the amount.
  moneyColumn('transaction_amount', 'Amount', currency === 'USD' ? 112 : 132, currency),
  {
    key: 'fare_media',
    title: 'Medium',
    width: 276,
    text: ({ fare_media }) => formatMedium(fare_media, mediums),
    render: ({ fare_media }) => <MutedSuffix {...nameMedium(fare_media, mediums)} />,
  },
  { key: 'coupon', title: 'Coupon', width: 82, text: formatCoupon },
];

function formatCoupon({ data: { coupon_id, coupon_count } }: Payment): string {
  return coupon_id === null ? MISSING_VALUE : `#${coupon_id} × ${textOrDash(coupon_count)}`;
}
