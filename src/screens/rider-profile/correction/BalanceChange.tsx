import Button from 'antd/es/button';
import { useEffect, useState } from 'react';
import { useGetBalanceQuery } from '@/api/balance';
import { describeBalanceDifference } from '@/domain/failureTexts/correction';
import { describeRiderError, RIDER_MESSAGE_INDEX } from '@/domain/failureTexts/riderProfile';
import { formatMoney } from '@/domain/payments/money';
import { differenceInCents, formatSignedMoney } from '@/domain/payments/moneyDifference';
import { getRegionCurrency } from '@/domain/regions';
import { type SentCorrection } from '@/session/writes/pendingWritesSlice';
import { DescriptionList } from '@/ui/data/DescriptionList';

/** The rider's balance before and after a correction that was applied. */
export function BalanceChange({ sent }: { sent: SentCorrection }) {
  const { agency, userId, sentAt, balanceBefore, before, correction } = sent;
  const { currentData, startedTimeStamp, isFetching, isError, refetch } = useGetBalanceQuery({
    agency,
    userId,
  });
  // RTK Query starts no second request while one is in flight, and that one may be older than the correction. One refetch
  // is enough, also when the computer's clock was set back meanwhile.
  const [isRefetched, setIsRefetched] = useState(false);
  const isOutdated = !isRefetched && (startedTimeStamp ?? 0) < sentAt;
  useEffect(() => {
    if (!isFetching && isOutdated) void refetch().finally(() => setIsRefetched(true));
  }, [isFetching, isOutdated, refetch]);
  const isLoading = isFetching || isOutdated;
  if (isError && !isLoading) {
    return (
      <>
        <p>{describeRiderError(RIDER_MESSAGE_INDEX.balance)}</p>
        <Button size="small" onClick={() => void refetch()}>
          Reload the balance
        </Button>
      </>
    );
  }
  // In cents; undefined while it is loaded.
  const balanceAfter = isLoading ? undefined : (currentData?.amount ?? null);
  const change = balanceAfter === undefined ? undefined : differenceInCents(balanceBefore, balanceAfter);
  const expectedChange = differenceInCents(before.transaction_amount, correction.amount);
  const currency = getRegionCurrency(sent.region);
  const note = describeBalanceDifference(expectedChange, change ?? null, currency);
  return (
    <>
      <DescriptionList
        label="Change of the balance"
        isSilent
        descriptions={[
          { label: 'Balance before', value: formatMoney(balanceBefore, currency) },
          {
            label: 'Balance after',
            value: balanceAfter === undefined ? undefined : formatMoney(balanceAfter, currency),
          },
          { label: 'Change', value: change === undefined ? undefined : formatSignedMoney(change, currency) },
        ]}
      />
      {note && <p>{note}</p>}
    </>
  );
}
