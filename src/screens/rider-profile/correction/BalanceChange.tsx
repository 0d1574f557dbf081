import { riderMessage } from '@/domain/failures';
import { balanceNote } from '@/domain/failureTexts/correction';
import { changeBetween, formatCents, formatChange } from '@/domain/money';
import { type SentCorrection } from '@/session/sentCorrectionsSlice';
import { FactList } from '@/ui/FactList';

/** The balance before and after, each as the service had it, and what lies between; `after` is undefined while it is read. */
export function BalanceChange({ sent, after }: { sent: SentCorrection; after: number | null | undefined }) {
  const { balanceBefore: before, correction } = sent;
  if (after === null) return <p>{riderMessage(7)}</p>;
  const change = after === undefined ? undefined : changeBetween(before, after);
  const expected = changeBetween(sent.before.transaction_amount, correction.amount);
  const note = balanceNote(expected, change ?? null);
  return (
    <>
      <FactList
        label="Change of the balance"
        isSilent
        facts={[
          { label: 'Balance before', value: formatCents(before) },
          { label: 'Balance after', value: after === undefined ? undefined : formatCents(after) },
          { label: 'Change', value: change === undefined ? undefined : formatChange(change) },
        ]}
      />
      {note && <p>{note}</p>}
    </>
  );
}
