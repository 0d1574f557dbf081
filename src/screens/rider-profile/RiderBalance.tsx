import { useGetBalanceQuery } from '@/api/balance';
import { describeFailure, describeRiderFailure, toFailure } from '@/domain/failures';
import { formatCents } from '@/domain/money';
import { CallFailure } from '../common/CallFailure';

/** The index of the error message in RIDER_ERROR_MESSAGES. */
const BALANCE_MESSAGE_INDEX = 7;

/** The rider's balance in dollars and cents; a dash when it cannot be loaded. */
export function RiderBalance({ agency, userId }: { agency: string; userId: string }) {
  const { currentData: balance, error, isFetching, refetch } = useGetBalanceQuery({ agency, userId });
  const failure = error && !balance ? toFailure(error) : null;
  return (
    <div className="rider-profile__section">
      {failure && (
        <CallFailure
          failure={failure}
          title={describeRiderFailure(BALANCE_MESSAGE_INDEX, failure)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {describeFailure(failure)}
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
