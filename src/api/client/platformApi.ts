import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import { type Failure } from '@/domain/failures';
import { TAG_TYPES } from './tags';

/**
 * The portal's only RTK Query API. The file of each service injects its endpoints. Their `queryFn` is created by
 * `createQueryFn`, so the error type of all endpoints is `Failure`.
 */
export const platformApi = createApi({
  reducerPath: 'platformApi',
  baseQuery: fakeBaseQuery<Failure>(),
  tagTypes: TAG_TYPES,
  // With the default, one slow query would delay every refetch.
  invalidationBehavior: 'immediately',
  // Seconds. Riders' data should not stay in memory for long; long lists have their own value for the back button.
  keepUnusedDataFor: 60,
  // Long lists override this where they are used.
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
