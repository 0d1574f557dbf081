import { formatTime } from '@/domain/dates';
import { type Balance } from '@/domain/entities/riderProfile';
import { type Failure } from '@/domain/failures';
import { splitMoney } from '@/domain/payments/money';
import { toPlatformTime } from '@/session/auth/clockSkew';
import { selectCurrency } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { MutedSuffix } from '@/ui/data/MutedSuffix';
import { type RiderQuery, RiderSection } from './RiderSection';

interface Props {
  query: RiderQuery<Balance>;
  failure: Failure | null;
}

/**
 * The rider's balance, or a dash if it cannot be loaded; muted while it is read again. If only its reload fails, the
 * balance has the time of its reading.
 */
export function RiderBalance({ query, failure }: Props) {
  const { currentData: balance, fulfilledTimeStamp = 0, isFetching } = query;
  const currency = usePortalSelector(selectCurrency);
  const readAt = usePortalSelector((state) => toPlatformTime(state, fulfilledTimeStamp));
  return (
    <RiderSection query={query} failure={failure} message="balance">
      <section
        className="rider-balance card"
        aria-label="Customer balance"
        aria-busy={isFetching || (!balance && !failure)}
      >
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
