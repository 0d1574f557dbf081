import Button from 'antd/es/button';
import { type ReactNode, useCallback, useMemo } from 'react';
import { passFocusOn } from '@/ui/focus/passFocusOn';
import { type ListFilter } from '../listFilter';
import { type InfiniteRows } from './useInfiniteRows';

export interface LoadedRowsSearch<Row> {
  /** Whether there is a filter. The list does not load more pages by itself then. */
  isSearching: boolean;
  /** Whether the list may have rows that are not loaded, or that could not be read. */
  isPartial: boolean;
  /** Undefined without a filter: then an export has all rows, also one without the searched field. */
  matches?: (row: Row) => boolean;
  matchingRows: readonly Row[];
  /** For the list's note: the operator decides how many rows are loaded and searched. False when there is no next page. */
  loadMoreButton: ReactNode;
}

/** Filters the loaded rows of a list whose service has no filter. */
export function useLoadedRowsSearch<Row>(
  { rows, hasMore, gap, invalidRowCount, isLoadingMore, isRefetchFailure, loadMore }: InfiniteRows<Row>,
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
    loadMoreButton: isSearching &&
      hasMore &&
      // A next page would remove the failure although the first pages are still the old ones.
      !isRefetchFailure && (
        <span ref={passFocusOn}>
          <Button size="small" onClick={loadMore} loading={isLoadingMore}>
            Load more
          </Button>
        </span>
      ),
  };
}
