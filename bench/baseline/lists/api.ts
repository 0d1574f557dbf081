import { baselineApi } from '../stack/api';

/** A row as the backend sends it. */
export type Row = Readonly<Record<string, string | number | null>>;

interface Page {
  rows: readonly Row[];
  /** The next page's number; undefined on the last page. */
  next: number | undefined;
}

const nextPageOptions = { initialPageParam: 1, getNextPageParam: ({ next }: Page) => next };
/** Seconds that a list stays in the cache after its page is left, as in the portal. */
const CACHE_SECONDS = 600;

function toPage(
  rows: readonly Row[],
  meta: { response?: { headers: Headers } | undefined } | undefined,
): Page {
  const next = meta?.response?.headers.get('x-next-page');
  return { rows, next: next ? Number(next) : undefined };
}

/** The sort order and page sizes are the portal's. */
const listsApi = baselineApi.injectEndpoints({
  endpoints: (build) => ({
    riders: build.infiniteQuery<Page, string, number>({
      infiniteQueryOptions: nextPageOptions,
      keepUnusedDataFor: CACHE_SECONDS,
      query: ({ queryArg: term, pageParam }) => ({
        url: '/customersearch/api/v3/riders',
        params: {
          term: term || undefined,
          page: pageParam,
          per_page: 10,
          sort_order: 'desc',
          sort_field: 'user_id',
        },
      }),
      transformResponse: toPage,
    }),
    passes: build.infiniteQuery<Page, undefined, number>({
      infiniteQueryOptions: nextPageOptions,
      keepUnusedDataFor: CACHE_SECONDS,
      query: ({ pageParam }) => ({
        url: '/mobileticketview/api/v2/passes/',
        params: { page: pageParam, per_page: 30, sort_order: 'desc', sort_field: 'created' },
      }),
      transformResponse: toPage,
    }),
  }),
});

export const { useRidersInfiniteQuery, usePassesInfiniteQuery } = listsApi;
