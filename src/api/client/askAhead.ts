import { type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query';
import { isRecord } from '@/lib/isRecord';
import { type PortalState } from '@/session/hooks';
import { type CallMemory } from './callMemory';
import { type Answered, type FirstCall } from './firstCall';
import { platformApi } from './platformApi';

type PortalThunk = ThunkAction<unknown, PortalState, unknown, UnknownAction>;

const keyOf = defaultSerializeQueryArgs as (query: { endpointName: string; queryArgs: unknown }) => string;

/**
 * Asks for what a screen will read, before it is opened. What is there already stays as it is, however old: the screen
 * knows when to ask again. What fails is forgotten, so that the screen asks as if nothing had been.
 */
export function askAhead({ endpoint, arg }: FirstCall): PortalThunk {
  return async (dispatch, getState, memory) => {
    if (!endpoint.select(arg)(getState() as never).isUninitialized) return;
    const { ahead } = memory as CallMemory;
    const queryCacheKey = keyOf({ endpointName: endpoint.name, queryArgs: arg });
    ahead.set(queryCacheKey, new Set());
    const answered = await dispatch(
      endpoint.initiate(arg, { subscribe: false }) as ThunkAction<
        PromiseLike<Answered>,
        PortalState,
        unknown,
        UnknownAction
      >,
    );
    // Where a screen waits for the answer by now, it shows what came of it.
    const isUnwanted = ahead.delete(queryCacheKey);
    if (isUnwanted && !isWhole(answered))
      dispatch(
        platformApi.internalActions.removeQueryResult({ queryCacheKey: queryCacheKey as QueryCacheKey }),
      );
  };
}

type QueryCacheKey = Parameters<typeof platformApi.internalActions.removeQueryResult>[0]['queryCacheKey'];

/** A list of several parts is whole with all of them. */
function isWhole({ isError, data }: Answered): boolean {
  return !isError && !(isRecord(data) && Array.isArray(data.missing) && data.missing.length > 0);
}
