import Button from 'antd/es/button';
import { useEffect, useRef, useState } from 'react';
import { useGetBalanceQuery } from '@/api/balance';
import { describeBalanceDifference } from '@/domain/failureTexts/correction';
import { describeRiderError } from '@/domain/failureTexts/riderProfile';
import { formatMoney } from '@/domain/payments/money';
import { differenceInCents, formatSignedMoney } from '@/domain/payments/moneyDifference';
import { getRegionCurrency } from '@/domain/regions';
import { usePortalDispatch } from '@/session/hooks';
import { pendingCorrectionChanged, type SentCorrection } from '@/session/writes/pendingWritesSlice';
import { DescriptionList } from '@/ui/data/DescriptionList';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import { pickPaymentKey } from './write/correctionChange';
import { usePendingCorrection } from './write/usePendingCorrections';

const RELOAD_BALANCE_LABEL = 'Reload the balance';

/**
 * The rider's balance before and after a correction that was applied. The first reading that has moved is stored as
 * the balance after it, because later changes of the balance do not belong to it.
 */
export function BalanceChange({ sent }: { sent: SentCorrection }) {
  const { agency, userId, sentAt, balanceBefore, before, correction } = sent;
  const dispatch = usePortalDispatch();
  const pendingCorrection = usePendingCorrection(sent);
  const storedBalance = pendingCorrection?.sentAt === sentAt ? pendingCorrection.balanceAfter : undefined;
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
  const readBalance = currentData?.amount ?? null;
  const expectedChange = differenceInCents(before.transaction_amount, correction.amount);
  const isUnmoved = differenceInCents(balanceBefore, readBalance) === 0;
  const isFinal =
    !isLoading &&
    !isError &&
    storedBalance === undefined &&
    // A balance that has not moved may not include the correction yet.
    (expectedChange === 0 || !isUnmoved);
  useEffect(() => {
    if (!isFinal) return;
    const paymentKey = pickPaymentKey(sent);
    dispatch(pendingCorrectionChanged({ paymentKey, sentAt, balanceAfter: readBalance }));
  }, [isFinal, dispatch, sent, sentAt, readBalance]);
  const rootRef = useRef<HTMLDivElement>(null);
  const reload = () => {
    // The button is removed with the reading that it asks for.
    rootRef.current?.focus({ preventScroll: true });
    void refetch();
  };
  if (isError && !isLoading && storedBalance === undefined) {
    return (
      <div ref={rootRef} tabIndex={-1}>
        <FailureAlert
          title={describeRiderError('balance')}
          actionLabel={RELOAD_BALANCE_LABEL}
          onAction={reload}
        />
      </div>
    );
  }
  // In cents; undefined while it is loaded.
  const balanceAfter = storedBalance === undefined && !isLoading ? readBalance : storedBalance;
  const change = balanceAfter === undefined ? undefined : differenceInCents(balanceBefore, balanceAfter);
  const hasNotMoved =
    storedBalance === undefined &&
    !isOutdated &&
    expectedChange !== null &&
    expectedChange !== 0 &&
    isUnmoved;
  const currency = getRegionCurrency(sent.region);
  const note = describeBalanceDifference(expectedChange, change ?? null, currency);
  return (
    <div ref={rootRef} tabIndex={-1}>
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
      {hasNotMoved && (
        <Button size="small" loading={isFetching} onClick={reload}>
          {RELOAD_BALANCE_LABEL}
        </Button>
      )}
    </div>
  );
}
