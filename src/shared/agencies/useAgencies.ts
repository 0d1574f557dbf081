import { useEffect, useMemo } from 'react';
import { useFindAgencyQuery, useListAgenciesInfiniteQuery } from '@/api/agency';
import { areAgenciesRepeated } from '@/api/agencyListPages';
import { type ListGap } from '@/api/paging/listGap';
import { type Agency } from '@/domain/entities/agency';
import { type Failure } from '@/domain/failures';
import { AGENCIES_READ_LIMIT } from '@/domain/limits';
import { isAbbreviation } from '@/domain/paths';
import { toQueryFailure } from '@/shared/errors/toQueryFailure';
import { type InfiniteRows, useInfiniteRows } from '../lists/infinite/useInfiniteRows';
import { NO_RECONNECT_REFETCH, type RefetchPolicy } from '../lists/infinite/useListRefetchPolicy';
import { getId } from '../lists/rowKeys';
import { type UnreadAgencies } from './describeAgencies';

interface AgencyList extends InfiniteRows<Agency> {
  /** Null when all agencies of the region are read, and while the first ones are. */
  unread: UnreadAgencies | null;
  /** The request for the agency with exactly the typed abbreviation, which can be one that is not read yet. */
  exactMatch: {
    rows: readonly Agency[];
    isFetching: boolean;
    failure: Failure | null;
    refetch: () => unknown;
  };
}

/**
 * The agencies of the region: the first 100, and after them the rest, as long as the hook is mounted (decision 16). An
 * agency that is not among them and whose abbreviation is exactly `text` is requested by itself: it may not be read yet, or
 * be newer than the list.
 */
export function useAgencies(text: string, refetchPolicy: RefetchPolicy = NO_RECONNECT_REFETCH): AgencyList {
  const query = useListAgenciesInfiniteQuery(undefined, refetchPolicy);
  const pages = query.currentData?.pages;
  const isRepeated = useMemo(() => areAgenciesRepeated(pages ?? []), [pages]);
  const list = useInfiniteRows(query, getId);
  const { rows, hasMore, isFetching, loadMore, failure, nextPageFailure } = list;
  const isStopped = nextPageFailure !== null || rows.length >= AGENCIES_READ_LIMIT;
  const shouldLoad = hasMore && !isFetching && !isStopped;
  useEffect(() => {
    if (shouldLoad) loadMore();
  }, [shouldLoad, loadMore]);

  const isIncomplete = hasMore || isRepeated || failure !== null;
  const isRead = rows.some(({ abbreviation }) => abbreviation === text);
  const exactMatch = useFindAgencyQuery(
    { abbreviation: text },
    { skip: list.isLoading || isRead || !isAbbreviation(text) },
  );
  return {
    ...list,
    gap: isRepeated ? REPEATED_GAP : null,
    unread: isIncomplete ? { readCount: rows.length, isLoading: isFetching || shouldLoad } : null,
    exactMatch: {
      rows: exactMatch.currentData?.rows ?? NO_AGENCIES,
      isFetching: exactMatch.isFetching,
      failure: toQueryFailure(exactMatch.error),
      refetch: exactMatch.refetch,
    },
  };
}

/** The service sent no new agencies. */
const REPEATED_GAP: ListGap = {
  kind: 'stopped',
  pages: [],
  counts: { rowCount: 0, invalidRowCount: 0, hasRepeatedRow: true, hasNewRow: false },
};

/** One array, so that what depends on it is not computed anew. */
const NO_AGENCIES: readonly Agency[] = [];
