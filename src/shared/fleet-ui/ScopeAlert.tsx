import { describeListFailure } from '@/domain/failures';
import { describeUnreadFailure } from '@/shared/agencies/describeAgencies';
import { CallFailure } from '@/shared/errors/CallFailure';
import { type Scope } from './useScope';

/** Says why agencies of the region cannot be chosen, with 'Try again'. */
export function ScopeAlert({ scope }: { scope: Scope }) {
  const { failure, nextPageFailure, unread, retry, loadMore } = scope.list;
  const shown = failure ?? (unread && nextPageFailure);
  if (!shown) return null;
  return (
    <CallFailure
      kind="warning"
      title={failure ? describeListFailure('Agencies') : describeUnreadFailure(unread?.readCount ?? 0)}
      failure={shown}
      onRetry={failure ? retry : loadMore}
    />
  );
}
