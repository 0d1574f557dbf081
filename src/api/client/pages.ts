import { type BaseQueryApi } from '@reduxjs/toolkit/query';
import { type Failure } from '@/domain/failures';
import { FULL_LIST_PAGE_SIZE } from '@/domain/limits';
import { answerRejected } from '@/session/callsSlice';
import { type PortalState, type PortalThunk } from '@/session/hooks';
import { type PlatformBaseQuery, platformBaseQuery } from './baseQuery';
import { type Result } from './fetchWithRetry';
import { type PlatformRequest } from './request';
import {
  createResponseSchema,
  type Page,
  parseTotal,
  type ResponseSchema,
  type Rows,
  toUnreadableFailure,
} from './responseSchema';

/**
 * The options of an infinite query. The next page number comes from the response header; it is ignored when it is not
 * larger than the current one, because that would be an endless loop. A refetch loads only the first page, because
 * refetching all cached pages would be too many calls.
 */
export const nextPageOptions = {
  refetchCachedPages: false,
  initialPageParam: 1,
  getNextPageParam: ({ next }: Page<unknown>, _pages: unknown, currentPage: number) =>
    next !== null && next > currentPage ? next : undefined,
};

/** A list that was merged from several pages, without duplicates. Screens show its missing pages (decision 21). */
export interface MergedList<T> extends Rows<T> {
  /** The numbers of the failed pages, from 1. */
  missingPages: number[];
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

/** The base query that RTK Query hands to a `queryFn`. */
type SendRequest = (request: PlatformRequest) => ReturnType<PlatformBaseQuery>;

/**
 * Fetches pages in parallel and merges their rows in order. Fails only when every page fails. If the cached list has
 * missing pages, only these are fetched, and their rows are added at the end.
 */
export async function fetchPagesInParallel<T>(
  { toRequest, schema, getKey, pageCount }: PagedRead<T> & { pageCount: number },
  api: BaseQueryApi,
  sendRequest: SendRequest,
): Promise<Result<MergedList<T>>> {
  const { queries = {} } = (api.getState() as PortalState).platformApi ?? {};
  const cachedList = queries[api.queryCacheKey as keyof typeof queries]?.data as MergedList<T> | undefined;
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
 * Fetches all pages of a list one after the other, 100 rows per request, until a page is not full or has no new row
 * (section 7 of the specification). Fails when the first page fails. When a later page fails, the list ends there and
 * that page is missing.
 */
export async function fetchAllPages<T>(
  { toRequest, schema, getKey }: PagedRead<T>,
  api: BaseQueryApi,
  sendRequest: SendRequest,
): Promise<Result<MergedList<T>>> {
  let list: Rows<T> = { rows: [], invalidRowCount: 0 };
  for (let page = 1; ; page += 1) {
    const { data, error } = await callAndParse(toRequest(page), schema, api, sendRequest);
    if (error) return page === 1 ? { error } : { data: { ...list, missingPages: [page], reason: error } };
    const longerList = mergeRows([list, data], getKey);
    const isLastPage =
      data.rows.length + data.invalidRowCount < FULL_LIST_PAGE_SIZE ||
      longerList.rows.length === list.rows.length;
    list = longerList;
    if (isLastPage) return { data: { ...list, missingPages: [] } };
  }
}

/** For an endpoint's `forceRefetch`: a cached list with missing pages is fetched again when a screen needs it. */
export function isCachedListIncomplete({ endpointState }: { endpointState?: { data?: unknown } }): boolean {
  return hasMissingPages(endpointState?.data as MergedList<unknown> | undefined);
}

/**
 * Finds the row with an e-mail; the result has one row or none. The services have no filter by e-mail, so this reads
 * page by page until the row is found. The search stops at a page whose next page number is not larger than its own.
 */
export async function findByEmail<T extends { email: string | null }>(
  email: string,
  { toRequest, schema }: { toRequest: (page: number) => PlatformRequest; schema: ResponseSchema<Page<T>> },
  api: BaseQueryApi,
  sendRequest: SendRequest,
): Promise<Result<Rows<T>>> {
  const wantedEmail = email.toLowerCase();
  let invalidRowCount = 0;
  for (let page: number | null = 1; page !== null;) {
    const { data, error }: Result<Page<T>> = await callAndParse(toRequest(page), schema, api, sendRequest);
    if (error) return { error };
    const rows = data.rows.filter((row) => row.email?.toLowerCase() === wantedEmail);
    invalidRowCount += data.invalidRowCount;
    if (rows.length > 0) return { data: { rows, invalidRowCount } };
    page = nextPageOptions.getNextPageParam(data, [], page) ?? null;
  }
  return { data: { rows: [], invalidRowCount } };
}

/** What an export reads page by page: the request of a page, and the schema of its answer. */
export interface PageSource<Row> {
  toRequest: (page: number) => PlatformRequest;
  schema: ResponseSchema<Page<Row>>;
}

export interface PageWithTotal<Row> extends Page<Row> {
  /** Number of rows of all pages, from the header `x-total`; null without the header. */
  total: number | null;
}

/** A thunk: fetches one page of a list and does not cache it, for an export, which reads all pages once. */
export function fetchUncachedPage<Row>(
  { toRequest, schema }: PageSource<Row>,
  page: number,
  signal: AbortSignal,
): PortalThunk<Promise<Result<PageWithTotal<Row>>>> {
  const schemaWithTotal = createResponseSchema<PageWithTotal<Row>>((answer) => ({
    ...schema.parse(answer),
    total: parseTotal(answer.headers),
  }));
  return (dispatch, getState, extra) => {
    const api: BaseQueryApi = {
      dispatch,
      getState,
      extra,
      signal,
      abort: () => undefined,
      endpoint: 'fetchUncachedPage',
      type: 'query',
    };
    return callAndParse(toRequest(page), schemaWithTotal, api, (request) =>
      platformBaseQuery(request, api, {}),
    );
  };
}

/** Sends a request outside an endpoint's `query`, and applies the schema as RTK Query does for an endpoint. */
async function callAndParse<T>(
  request: PlatformRequest,
  schema: ResponseSchema<T>,
  { dispatch }: BaseQueryApi,
  sendRequest: SendRequest,
): Promise<Result<T>> {
  const { data, error, meta } = await sendRequest(request);
  if (error) return { error };
  try {
    return { data: schema.parse(data) };
  } catch {
    if (meta) dispatch(answerRejected(meta.callId));
    return { error: toUnreadableFailure({ _bqMeta: meta }) };
  }
}

function hasMissingPages(list: MergedList<unknown> | undefined): list is MergedList<unknown> {
  return list !== undefined && list.missingPages.length > 0;
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
