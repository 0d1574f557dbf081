import { type BaseQueryApi } from '@reduxjs/toolkit/query';
import { type Failure, type Result } from '@/domain/failures';
import { FULL_LIST_PAGE_SIZE, PAGES_LIMIT } from '@/domain/limits';
import { readPortalState } from '@/session/hooks';
import { callAndParse, type SendRequest } from '../client/baseQuery';
import { type PlatformRequest } from '../client/request';
import { type Page, type ResponseSchema, type Rows } from '../schemas/responseSchema';

/** A list that was merged from several pages, without duplicates. Screens show its missing pages (decision 21). */
export interface MergedList<T> extends Rows<T> {
  /** The numbers of the failed pages, from 1. */
  missingPages: readonly number[];
  /** Why the first missing page failed. */
  reason?: Failure;
}

/** A read that takes several calls, one for each page. */
interface PagedRead<T> {
  toRequest: (page: number) => PlatformRequest;
  schema: ResponseSchema<Rows<T>>;
  /** Identifies a row, so that a row on two pages is listed once. */
  getKey: (row: T) => string | number;
}

/** The options of an endpoint that reads all pages of a list one after the other, until a page is not full. */
export function allPagesOf<Arg, T>(toRead: (arg: Arg) => PagedRead<T>) {
  return mergedListOf(toRead, fetchAllPages<T>);
}

/** The options of an endpoint that reads a known number of pages in parallel. */
export function parallelPagesOf<Arg, T>(toRead: (arg: Arg) => PagedRead<T> & { pageCount: number }) {
  return mergedListOf(toRead, fetchPagesInParallel<T>);
}

function mergedListOf<Arg, Read, T>(
  toRead: (arg: Arg) => Read,
  fetchPages: (read: Read, api: BaseQueryApi, sendRequest: SendRequest) => Promise<Result<MergedList<T>>>,
) {
  return {
    // A cached list with missing pages is fetched again when a screen needs it.
    forceRefetch: ({ endpointState }: { endpointState?: { data?: unknown } }) =>
      hasMissingPages(endpointState?.data as MergedList<unknown> | undefined),
    queryFn: async (
      arg: Arg,
      api: BaseQueryApi,
      _extraOptions: object,
      sendRequest: SendRequest,
    ): Promise<Result<MergedList<T>>> => {
      const result = await fetchPages(toRead(arg), api, sendRequest);
      const cachedList = readCachedList<T>(api);
      const isWholeListCached = cachedList !== undefined && !hasMissingPages(cachedList);
      // A list without missing pages stays in the cache when it would lose some.
      return isWholeListCached && result.data?.reason ? { error: result.data.reason } : result;
    },
  };
}

function readCachedList<T>(api: BaseQueryApi): MergedList<T> | undefined {
  const { queries = {} } = readPortalState(api).platformApi ?? {};
  return queries[api.queryCacheKey as keyof typeof queries]?.data as MergedList<T> | undefined;
}

/**
 * Fetches pages in parallel and merges their rows in order. Fails only when every page fails. If the cached list has
 * missing pages, only these are fetched, and their rows are added at the end.
 */
async function fetchPagesInParallel<T>(
  { toRequest, schema, getKey, pageCount }: PagedRead<T> & { pageCount: number },
  api: BaseQueryApi,
  sendRequest: SendRequest,
): Promise<Result<MergedList<T>>> {
  const cachedList = readCachedList<T>(api);
  const isIncomplete = hasMissingPages(cachedList);
  const pagesToFetch = isIncomplete
    ? cachedList.missingPages
    : Array.from({ length: pageCount }, (_page, index) => index + 1);
  const results = await Promise.all(
    pagesToFetch.map((page) => callAndParse(toRequest(page), schema, api, sendRequest)),
  );
  const [reason] = results.flatMap(({ error }) => (error ? [error] : []));
  const missingPages = pagesToFetch.filter((_page, index) => results[index]?.error);
  if (reason && missingPages.length === pageCount) return { error: reason };
  const fetchedPages = results.flatMap(({ data }) => (data ? [data] : []));
  const mergedRows = mergeRows([...(isIncomplete ? [cachedList] : []), ...fetchedPages], getKey);
  return { data: { ...mergedRows, missingPages, ...(reason && { reason }) } };
}

/**
 * Fetches all pages of a list one after the other, 100 rows per request, until a page is not full (section 7 of the
 * specification). Fails when the first page fails. When a later page fails, or has the rows of earlier pages again, the
 * list ends there and that page is missing. A page of more than 100 rows comes from a service that has no pages.
 */
async function fetchAllPages<T>(
  { toRequest, schema, getKey }: PagedRead<T>,
  api: BaseQueryApi,
  sendRequest: SendRequest,
): Promise<Result<MergedList<T>>> {
  let list: Rows<T> = { rows: [], invalidRowCount: 0 };
  for (let page = 1; ; page += 1) {
    const { data, error } = await callAndParse(toRequest(page), schema, api, sendRequest);
    if (error) return page === 1 ? { error } : { data: { ...list, missingPages: [page], reason: error } };
    const readCount = list.rows.length;
    list = mergeRows([list, data], getKey);
    const pageRowCount = data.rows.length + data.invalidRowCount;
    const hasNewRow = list.rows.length > readCount;
    if (pageRowCount < FULL_LIST_PAGE_SIZE || (!hasNewRow && pageRowCount > FULL_LIST_PAGE_SIZE))
      return { data: { ...list, missingPages: [] } };
    if (!hasNewRow || page === PAGES_LIMIT)
      return { data: { ...list, missingPages: [page], reason: { kind: 'incomplete' } } };
  }
}

/** A list that is read page by page: the request of a page, and the schema of its answer. */
export interface PageSource<Row> {
  /** @param pageSize the rows of a page; the size of the list's own pages without it */
  toRequest: (page: number, pageSize?: number) => PlatformRequest;
  schema: ResponseSchema<Page<Row>>;
}

export function hasMissingPages(list: MergedList<unknown> | undefined): list is MergedList<unknown> {
  return list !== undefined && list.missingPages.length > 0;
}

/** Whether all pages and rows of a list could be read. */
export function isListComplete(list: MergedList<unknown> | undefined): boolean {
  return list !== undefined && list.missingPages.length === 0 && list.invalidRowCount === 0;
}

function mergeRows<T>(pages: Rows<T>[], getKey: (row: T) => string | number): Rows<T> {
  const rowsByKey = new Map<string | number, T>();
  for (const row of pages.flatMap(({ rows }) => rows)) {
    if (!rowsByKey.has(getKey(row))) rowsByKey.set(getKey(row), row);
  }
  return {
    rows: [...rowsByKey.values()],
    invalidRowCount: pages.reduce((sum, page) => sum + page.invalidRowCount, 0),
  };
}
