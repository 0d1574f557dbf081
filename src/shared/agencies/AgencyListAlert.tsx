import { useState } from 'react';
import { describeListFailure } from '@/domain/failures';
import { QueryFailure } from '../errors/QueryFailure';
import { describeUnreadFailure } from './describeAgencies';
import { type useAgencies } from './useAgencies';

type AgencyList = Omit<ReturnType<typeof useAgencies>, 'exactMatch'>;

/** Says why agencies of the region are missing, or may be out of date, with 'Try again'. */
export function AgencyListAlert({ list }: { list: AgencyList }) {
  const { isFetching, retry } = list;
  const failure = list.failure ?? list.nextPageFailure;
  const title = getTitle(list);
  // The list has no failure while it is retried. The last one stays, so that 'Try again' keeps the focus.
  const [shown, setShown] = useState({ failure, title });
  if (!isFetching && failure !== shown.failure) setShown({ failure, title });
  return <QueryFailure {...shown} kind="warning" query={{ isFetching, refetch: retry }} />;
}

function getTitle({ failure, isRefetchFailure, unread }: AgencyList): string {
  if (failure) return describeListFailure('Agencies');
  if (isRefetchFailure || !unread) return 'The agencies could not be loaded anew.';
  return describeUnreadFailure(unread.readCount);
}
