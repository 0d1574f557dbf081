import { type Change } from '@/domain/changes/change';
import { type Medium } from '@/domain/entities/medium';
import { type Payment } from '@/domain/entities/payment';
import { MISSING_VALUE, textOrDash } from '@/domain/missingValue';
import { formatMedium, nameMedium } from '@/domain/payments/correction';
import { type Currency } from '@/domain/regions';
import { fixedTextColumn, idColumn } from '@/shared/lists/columns/columns';
import { moneyColumn } from '@/shared/lists/columns/moneyColumn';
import { timestampColumn } from '@/shared/lists/columns/timestampColumn';
import { renderStatus, statusColumn } from '@/shared/records/statusColumn';
import { MutedSuffix } from '@/ui/data/MutedSuffix';
import { type Column } from '@/ui/table/column';
import { CorrectedMark } from './CorrectedMark';

/** This operator's corrections, by payment id. */
interface Corrections {
  changes: ReadonlyMap<string, Change>;
  /** The payment that was corrected last; empty a few seconds later. */
  newId: string;
}

/**
 * The fields that operators look for. The whole payment is shown when its row is opened. In US East all columns fit in a window
 * of 1280 pixels beside the scroll bars of the page and of the table.
 */
export const buildPaymentColumns = (
  currency: Currency,
  mediums: readonly Medium[],
  corrections: Corrections,
): readonly Column<Payment>[] => [
  idColumn('id', 'ID'),
  timestampColumn('created', 'Created', 168),
  {
    // Wide enough for PAYMENT.CORRECTED and the mark.
    ...statusColumn('status', 'Status', 188),
    render: ({ id, status }) => {
      const time = corrections.changes.get(String(id))?.at;
      return (
        <>
          {renderStatus(status)}
          {time !== undefined && <CorrectedMark time={time} isNew={corrections.newId === String(id)} />}
        </>
      );
    },
  },
  { ...fixedTextColumn('payment_type', 'Type', 103), description: 'The platform’s field payment_type.' },
  // Outside US East the currency is behind the amount.
  moneyColumn('transaction_amount', 'Amount', currency === 'USD' ? 98 : 126, currency),
  {
    key: 'fare_media',
    title: 'Fare Media',
    description: 'The agency’s name of the medium, and the platform’s name behind it.',
    width: 238,
    text: ({ fare_media }) => formatMedium(fare_media, mediums),
    render: ({ fare_media }) => <MutedSuffix {...nameMedium(fare_media, mediums)} />,
  },
  {
    key: 'coupon',
    title: 'Coupon',
    description: 'The coupon’s id, and how many of it were used.',
    // Wide enough for a count of four digits.
    width: 91,
    isFixed: true,
    text: formatCoupon,
    render: ({ data: { coupon_id, coupon_count } }) =>
      // A long id is cut, because a cut count would be another number.
      coupon_id === null ? null : (
        <span className="payment-coupon">
          <span>#{coupon_id}</span>
          <span> × {textOrDash(coupon_count)}</span>
        </span>
      ),
  },
];

/** For example `#7 × 2`. */
export function formatCoupon({ data: { coupon_id, coupon_count } }: Payment): string {
  return coupon_id === null ? MISSING_VALUE : `#${coupon_id} × ${textOrDash(coupon_count)}`;
}
