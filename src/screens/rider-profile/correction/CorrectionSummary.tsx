import { type ReactNode } from 'react';
import { useGetProfileQuery } from '@/api/profile';
import { canBePutBack, mediumName, mediumOf, type PaymentValues } from '@/domain/correction';
import { type Medium } from '@/domain/entities/medium';
import { textOr } from '@/domain/missing';
import { changeBetween, formatCents, formatChange } from '@/domain/money';
import { regionMark, regionName } from '@/domain/regions';
import { usePortalSelector } from '@/session/hooks';
import { selectRegion } from '@/session/sessionSlice';
import { RegionMark } from '@/ui/RegionMark';
import { type CorrectionValues, wholeNumberOf } from './correctionSchema';

interface Props {
  agency: string;
  userId: string;
  /** The payment as it is. */
  payment: PaymentValues;
  /** The payment as it was before what was sent, which is summed up then. */
  before: PaymentValues | null;
  mediums: readonly Medium[];
  values: CorrectionValues;
}

/** What the correction will change, whose, and where: beside the fields, and no step between them and the call. */
export function CorrectionSummary({ agency, userId, mediums, values, ...props }: Props) {
  const payment = props.before ?? props.payment;
  const region = usePortalSelector(selectRegion);
  const { currentData: profile } = useGetProfileQuery({ agency, userId });
  const name = [profile?.first_name, profile?.last_name].filter(Boolean).join(' ');
  const present = payment.transaction_amount;
  const next = wholeNumberOf(values.amount);
  const medium = mediumOf(payment.fare_media, mediums);
  const presentMedium = medium === null ? textOr(payment.fare_media) : mediumName(medium, mediums);
  const nextMedium = textOr(values.payment_medium && mediumName(values.payment_medium, mediums));
  const rows: [label: string, value: ReactNode][] = [
    [props.before ? 'Amount before' : 'Present amount', formatCents(present)],
    ['New amount', formatCents(next)],
    ['Difference', formatChange(changeBetween(present, next))],
    ['Fare media', `${presentMedium} → ${nextMedium}`],
    ['Rider', name === '' ? userId : `${name} (${userId})`],
    ['Agency', agency],
    [
      'Region',
      <span key="region">
        <RegionMark region={region} mark={regionMark(region)} /> {regionName(region)}
      </span>,
    ],
    [
      'Can be put back',
      canBePutBack(payment, mediums)
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
