import { useMemo } from 'react';
import { agencyApi, useFindAgenciesQuery, useListAgenciesQuery } from '@/api/agency';
import { prefetch, type PrefetchQueries } from '@/api/client/prefetch';
import { type Agency } from '@/domain/entities/agency';
import { AGENCY_LIST_LIMIT, FILTER_DEBOUNCE_MS } from '@/domain/limits';
import { isAbbreviation } from '@/domain/paths';
import { listAgencyNamesQueries } from '@/shared/agencies/useAgencyNames';
import { useDebounced } from '@/ui/filter/useDebounced';

export const prefetchQueries: PrefetchQueries = () => [
  prefetch(agencyApi.endpoints.listAgencies, undefined),
  ...listAgencyNamesQueries(),
];

/**
 * The first 100 agencies by abbreviation. An agency beyond them is requested when the filter is its whole abbreviation
 * (decision 16).
 */
export function useAgencies(filter: string) {
  const debouncedFilter = useDebounced(filter.trim(), FILTER_DEBOUNCE_MS);
  const list = useListAgenciesQuery();
  const isFull = (list.currentData?.rows.length ?? 0) >= AGENCY_LIST_LIMIT;
  const exactMatch = useFindAgenciesQuery(
    { abbreviation: debouncedFilter },
    { skip: !isFull || !isAbbreviation(debouncedFilter) },
  );
  const listedRows = list.currentData?.rows;
  const exactMatchRows = exactMatch.currentData?.rows;
  const allRows = useMemo(
    () => mergeAgencies(listedRows ?? [], exactMatchRows ?? []),
    [listedRows, exactMatchRows],
  );
  // Computed before the filter is typed, so that a key press only compares texts.
  const searchTexts = useMemo(() => allRows.map(buildSearchText), [allRows]);
  const rows = useMemo(() => {
    const searchText = debouncedFilter.toLowerCase();
    return searchText === ''
      ? allRows
      : allRows.filter((_agency, index) => searchTexts[index]?.includes(searchText));
  }, [allRows, searchTexts, debouncedFilter]);
  return {
    debouncedFilter,
    rows,
    /** The rows without the filter. */
    allRows,
    isLoading: list.isLoading,
    /** The request for an agency beyond the first 100 is pending. */
    isLookingUp: exactMatch.isFetching,
    lookUpFailure: exactMatch.isFetching ? undefined : exactMatch.error,
    retryLookUp: exactMatch.refetch,
    /** The list has 100 rows, so the region may have more agencies. */
    isFull,
    invalidRowCount:
      (list.currentData?.invalidRowCount ?? 0) + (exactMatch.currentData?.invalidRowCount ?? 0),
    failure: list.error,
    isRetrying: list.isFetching,
    retry: list.refetch,
  };
}

function mergeAgencies(listedRows: readonly Agency[], exactMatchRows: readonly Agency[]): readonly Agency[] {
  if (exactMatchRows.length === 0) return listedRows;
  const listedIds = new Set(listedRows.map(({ id }) => String(id)));
  return [...listedRows, ...exactMatchRows.filter(({ id }) => !listedIds.has(String(id)))];
}

function buildSearchText({ name, abbreviation, databasename }: Agency): string {
  return `${name ?? ''}\n${abbreviation}\n${databasename ?? ''}`.toLowerCase();
}
