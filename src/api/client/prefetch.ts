import { type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query';
import { isRecord } from '@/lib/isRecord';
import { type PortalState } from '@/session/hooks';
import { platformApi } from './platformApi';
import { type PrefetchQuery, type QueryResult } from './prefetchQuery';
import { type ThunkExtra } from './thunkExtra';

type PortalThunk = ThunkAction<unknown, PortalState, unknown, UnknownAction>;

const serializeQueryKey = defaultSerializeQueryArgs as (query: {
  endpointName: string;
  queryArgs: unknown;
}) => string;

/**
 * A thunk: loads a query of a screen before the screen is opened. Cached data of any age is not loaded again, because
 * the screen decides about refetching. A failed prefetch is removed from the cache, so that the screen loads the query
 * itself.
 */
export function prefetch({ endpoint, arg }: PrefetchQuery): PortalThunk {
  return async (dispatch, getState, extra) => {
    if (!endpoint.select(arg)(getState() as never).isUninitialized) return;
    const { prefetches } = extra as ThunkExtra;
    const queryCacheKey = serializeQueryKey({ endpointName: endpoint.name, queryArgs: arg });
    prefetches.set(queryCacheKey, new Set());
    const result = await dispatch(
      endpoint.initiate(arg, { subscribe: false }) as ThunkAction<
        PromiseLike<QueryResult>,
        PortalState,
        unknown,
        UnknownAction
      >,
    );
    // If a screen uses the query by now, it shows the failure itself.
    const isStillPrefetch = prefetches.delete(queryCacheKey);
    if (isStillPrefetch && !isComplete(result))
      dispatch(
        platformApi.internalActions.removeQueryResult({ queryCacheKey: queryCacheKey as QueryCacheKey }),
      );
  };
}

type QueryCacheKey = Parameters<typeof platformApi.internalActions.removeQueryResult>[0]['queryCacheKey'];

/** Whether the query succeeded, and a merged list has all its pages. */
function isComplete({ isError, data }: QueryResult): boolean {
  return !isError && !(isRecord(data) && Array.isArray(data.missingPages) && data.missingPages.length > 0);
}
