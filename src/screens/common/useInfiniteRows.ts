import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type Page } from '@/api/client/parse';
import { toFailure, type Failure } from '@/domain/failures';
import { usePortalSelector } from '@/session/hooks';

/** What an infinite query's hook gives, as far as a list needs it. */
interface InfiniteQuery<Row> {
  currentData?: { pages: Page<Row>[] } | undefined;
  error?: unknown;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

/** An infinite list's rows and states, for `InfiniteTable`: `failure` is the first page's, `moreFailure` a later one's. */
export interface InfiniteRows<Row> {
  rows: readonly Row[];
  invalidRowCount: number;
  isLoading: boolean;
  isLoadingMore: boolean;
  isFetching: boolean;
  hasMore: boolean;
  loadMore: () => void;
  retry: () => void;
  failure: Failure | null;
  moreFailure: Failure | null;
}

/** Reads an infinite query as rows, each key once: a page may come again while others were added before it. */
export function useInfiniteRows<Row>(
  {
    currentData,
    error,
    isFetching,
    isFetchingNextPage,
    hasNextPage,
    fetchNextPage,
    refetch,
  }: InfiniteQuery<Row>,
  getKey: (row: Row) => string | number,
): InfiniteRows<Row> {
  const pages = currentData?.pages;
  const rows = useMemo(() => {
    const byKey = new Map<string, Row>();
    for (const page of pages ?? []) for (const row of page.rows) byKey.set(String(getKey(row)), row);
    return [...byKey.values()];
  }, [pages, getKey]);
  const failure = error && !isFetching ? toFailure(error) : null;
  const hasManyPages = pages !== undefined && pages.length > 1;
  useOnReconnect(() => {
    if (hasManyPages) {
      if (error) fetchNextPage();
    } else refetch();
  });
  return {
    rows,
    invalidRowCount: pages?.reduce((sum, page) => sum + page.invalidRowCount, 0) ?? 0,
    isLoading: !pages && !failure,
    isLoadingMore: isFetchingNextPage,
    isFetching,
    hasMore: hasNextPage,
    loadMore: useCallback(() => void fetchNextPage(), [fetchNextPage]),
    retry: useCallback(() => void refetch(), [refetch]),
    failure: pages ? null : failure,
    moreFailure: pages ? failure : null,
  };
}

/**
 * Reads again once the connection is back: a short list whole; of a long one, whose place must not be lost, only the
 * page that failed.
 */
function useOnReconnect(read: () => void): void {
  const online = usePortalSelector(({ notices }) => notices.isOnline);
  const wasOnline = useRef(online);
  useEffect(() => {
    if (online && !wasOnline.current) read();
    wasOnline.current = online;
  });
}
