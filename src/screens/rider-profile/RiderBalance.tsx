import { useGetBalanceQuery } from '@/api/balance';
import { formatTime } from '@/domain/dates';
import { RIDER_MESSAGE_INDEX } from '@/domain/failureTexts/riderProfile';
import { splitMoney } from '@/domain/payments/money';
import { toPlatformTime } from '@/session/auth/clockSkew';
import { selectCurrency } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { useFailureSinceMount } from '@/shared/errors/useFailureSinceMount';
import { MutedSuffix } from '@/ui/data/MutedSuffix';
import { RiderSection } from './RiderSection';

/** The rider's balance, or a dash if it cannot be loaded. If only its reload fails, the balance has the time of its reading. */
export function RiderBalance({ agency, userId }: { agency: string; userId: string }) {
  const query = useGetBalanceQuery({ agency, userId });
  const { currentData: balance, error, fulfilledTimeStamp = 0 } = query;
  const currency = usePortalSelector(selectCurrency);
  const readAt = usePortalSelector((state) => toPlatformTime(state, fulfilledTimeStamp));
  const failure = useFailureSinceMount({ error, data: balance });
  return (
    <RiderSection query={query} failure={failure} messageIndex={RIDER_MESSAGE_INDEX.balance}>
      <section className="rider-balance card" aria-label="Customer balance" aria-busy={!balance && !failure}>
        <p className="rider-balance__label">Customer Balance</p>
        <p className="rider-balance__amount" data-negative={(balance?.amount ?? 0) < 0}>
          {balance || failure ? (
            <>
              <MutedSuffix {...splitMoney(balance?.amount, currency)} />
              {balance && failure && <small className="muted-suffix">, read {formatTime(readAt)}</small>}
            </>
          ) : (
            <span className="rider-balance__skeleton" role="img" aria-label="Loading" />
          )}
        </p>
      </section>
    </RiderSection>
  );
}
