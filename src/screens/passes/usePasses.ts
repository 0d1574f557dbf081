import { skipToken } from '@reduxjs/toolkit/query/react';
import { createPrefetchQuery, type PrefetchQueries } from '@/api/client/prefetchQuery';
import { mobileticketviewApi, buildPassesRequest, useListPassesInfiniteQuery } from '@/api/mobileticketview';
import { isLookupNeeded, findRecord } from '../common/recordLookup';
import { NO_RECONNECT_REFETCH, useListRefetchPolicy } from '../common/useListRefetchPolicy';
import { useIdFilter } from '../common/useIdFilter';
import { useInfiniteRows } from '../common/useInfiniteRows';
import { keyOfRecord } from '../common/useOpenRecord';
import { useRecordParam } from '../common/useRecordParam';

/** The first page of all. */
export const prefetchQueries: PrefetchQueries = ({ abbreviation: agency = '' }) => [
  createPrefetchQuery(mobileticketviewApi.endpoints.listPasses, { agency, id: '' }),
];

/** An agency's passes, or the one of an id. A new id is a new cache entry, so page 1 and no rows of the old one. */
export function usePasses(agency: string) {
  const filter = useIdFilter();
  const query = useListPassesInfiniteQuery({ agency, id: filter.debouncedText }, useListRefetchPolicy());
  const list = useInfiniteRows(query, keyOfRecord);
  const recordParam = useRecordParam();
  const byId = useListPassesInfiniteQuery(
    isLookupNeeded(recordParam.id, list) ? { agency, id: recordParam.id } : skipToken,
    NO_RECONNECT_REFETCH,
  );
  return {
    filter,
    list,
    recordParam,
    lookup: findRecord(recordParam.id, byId),
    request: (page: number) => buildPassesRequest({ agency, id: filter.debouncedText }, page),
  };
}
