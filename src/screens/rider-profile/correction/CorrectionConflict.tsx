import { type Coupon } from '@/domain/entities/coupon';
import { type Medium } from '@/domain/entities/medium';
import { type Payment } from '@/domain/entities/payment';
import { formatConflictTitle } from '@/domain/failureTexts/correction';
import { MISSING_VALUE, textOrDash } from '@/domain/missingValue';
import {
  changesNothing,
  formatMedium,
  type KnownPayment,
  toPaymentValues,
} from '@/domain/payments/correction';
import { nameCoupon } from '@/domain/payments/describeCoupon';
import { formatMoney } from '@/domain/payments/money';
import { formatPaymentStatus } from '@/domain/payments/paymentStatus';
import { type Currency } from '@/domain/regions';
import { selectCurrency } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { selectJournal } from '@/session/journal/journalState';
import { ConflictModal } from '@/shared/writes/ConflictModal';
import { describeConflictOrigin } from './conflictOrigin';
import { getCorrectionPlace } from './correctionPlace';
import { type SubmittedCorrection } from './write/correctPaymentWrite';
import './CorrectionConflict.css';

interface Props {
  submitted: SubmittedCorrection;
  current: Payment;
  mediums: readonly Medium[];
  coupons: readonly Coupon[];
  onTakeTheirs: () => void;
  onSendMine: () => void;
  onCancel: () => void;
}

/** Shows a payment that someone has changed since its editor was opened (decision 23). Nothing was sent. */
export function CorrectionConflict(props: Props) {
  const { submitted, current, mediums, coupons, onTakeTheirs, onSendMine, onCancel } = props;
  const { paymentId, opened, correction } = submitted;
  const currency = usePortalSelector(selectCurrency);
  const { changes } = usePortalSelector(selectJournal);
  const columns = [opened, current, toPaymentValues(correction)].map((payment) =>
    toTexts(payment, { mediums, coupons, currency }),
  );
  // A revert expects the payment as the correction that it reverts has left it.
  const isOpenedBySent = opened.isSent === true;
  return (
    <ConflictModal
      title={formatConflictTitle(paymentId, isOpenedBySent)}
      place={getCorrectionPlace(submitted)}
      noun="payment"
      onTakeTheirs={onTakeTheirs}
      onSendMine={changesNothing(current, correction, mediums) ? null : onSendMine}
      onCancel={onCancel}
    >
      <p>{describeConflictOrigin(submitted, current, mediums, changes)}</p>
      <table className="correction-conflict__table">
        <thead>
          <tr>
            <td />
            <th scope="col">{isOpenedBySent ? 'After your correction' : 'Opened'}</th>
            <th scope="col">Now</th>
            <th scope="col">Yours</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ label, key }) => {
            const [openedText, currentText, mineText] = columns.map((texts) => texts[key]);
            const texts = [openedText, currentText, mineText];
            if (texts.every((text) => text === undefined || text === MISSING_VALUE)) return null;
            const isChanged = openedText !== undefined && openedText !== currentText;
            return (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td>{openedText ?? ''}</td>
                <td>{isChanged ? <mark>{currentText}</mark> : currentText}</td>
                <td>{mineText ?? ''}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ConflictModal>
  );
}

const ROWS = [
  { label: 'Amount', key: 'amount' },
  { label: 'Fare Media', key: 'medium' },
  { label: 'Coupon', key: 'coupon' },
  { label: 'Coupon Count', key: 'count' },
  { label: 'Status', key: 'status' },
] as const;

type Texts = Partial<Record<(typeof ROWS)[number]['key'], string>>;

/** A value that is not known has no text. */
function toTexts(
  payment: KnownPayment,
  { mediums, coupons, currency }: Pick<Props, 'mediums' | 'coupons'> & { currency: Currency },
): Texts {
  const { transaction_amount, fare_media, status, data } = payment;
  return {
    amount: formatMoney(transaction_amount, currency),
    medium: formatMedium(fare_media, mediums),
    ...(data && {
      coupon: nameCoupon(String(data.coupon_id ?? ''), coupons),
      count: textOrDash(data.coupon_count),
    }),
    ...(status !== undefined && { status: formatPaymentStatus(status) }),
  };
}
