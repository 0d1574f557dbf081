import { type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query';
import { isRecord } from '@/lib/isRecord';
import { type PortalState } from '@/session/hooks';
import { type ThunkExtra } from './thunkExtra';
import { type QueryResult, type PrefetchQuery } from './prefetchQuery';
import { platformApi } from './platformApi';

type PortalThunk = ThunkAction<unknown, PortalState, unknown, UnknownAction>;

const serializeQueryKey = defaultSerializeQueryArgs as (query: {
  endpointName: string;
  queryArgs: unknown;
}) => string;

/**
 * Asks for what a screen will read, before it is opened. What is there already stays as it is, however old: the screen
 * knows when to ask again. What fails is forgotten, so that the screen asks as if nothing had been.
 */
export function prefetch({ endpoint, arg }: PrefetchQuery): PortalThunk {
  return async (dispatch, getState, memory) => {
    if (!endpoint.select(arg)(getState() as never).isUninitialized) return;
    const { prefetches } = memory as ThunkExtra;
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
    // Where a screen waits for the answer by now, it shows what came of it.
    const isStillPrefetch = prefetches.delete(queryCacheKey);
    if (isStillPrefetch && !isComplete(result))
      dispatch(
        platformApi.internalActions.removeQueryResult({ queryCacheKey: queryCacheKey as QueryCacheKey }),
      );
  };
}

type QueryCacheKey = Parameters<typeof platformApi.internalActions.removeQueryResult>[0]['queryCacheKey'];

/** A list of several parts is whole with all of them. */
function isComplete({ isError, data }: QueryResult): boolean {
  return !isError && !(isRecord(data) && Array.isArray(data.missingPages) && data.missingPages.length > 0);
}
