import { useCallback, useMemo } from 'react';
import { type ListFilter } from '../listFilter';
import { type InfiniteRows } from './useInfiniteRows';

export interface LoadedRowsSearch<Row> {
  /** Whether there is a filter. The list loads more pages by Load more only then: the operator decides how many rows are searched. */
  isSearching: boolean;
  /** Whether the list may have rows that are not loaded, or that could not be read. */
  isPartial: boolean;
  /** Undefined without a filter: then an export has all rows, also one without the searched field. */
  matches?: (row: Row) => boolean;
  matchingRows: readonly Row[];
}

/** Filters the loaded rows of a list whose service has no filter. */
export function useLoadedRowsSearch<Row>(
  { rows, hasMore, gap, invalidRowCount }: InfiniteRows<Row>,
  { debouncedText }: ListFilter,
  matchesText: (row: Row, text: string) => boolean,
): LoadedRowsSearch<Row> {
  const matches = useCallback((row: Row) => matchesText(row, debouncedText), [matchesText, debouncedText]);
  const isSearching = debouncedText !== '';
  return {
    isSearching,
    isPartial: hasMore || gap !== null || invalidRowCount > 0,
    ...(isSearching && { matches }),
    matchingRows: useMemo(() => (isSearching ? rows.filter(matches) : rows), [isSearching, rows, matches]),
  };
}
