import { describeListFailure } from '@/domain/failures';
import { describeUnreadFailure } from '@/shared/agencies/describeAgencies';
import { QueryFailure } from '@/shared/errors/QueryFailure';
import { type Scope } from './useScope';

/** Says why agencies of the region cannot be chosen, with 'Try again'. */
export function ScopeAlert({ scope }: { scope: Scope }) {
  const { failure, nextPageFailure, isFetching, unread, retry, loadMore } = scope.list;
  return (
    <QueryFailure
      kind="warning"
      title={failure ? describeListFailure('Agencies') : describeUnreadFailure(unread?.readCount ?? 0)}
      failure={failure ?? (unread && nextPageFailure)}
      query={{ isFetching, refetch: failure ? retry : loadMore }}
    />
  );
}
