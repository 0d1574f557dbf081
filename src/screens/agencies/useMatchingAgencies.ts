import { useMemo } from 'react';
import { type Agency } from '@/domain/entities/agency';
import { useAgencies } from '@/shared/agencies/useAgencies';
import { useListRefetchPolicy } from '@/shared/lists/infinite/useListRefetchPolicy';
import { type Column, type Sort } from '@/ui/table/column';
import { sortRows } from '@/ui/table/sortRows';

/**
 * The agencies of the region, and those whose name, abbreviation or database contains the filter. They are sorted here,
 * and not by the table alone, so that a selection and an export have the order of the screen.
 */
export function useMatchingAgencies(filter: string, columns: readonly Column<Agency>[], sort: Sort | null) {
  const { exactMatch, ...list } = useAgencies(filter, useListRefetchPolicy());
  const rows = useMemo(
    () => sortRows(mergeAgencies(list.rows, exactMatch.rows), columns, sort),
    [list.rows, exactMatch.rows, columns, sort],
  );
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
