import { type ReactNode } from 'react';
import { useGetProfileQuery } from '@/api/profile';
import { canRevertPayment, formatMedium, resolveMedium, type PaymentValues } from '@/domain/correction';
import { type Medium } from '@/domain/entities/medium';
import { textOrDash } from '@/domain/missingValue';
import { subtractCents, formatCents, formatSignedCents } from '@/domain/money';
import { getRegionCode, getRegionName } from '@/domain/regions';
import { usePortalSelector } from '@/session/hooks';
import { selectRegion } from '@/session/sessionSlice';
import { RegionBadge } from '@/ui/RegionBadge';
import { type CorrectionValues, parseWholeNumber } from './correctionSchema';

interface Props {
  agency: string;
  userId: string;
  /** The payment as it is. */
  payment: PaymentValues;
  /** The payment as it was before what was sent, which is summed up then. */
  valuesBefore: PaymentValues | null;
  mediums: readonly Medium[];
  values: CorrectionValues;
}

/** What the correction will change, whose, and where: beside the fields, and no step between them and the call. */
export function CorrectionSummary({ agency, userId, mediums, values, ...props }: Props) {
  const payment = props.valuesBefore ?? props.payment;
  const region = usePortalSelector(selectRegion);
  const { currentData: profile } = useGetProfileQuery({ agency, userId });
  const riderName = [profile?.first_name, profile?.last_name].filter(Boolean).join(' ');
  const currentAmount = payment.transaction_amount;
  const newAmount = parseWholeNumber(values.amount);
  const currentMedium = resolveMedium(payment.fare_media, mediums);
  const currentMediumName =
    currentMedium === null ? textOrDash(payment.fare_media) : formatMedium(currentMedium, mediums);
  const newMediumName = textOrDash(values.payment_medium && formatMedium(values.payment_medium, mediums));
  const rows: [label: string, value: ReactNode][] = [
    [props.valuesBefore ? 'Amount before' : 'Present amount', formatCents(currentAmount)],
    ['New amount', formatCents(newAmount)],
    ['Difference', formatSignedCents(subtractCents(currentAmount, newAmount))],
    ['Fare media', `${currentMediumName} → ${newMediumName}`],
    ['Rider', riderName === '' ? userId : `${riderName} (${userId})`],
    ['Agency', agency],
    [
      'Region',
      <span key="region">
        <RegionBadge region={region} code={getRegionCode(region)} /> {getRegionName(region)}
      </span>,
    ],
    [
      'Can be put back',
      canRevertPayment(payment, mediums)
        ? 'Yes, by another correction'
        : 'No: the present values can’t be entered here',
    ],
  ];
  return (
    <dl className="correction-summary" aria-label="What will change">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
