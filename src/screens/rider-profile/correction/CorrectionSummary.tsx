import { type ReactNode } from 'react';
import { useGetBalanceQuery } from '@/api/balance';
import { useGetProfileQuery } from '@/api/profile';
import { formatTime } from '@/domain/dates';
import { type Coupon } from '@/domain/entities/coupon';
import { type Medium } from '@/domain/entities/medium';
import { type Payment } from '@/domain/entities/payment';
import { COUPON_MEDIUM } from '@/domain/limits';
import { MISSING_VALUE, textOrDash } from '@/domain/missingValue';
import {
  describeWhyNotRevertible,
  formatMedium,
  type PaymentValues,
  resolveMedium,
} from '@/domain/payments/correction';
import { describeCoupon } from '@/domain/payments/describeCoupon';
import { splitMoney } from '@/domain/payments/money';
import { differenceInCents, splitSignedMoney } from '@/domain/payments/moneyDifference';
import { type Currency, getRegionName } from '@/domain/regions';
import { toPlatformTime } from '@/session/auth/clockSkew';
import { selectCurrency, selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { RegionBadge } from '@/shared/forms/RegionBadge';
import { MutedSuffix } from '@/ui/data/MutedSuffix';
import { type CorrectionValues, parseWholeNumber } from './fields/correctionSchema';
import { useMaxCorrectionCents } from './useMaxCorrectionCents';

interface Props {
  agency: string;
  userId: string;
  payment: PaymentValues & Pick<Payment, 'user_id'>;
  /** The payment's values before a correction whose outcome is unknown; null when there is none. */
  valuesBefore: PaymentValues | null;
  mediums: readonly Medium[];
  coupons: readonly Coupon[];
  /** The typed values of the form. */
  values: CorrectionValues;
}

type Row = [label: string, value: ReactNode];

/** Shows what the correction will change, for which rider, agency and region. */
export function CorrectionSummary({ agency, userId, mediums, coupons, values, ...props }: Props) {
  const oldValues = props.valuesBefore ?? props.payment;
  const region = usePortalSelector(selectRegion);
  const currency = usePortalSelector(selectCurrency);
  const { currentData: profile } = useGetProfileQuery({ agency, userId });
  const { currentData: balance, fulfilledTimeStamp = 0 } = useGetBalanceQuery({ agency, userId });
  const balanceReadAt = usePortalSelector((state) => toPlatformTime(state, fulfilledTimeStamp));
  const riderName = [profile?.first_name, profile?.last_name].filter(Boolean).join(' ');
  const oldAmount = oldValues.transaction_amount;
  const newAmount = parseWholeNumber(values.amount);
  const oldMedium = resolveMedium(oldValues.fare_media, mediums);
  const oldMediumName =
    oldMedium === null ? textOrDash(oldValues.fare_media) : formatMedium(oldMedium, mediums);
  const newMediumName = textOrDash(values.payment_medium && formatMedium(values.payment_medium, mediums));
  const couponText = describeCouponChange(oldValues, values, coupons, currency);
  const whyNotRevertible = describeWhyNotRevertible(oldValues, newAmount, mediums, useMaxCorrectionCents());
  const rows: Row[] = [
    [props.valuesBefore ? 'Amount before' : 'Current amount', renderMoney(splitMoney(oldAmount, currency))],
    ['New amount', renderMoney(splitMoney(newAmount, currency))],
    ['Difference', renderMoney(splitSignedMoney(differenceInCents(oldAmount, newAmount), currency))],
    ['Fare Media', oldMediumName === newMediumName ? oldMediumName : `${oldMediumName} → ${newMediumName}`],
    ...(couponText === null ? [] : [['Coupon', couponText] satisfies Row]),
    ['Balance now', renderBalance(balance?.amount, balanceReadAt, currency)],
    [
      'Rider',
      // The URL may name the payment of another rider.
      `${riderName === '' ? userId : `${riderName} (${userId})`}${
        props.payment.user_id === null ? ', by this page: the payment names no rider' : ''
      }`,
    ],
    ['Agency', agency],
    [
      'Region',
      <span key="region">
        <RegionBadge region={region} /> {getRegionName(region)}
      </span>,
    ],
    ...(whyNotRevertible === null ? [['Can be undone', 'Yes, by another correction'] satisfies Row] : []),
  ];
  return (
    <div
      role="group"
      className="correction-summary"
      aria-label="What will change"
      data-final={whyNotRevertible !== null}
    >
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {whyNotRevertible !== null && (
        <p className="correction-summary__warning">This can’t be undone here: {whyNotRevertible}.</p>
      )}
    </div>
  );
}

/** For example `Jury Duty (2) × 3 → none`; null when neither the payment nor the form has a coupon. */
function describeCouponChange(
  { data }: PaymentValues,
  values: CorrectionValues,
  coupons: readonly Coupon[],
  currency: Currency,
): string | null {
  const before =
    data.coupon_id === null
      ? null
      : describeCoupon(String(data.coupon_id), data.coupon_count, coupons, currency);
  if (values.payment_medium !== COUPON_MEDIUM) return before === null ? null : `${before} → none`;
  const after = describeCoupon(values.coupon_id, parseWholeNumber(values.coupon_count), coupons, currency);
  return before === null || before === after ? after : `${before} → ${after}`;
}

const renderMoney = (money: ReturnType<typeof splitMoney>) => <MutedSuffix {...money} />;

/** With the time of the reading, in milliseconds since 1970: the balance may have changed since. */
function renderBalance(cents: number | null | undefined, readAt: number, currency: Currency): ReactNode {
  if (cents === undefined || cents === null) return MISSING_VALUE;
  return (
    <>
      {renderMoney(splitMoney(cents, currency))}, read {formatTime(readAt)}
    </>
  );
}
