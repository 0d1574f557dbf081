import { useGetBalanceQuery } from '@/api/balance';
import { asFailure, reasonText, riderFailureMessage } from '@/domain/failures';
import { formatCents } from '@/domain/money';
import { CallFailure } from '../common/CallFailure';

/** The rider's balance, in dollars and cents; a dash where it can't be read. */
export function RiderBalance({ agency, userId }: { agency: string; userId: string }) {
  const { currentData: balance, error, isFetching, refetch } = useGetBalanceQuery({ agency, userId });
  const failure = error && !balance ? asFailure(error) : null;
  return (
    <div className="rider-profile__part">
      {failure && (
        <CallFailure
          failure={failure}
          title={riderFailureMessage(7, failure)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {reasonText(failure)}
        </CallFailure>
      )}
      <section className="rider-balance" aria-label="Customer balance" aria-busy={!balance && !failure}>
        <p className="rider-balance__label">Customer Balance</p>
        <p className="rider-balance__amount" data-negative={(balance?.amount ?? 0) < 0}>
          {balance || failure ? (
            formatCents(balance?.amount)
          ) : (
            <span className="rider-balance__skeleton" role="img" aria-label="Loading" />
          )}
        </p>
      </section>
    </div>
  );
}
