import { describeRiderError } from '@/domain/failures';
import { describeBalanceDifference } from '@/domain/failureTexts/correction';
import { RIDER_MESSAGE_INDEX } from '@/domain/failureTexts/riderMessageIndex';
import { differenceInCents, formatCents, formatSignedCents } from '@/domain/money';
import { type PendingCorrection } from '@/session/writes/pendingWritesSlice';
import { DescriptionList } from '@/ui/data/DescriptionList';

/**
 * The rider's balance before and after a correction. `balanceAfter`, in cents, is undefined while it is loaded, and
 * null when it cannot be loaded.
 */
export function BalanceChange({
  pendingCorrection,
  balanceAfter,
}: {
  pendingCorrection: PendingCorrection;
  balanceAfter: number | null | undefined;
}) {
  const { balanceBefore, correction } = pendingCorrection;
  if (balanceAfter === null) return <p>{describeRiderError(RIDER_MESSAGE_INDEX.balance)}</p>;
  const change = balanceAfter === undefined ? undefined : differenceInCents(balanceBefore, balanceAfter);
  const expectedChange = differenceInCents(pendingCorrection.before.transaction_amount, correction.amount);
  const note = describeBalanceDifference(expectedChange, change ?? null);
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
