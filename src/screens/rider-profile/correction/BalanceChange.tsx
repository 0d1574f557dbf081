import { describeRiderError } from '@/domain/failures';
import { describeBalanceDifference } from '@/domain/failureTexts/correction';
import { subtractCents, formatCents, formatSignedCents } from '@/domain/money';
import { type SentCorrection } from '@/session/sentCorrectionsSlice';
import { DescriptionList } from '@/ui/DescriptionList';

/** The balance before and after, each as the service had it, and what lies between; `after` is undefined while it is read. */
export function BalanceChange({
  sent,
  balanceAfter,
}: {
  sent: SentCorrection;
  balanceAfter: number | null | undefined;
}) {
  const { balanceBefore: balanceBefore, correction } = sent;
  if (balanceAfter === null) return <p>{describeRiderError(7)}</p>;
  const change = balanceAfter === undefined ? undefined : subtractCents(balanceBefore, balanceAfter);
  const expected = subtractCents(sent.before.transaction_amount, correction.amount);
  const note = describeBalanceDifference(expected, change ?? null);
  return (
    <>
      <DescriptionList
        label="Change of the balance"
        isSilent
        descriptions={[
          { label: 'Balance before', value: formatCents(balanceBefore) },
          {
            label: 'Balance after',
            value: balanceAfter === undefined ? undefined : formatCents(balanceAfter),
          },
          { label: 'Change', value: change === undefined ? undefined : formatSignedCents(change) },
        ]}
      />
      {note && <p>{note}</p>}
    </>
  );
}
