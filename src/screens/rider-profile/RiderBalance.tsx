import { useGetBalanceQuery } from '../../api/balance';
import { asFailure, reasonText, riderFailureMessage } from '../../domain/failures';
import { formatCents } from '../../domain/money';
import { FailureAlert } from '../../ui/FailureAlert';

/** The rider's balance, in dollars and cents. */
export function RiderBalance({ agency, userId }: { agency: string; userId: string }) {
  const { currentData: balance, error, isFetching, refetch } = useGetBalanceQuery({ agency, userId });
  if (error && !balance) {
    const failure = asFailure(error);
    return (
      <FailureAlert
        title={riderFailureMessage(7, failure)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      >
        {reasonText(failure)}
      </FailureAlert>
    );
  }
  return (
    <section className="rider-balance" aria-label="Customer balance" aria-busy={!balance}>
      <p className="rider-balance__label">Customer Balance</p>
      <p className="rider-balance__amount" data-negative={(balance?.amount ?? 0) < 0}>
        {balance ? (
          formatCents(balance.amount)
        ) : (
          <span className="rider-balance__skeleton" role="img" aria-label="Loading" />
        )}
      </p>
    </section>
  );
}
