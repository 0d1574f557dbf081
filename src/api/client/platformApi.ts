import { type WithSlice } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { CACHE_S, PAGES_LIMIT } from '@/domain/limits';
import { type Page, toUnreadableFailure } from '../schemas/responseSchema';
import { platformBaseQuery } from './baseQuery';
import { TAG_TYPES } from './tags';

/** The portal's only RTK Query API. The file of each service injects its endpoints. */
export const platformApi = createApi({
  reducerPath: 'platformApi',
  baseQuery: platformBaseQuery,
  catchSchemaFailure: toUnreadableFailure,
  tagTypes: TAG_TYPES,
  // With the default, one slow query would delay every refetch.
  invalidationBehavior: 'immediately',
  // Long lists have their own value, for the back button.
  keepUnusedDataFor: CACHE_S,
  // Long lists override this where they are used.
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

/**
 * The options of an infinite query. The next page number comes from the response header; it is ignored when it is not
 * larger than the current one, because that would be an endless loop, and after `PAGES_LIMIT` pages. A refetch loads only the first page, because
 * refetching all cached pages would be too many calls.
 */
export const nextPageOptions = {
  refetchCachedPages: false,
  initialPageParam: 1,
  getNextPageParam: ({ next }: Page<unknown>, { length }: readonly unknown[], currentPage: number) =>
    next !== null && next > currentPage && length < PAGES_LIMIT ? next : undefined,
};

declare module '@/session/rootReducer' {
  interface LazySlices extends WithSlice<typeof platformApi> {}
}
