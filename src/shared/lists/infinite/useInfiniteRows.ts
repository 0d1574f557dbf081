import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { endsWithoutNewRow, findListGap, type ListGap, type PageSummary } from '@/api/paging/listGap';
import { type Page, type Rows } from '@/api/schemas/responseSchema';
import { type Failure } from '@/domain/failures';
import { usePortalSelector } from '@/session/hooks';
import { useFailureSinceMount } from '@/shared/errors/useFailureSinceMount';

type LoadedPage<Row> = Rows<Row> & PageSummary & Partial<Pick<Page<Row>, 'readAt'>>;

/** The part of an infinite query's result that a list uses. */
export interface InfiniteQuery<Row> {
  currentData?: { pages: LoadedPage<Row>[] };
  error?: unknown;
  originalArgs?: unknown;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  /** Whether the error is that of a next page. Otherwise the list could not be read from page 1. */
  isFetchNextPageError: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

/**
 * Rows and status of an infinite list. `failure` is that of a list without rows, `nextPageFailure` is beside loaded rows:
 * that of a later page, or that of a refetch from page 1 (`isRefetchFailure`).
 */
export interface InfiniteRows<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  invalidRowCount: number;
  isLoading: boolean;
  isLoadingMore: boolean;
  isFetching: boolean;
  hasMore: boolean;
  /** Whether the last page had no new row. Then no further page is loaded without a click. */
  isStalled: boolean;
  /** Why rows may be missing; null when nothing shows it. */
  gap: ListGap | null;
  /** The number of all rows, of which some are not loaded; null if the service does not name it. */
  total: number | null;
  loadMore: () => void;
  /** When page 1 was read, in milliseconds since 1970 by this computer's clock: later rows came after that. */
  readAt: number | undefined;
  /** Reads the list again from page 1. */
  reload: () => void;
  /** Repeats what failed: the next page, or the list. */
  retry: () => void;
  failure: Failure | null;
  nextPageFailure: Failure | null;
  isRefetchFailure: boolean;
}

/** Converts an infinite query to rows. If rows were added, a row can be in two pages; it is listed once. */
export function useInfiniteRows<Row>(
  {
    currentData,
    error,
    originalArgs,
    isFetching,
    isFetchingNextPage,
    isFetchNextPageError,
    hasNextPage,
    fetchNextPage,
    refetch,
  }: InfiniteQuery<Row>,
  rowKey: (row: Row) => string | number,
): InfiniteRows<Row> {
  const pages = currentData?.pages;
  const { rows, counts, hasMore, gap } = useMemo(
    () => mergePages(pages ?? [], hasNextPage, rowKey),
    [pages, hasNextPage, rowKey],
  );
  const total = pages?.at(-1)?.total ?? 0;
  // The failure stays while the call is retried, so that 'Try again' keeps the focus.
  const failure = useFailureSinceMount({ error, data: currentData, originalArgs });
  const isRefetchError = useLastSettled(isFetching, !isFetchNextPageError);
  const hasManyPages = pages !== undefined && pages.length > 1;
  // A microtask: RTK Query refetches an old list in a later effect of the same render, and skips that while a page is
  // being fetched.
  const loadMore = useCallback(() => queueMicrotask(() => void fetchNextPage()), [fetchNextPage]);
  const reload = useCallback(() => void refetch(), [refetch]);
  const retry = isRefetchError ? reload : loadMore;
  // Several pages without a failure stay: a refetch starts at page 1 and would lose the scroll position.
  useOnReconnect(() => {
    if (!hasManyPages) reload();
    else if (error) retry();
  });
  return {
    rows,
    rowKey,
    invalidRowCount: counts.invalidRowCount,
    isLoading: !pages && !failure,
    isLoadingMore: isFetchingNextPage,
    isFetching,
    hasMore,
    isStalled: !counts.hasNewRow,
    gap,
    total: (hasMore || gap) && total > rows.length ? total : null,
    readAt: pages?.[0]?.readAt,
    loadMore,
    reload,
    retry,
    failure: pages ? null : failure,
    nextPageFailure: pages ? failure : null,
    isRefetchFailure: pages !== undefined && failure !== null && isRefetchError,
  };
}

/** The rows of the loaded pages, each once; whether there are more, and why rows may be missing. */
export function mergePages<Row>(
  pages: readonly LoadedPage<Row>[],
  hasNextPage: boolean,
  rowKey: (row: Row) => string | number,
) {
  const { rows, counts } = mergeRows(pages, rowKey);
  const lastPage = pages.at(-1);
  const hasMore = hasNextPage && !(lastPage && endsWithoutNewRow(lastPage, counts));
  return { rows, counts, hasMore, gap: findListGap(pages, counts, hasMore) };
}

function mergeRows<Row>(pages: readonly LoadedPage<Row>[], rowKey: (row: Row) => string | number) {
  const byKey = new Map<string, Row>();
  let rowCount = 0;
  let invalidRowCount = 0;
  let hasNewRow = false;
  for (const page of pages) {
    const countBefore = byKey.size;
    for (const row of page.rows) byKey.set(String(rowKey(row)), row);
    rowCount += page.rows.length;
    hasNewRow = byKey.size > countBefore;
    // The invalid rows of a page that came again are counted already.
    if (!endsWithoutNewRow(page, { hasNewRow })) invalidRowCount += page.invalidRowCount;
  }
  const rows = [...byKey.values()];
  const hasRepeatedRow = rows.length < rowCount;
  return { rows, counts: { rowCount: rows.length, invalidRowCount, hasRepeatedRow, hasNewRow } };
}

/** The last value that the query had while nothing was fetched: RTK Query says only then which fetch failed. */
function useLastSettled(isFetching: boolean, value: boolean): boolean {
  const [last, setLast] = useState(value);
  if (!isFetching && last !== value) setLast(value);
  return isFetching ? last : value;
}

function useOnReconnect(onReconnect: () => void): void {
  const isOnline = usePortalSelector(({ notices }) => notices.isOnline);
  const wasOnlineRef = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnlineRef.current) onReconnect();
    wasOnlineRef.current = isOnline;
  });
}
