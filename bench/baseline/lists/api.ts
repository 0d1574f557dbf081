import { baselineApi } from '../stack/api';

/** A row as it came: texts and numbers by name. */
export type Row = Readonly<Record<string, string | number | null>>;

interface Page {
  rows: readonly Row[];
  /** The next page's number; undefined at the end. */
  next: number | undefined;
}

const pages = { initialPageParam: 1, getNextPageParam: ({ next }: Page) => next };
/** Seconds that rows are kept once their page was left: as many as the portal keeps them. */
const KEPT = 600;

function page(rows: readonly Row[], meta: { response?: { headers: Headers } | undefined } | undefined): Page {
  const next = meta?.response?.headers.get('x-next-page');
  return { rows, next: next ? Number(next) : undefined };
}

/** The two lists, in the portal's order and page sizes. */
const listsApi = baselineApi.injectEndpoints({
  endpoints: (build) => ({
    riders: build.infiniteQuery<Page, undefined, number>({
      infiniteQueryOptions: pages,
      keepUnusedDataFor: KEPT,
      query: ({ pageParam }) => ({
        url: '/customersearch/api/v3/riders',
        params: { page: pageParam, per_page: 10, sort_order: 'desc', sort_field: 'user_id' },
      }),
      transformResponse: page,
    }),
    passes: build.infiniteQuery<Page, undefined, number>({
      infiniteQueryOptions: pages,
      keepUnusedDataFor: KEPT,
      query: ({ pageParam }) => ({
        url: '/mobileticketview/api/v2/passes/',
        params: { page: pageParam, per_page: 30, sort_order: 'desc', sort_field: 'created' },
      }),
      transformResponse: page,
    }),
  }),
});

export const { useRidersInfiniteQuery, usePassesInfiniteQuery } = listsApi;
