import { type ReactNode } from 'react';
import { useGetProfileQuery } from '@/api/profile';
import { canRevertPayment, formatMedium, type PaymentValues, resolveMedium } from '@/domain/correction';
import { type Medium } from '@/domain/entities/medium';
import { textOrDash } from '@/domain/missingValue';
import { formatCents } from '@/domain/money';
import { differenceInCents, formatSignedCents } from '@/domain/moneyDifference';
import { getRegionCode, getRegionName } from '@/domain/regions';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { RegionBadge } from '@/ui/data/RegionBadge';
import { type CorrectionValues, parseWholeNumber } from './correctionSchema';

interface Props {
  agency: string;
  userId: string;
  payment: PaymentValues;
  /** The payment's values before the submitted correction; null before Submit. */
  valuesBefore: PaymentValues | null;
  mediums: readonly Medium[];
  /** The typed values of the form. */
  values: CorrectionValues;
}

/** Shows what the correction will change, for which rider, agency and region. */
export function CorrectionSummary({ agency, userId, mediums, values, ...props }: Props) {
  const oldValues = props.valuesBefore ?? props.payment;
  const region = usePortalSelector(selectRegion);
  const { currentData: profile } = useGetProfileQuery({ agency, userId });
  const riderName = [profile?.first_name, profile?.last_name].filter(Boolean).join(' ');
  const oldAmount = oldValues.transaction_amount;
  const newAmount = parseWholeNumber(values.amount);
  const oldMedium = resolveMedium(oldValues.fare_media, mediums);
  const oldMediumName =
    oldMedium === null ? textOrDash(oldValues.fare_media) : formatMedium(oldMedium, mediums);
  const newMediumName = textOrDash(values.payment_medium && formatMedium(values.payment_medium, mediums));
  const rows: [label: string, value: ReactNode][] = [
    [props.valuesBefore ? 'Amount before' : 'Current amount', formatCents(oldAmount)],
    ['New amount', formatCents(newAmount)],
    ['Difference', formatSignedCents(differenceInCents(oldAmount, newAmount))],
    ['Fare media', `${oldMediumName} → ${newMediumName}`],
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
      canRevertPayment(oldValues, mediums)
        ? 'Yes, by another correction'
        : 'No: the current values can’t be entered here',
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
