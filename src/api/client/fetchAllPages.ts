import { type Failure } from '@/domain/failures';
import { FULL_LIST_PAGE_SIZE } from '@/domain/limits';
import { type CallContext, callPlatform } from './callPlatform';
import { type Result } from './fetchWithRetry';
import { type Rows } from './parse';
import { platformApi } from './platformApi';
import { type PlatformRequest } from './request';

/** A list that was merged from several pages, without duplicates. Screens show its missing pages (decision 21). */
export interface MergedList<T> extends Rows<T> {
  /** The numbers of the failed pages, from 1. */
  missingPages: number[];
  /** Why the first missing page failed. */
  reason?: Failure;
}

type GetKey<T> = (row: T) => string | number;

/**
 * Fetches pages in parallel and merges their rows in order. Fails only when every page fails. If the cached list has
 * missing pages, only these are fetched, and their rows are added at the end.
 */
export async function fetchPagesInParallel<T>(
  requests: PlatformRequest<Rows<T>>[],
  getKey: GetKey<T>,
  context: unknown,
): Promise<Result<MergedList<T>>> {
  const cachedList = selectCachedList<T>(context as CallContext);
  const pagesToFetch = cachedList?.missingPages.length
    ? cachedList.missingPages
    : requests.map((_request, index) => index + 1);
  const results = await Promise.all(
    requests
      .filter((_request, index) => pagesToFetch.includes(index + 1))
      .map((request) => callPlatform(request, context as CallContext)),
  );
  const [reason] = results.flatMap(({ error }) => (error ? [error] : []));
  const missingPages = pagesToFetch.filter((_page, index) => results[index]?.error);
  if (reason && missingPages.length === requests.length) return { error: reason };
  const cachedPages = cachedList?.missingPages.length ? [cachedList] : [];
  const fetchedPages = results.flatMap(({ data }) => (data ? [data] : []));
  const mergedRows = mergeRows([...cachedPages, ...fetchedPages], getKey);
  return { data: { ...mergedRows, missingPages, ...(reason && { reason }) } };
}

/**
 * Fetches all pages of a list one after the other, 100 rows per request, until a page is not full or has no new row
 * (specification 7). Fails when the first page fails. When a later page fails, the list ends there and that page is
 * missing.
 */
export async function fetchAllPages<T>(
  toRequest: (page: number) => PlatformRequest<Rows<T>>,
  getKey: GetKey<T>,
  context: unknown,
): Promise<Result<MergedList<T>>> {
  let list: Rows<T> = { rows: [], invalidRowCount: 0 };
  for (let page = 1; ; page += 1) {
    const { data, error } = await callPlatform(toRequest(page), context as CallContext);
    if (error) {
      return page === 1 ? { error } : { data: { ...list, missingPages: [page], reason: error } };
    }
    const longerList = mergeRows([list, data], getKey);
    const isLastPage =
      data.rows.length + data.invalidRowCount < FULL_LIST_PAGE_SIZE ||
      longerList.rows.length === list.rows.length;
    list = longerList;
    if (isLastPage) return { data: { ...list, missingPages: [] } };
  }
}

function mergeRows<T>(pages: Rows<T>[], getKey: GetKey<T>): Rows<T> {
  const rowsByKey = new Map<string | number, T>();
  for (const row of pages.flatMap(({ rows }) => rows)) {
    if (!rowsByKey.has(getKey(row))) rowsByKey.set(getKey(row), row);
  }
  return {
    rows: [...rowsByKey.values()],
    invalidRowCount: pages.reduce((sum, page) => sum + page.invalidRowCount, 0),
  };
}

/** The cached result of the query that is being fetched. */
function selectCachedList<T>({ getState, queryCacheKey = '' }: CallContext): MergedList<T> | undefined {
  const state = getState() as Record<typeof platformApi.reducerPath, ReturnType<typeof platformApi.reducer>>;
  return state[platformApi.reducerPath].queries[queryCacheKey]?.data as MergedList<T> | undefined;
}
