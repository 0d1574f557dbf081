import { skipToken } from '@reduxjs/toolkit/query/react';
import { prefetch, type PrefetchQueries } from '@/api/client/prefetch';
import { mobileticketviewApi, passesPages, useListPassesInfiniteQuery } from '@/api/mobileticketview';
import { useIdFilter } from '@/shared/lists/useIdFilter';
import { useInfiniteRows } from '@/shared/lists/useInfiniteRows';
import { NO_RECONNECT_REFETCH, useListRefetchPolicy } from '@/shared/lists/useListRefetchPolicy';
import { findRecord, isLookupNeeded } from '@/shared/records/recordLookup';
import { getRecordKey } from '@/shared/records/useOpenRecord';
import { useRecordParam } from '@/shared/records/useRecordParam';

/** The first page without a filter. */
export const prefetchQueries: PrefetchQueries = ({ abbreviation: agency = '' }) => [
  prefetch(mobileticketviewApi.endpoints.listPasses, { agency, id: '' }),
];

/** An agency's passes, filtered by id. Each filter has its own cache entry, so a new filter starts with page 1. */
export function usePasses(agency: string) {
  const filter = useIdFilter();
  const query = useListPassesInfiniteQuery({ agency, id: filter.debouncedText }, useListRefetchPolicy());
  const list = useInfiniteRows(query, getRecordKey);
  const recordParam = useRecordParam();
  const passById = useListPassesInfiniteQuery(
    isLookupNeeded(recordParam.id, list) ? { agency, id: recordParam.id } : skipToken,
    NO_RECONNECT_REFETCH,
  );
  return {
    filter,
    list,
    recordParam,
    lookup: findRecord(recordParam.id, passById),
    pages: passesPages({ agency, id: filter.debouncedText }),
  };
}
