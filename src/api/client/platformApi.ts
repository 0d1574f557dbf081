import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import { type Failure } from '@/domain/failures';
import { TAG_TYPES } from './tags';

/**
 * The one API object. Each service's file injects its endpoints; their `queryFn` is made by `send`, so that an
 * endpoint ends at data or at a `Failure`.
 */
export const platformApi = createApi({
  reducerPath: 'platformApi',
  baseQuery: fakeBaseQuery<Failure>(),
  tagTypes: TAG_TYPES,
  // By default one slow query holds every refetch back.
  invalidationBehavior: 'immediately',
  // Riders' data leaves memory soon after its screen is left; long lists say how long the back button finds them.
  keepUnusedDataFor: 60,
  // What is on the screen is read again once the connection is back; long lists say for themselves.
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
