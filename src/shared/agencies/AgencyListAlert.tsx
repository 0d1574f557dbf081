import { describeListFailure } from '@/domain/failures';
import { QueryFailure } from '../errors/QueryFailure';
import { describeUnreadFailure } from './describeAgencies';
import { type useAgencies } from './useAgencies';

/** Says why agencies of the region are missing, with 'Try again'. */
export function AgencyListAlert({ list }: { list: ReturnType<typeof useAgencies> }) {
  const { failure, nextPageFailure, isFetching, unread, retry } = list;
  return (
    <QueryFailure
      kind="warning"
      title={failure ? describeListFailure('Agencies') : describeUnreadFailure(unread?.readCount ?? 0)}
      failure={failure ?? (unread && nextPageFailure)}
      query={{ isFetching, refetch: retry }}
    />
  );
}
