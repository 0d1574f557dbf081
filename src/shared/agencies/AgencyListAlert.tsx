import { describeListFailure } from '@/domain/failureTexts/describeFailure';
import { QueryFailure } from '../errors/QueryFailure';
import { describeUnreadFailure } from './describeAgencies';
import { type useAgencies } from './useAgencies';

type AgencyList = Omit<ReturnType<typeof useAgencies>, 'exactMatch'>;

/** Says why agencies of the region are missing, or may be out of date, with 'Try again'. */
export function AgencyListAlert({ list }: { list: AgencyList }) {
  const { isFetching, retry, failure, nextPageFailure } = list;
  return (
    <QueryFailure
      title={getTitle(list)}
      kind="warning"
      failure={failure ?? nextPageFailure}
      query={{ isFetching, refetch: retry }}
    />
  );
}

function getTitle({ failure, isRefetchFailure, unread }: AgencyList): string {
  if (failure) return describeListFailure('Agencies');
  if (isRefetchFailure || !unread) return 'The agencies could not be loaded anew.';
  return describeUnreadFailure(unread.readCount);
}
