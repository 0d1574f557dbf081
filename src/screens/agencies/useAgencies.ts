import { useMemo } from 'react';
import { useFindAgenciesQuery, useListFirstAgenciesQuery } from '@/api/agency';
import { type Agency } from '@/domain/entities/agency';
import { toFailure } from '@/domain/failures';
import { AGENCY_LIST_LIMIT } from '@/domain/limits';
import { isAbbreviation } from '@/domain/paths';

/**
 * The first 100 agencies by abbreviation. An agency beyond them is requested when the filter is its whole abbreviation
 * (decision 16).
 */
export function useAgencies(filter: string) {
  const { currentData, error, isLoading, isFetching, refetch } = useListFirstAgenciesQuery();
  const isFull = (currentData?.rows.length ?? 0) >= AGENCY_LIST_LIMIT;
  const exactMatch = useFindAgenciesQuery(
    { abbreviation: filter },
    { skip: !isFull || !isAbbreviation(filter) },
  );
  const listedRows = currentData?.rows;
  const exactMatchRows = exactMatch.currentData?.rows;
  const rows = useMemo(
    () => mergeAgencies(listedRows ?? [], exactMatchRows ?? []),
    [listedRows, exactMatchRows],
  );
  const matchingRows = useMemo(() => {
    const searchText = filter.toLowerCase();
    return searchText === '' ? rows : rows.filter((agency) => buildSearchText(agency).includes(searchText));
  }, [rows, filter]);
  return {
    list: {
      rows,
      invalidRowCount: (currentData?.invalidRowCount ?? 0) + (exactMatch.currentData?.invalidRowCount ?? 0),
      isLoading: isLoading || (exactMatch.isFetching && matchingRows.length === 0),
      isFetching,
      /** The list has 100 rows, so the region may have more agencies. */
      hasMore: isFull,
      retry: () => void refetch(),
      failure: error ? toFailure(error) : null,
    },
    matchingRows,
    /** The request for an agency beyond the first 100. */
    lookUp: {
      failure: exactMatch.error && !exactMatch.isFetching ? toFailure(exactMatch.error) : null,
      query: exactMatch,
    },
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
