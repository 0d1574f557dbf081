import { useMemo } from 'react';
import { agencyApi, useFindAgenciesQuery, useListAgenciesQuery } from '@/api/agency';
import { createPrefetchQuery, type PrefetchQueries } from '@/api/client/prefetchQuery';
import { type Agency } from '@/domain/entities/agency';
import { AGENCY_LIST_LIMIT, FILTER_DEBOUNCE_MS } from '@/domain/limits';
import { isAbbreviation } from '@/domain/paths';
import { useDebounced } from '@/ui/useDebounced';
import { agencyNamesQueries } from '../common/useAgencyNames';

/** The list, and the names of what its rows have numbers of. */
export const prefetchQueries: PrefetchQueries = () => [
  createPrefetchQuery(agencyApi.endpoints.listAgencies, undefined),
  ...agencyNamesQueries(),
];

/**
 * The agency list: the first 100 by abbreviation, and, once that many arrive, also the one that the filter names
 * exactly, from beyond them (decision 16).
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
  // Made when the rows come, so that no keystroke waits for it.
  const texts = useMemo(() => allRows.map(buildSearchText), [allRows]);
  const rows = useMemo(() => {
    const searchText = debouncedFilter.toLowerCase();
    return searchText === ''
      ? allRows
      : allRows.filter((_agency, index) => texts[index]?.includes(searchText));
  }, [allRows, texts, debouncedFilter]);
  return {
    /** What the rows are filtered by: the filter once it has rested. */
    debouncedFilter,
    rows,
    /** Those at hand that the filter leaves out, too. */
    allRows,
    isLoading: list.isLoading,
    /** The exact look-up beyond the first 100 is under way, or failed. */
    isLookingUp: exactMatch.isFetching,
    lookUpFailure: exactMatch.isFetching ? undefined : exactMatch.error,
    retryLookUp: exactMatch.refetch,
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
