import { useMemo } from 'react';
import { type Agency } from '@/domain/entities/agency';
import { useAgencies } from '@/shared/agencies/useAgencies';

/** The agencies of the region, and those whose name, abbreviation or database contains the filter. */
export function useMatchingAgencies(filter: string) {
  const { exactMatch, ...list } = useAgencies(filter);
  const rows = useMemo(() => mergeAgencies(list.rows, exactMatch.rows), [list.rows, exactMatch.rows]);
  const matchingRows = useMemo(() => {
    const searchText = filter.toLowerCase();
    return searchText === '' ? rows : rows.filter((agency) => buildSearchText(agency).includes(searchText));
  }, [rows, filter]);
  return {
    list: {
      ...list,
      rows,
      isLoading: list.isLoading || (exactMatch.isFetching && matchingRows.length === 0),
    },
    matchingRows,
    exactMatch,
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
