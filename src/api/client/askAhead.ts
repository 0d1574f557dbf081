import { isRejected, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query';
import { isRecord } from '../../lib/isRecord';
import { callsTakenUp } from '../../session/callsSlice';
import { type PortalDispatch, type PortalState } from '../../session/hooks';
import { type CallMemory } from './callMemory';
import { platformApi } from './platformApi';

type PortalThunk = ThunkAction<unknown, PortalState, unknown, UnknownAction>;

/**
 * What a screen asks for as it opens at an address of these parameters: reads only, of the endpoints and arguments of
 * its own hooks, which find them answered or under way. To be dispatched, each.
 */
export type FirstCalls = (
  parameters: Readonly<Record<string, string | undefined>>,
  state: PortalState,
) => readonly PortalThunk[];

interface Answered {
  isError: boolean;
  data?: unknown;
}

/** An endpoint of the API that reads, one page of a list or all of it. */
interface Endpoint<Arg> {
  name: string;
  select: (arg: Arg) => (state: never) => { isUninitialized: boolean };
  initiate: (
    arg: Arg,
    options: { subscribe: false },
  ) => (dispatch: never, getState: never, extra: never) => PromiseLike<Answered>;
}

const keyOf = defaultSerializeQueryArgs as (query: { endpointName: string; queryArgs: unknown }) => string;

/**
 * Asks for what a screen will read, before it is opened. What is there already stays as it is, however old: the screen
 * knows when to ask again. What fails is forgotten, so that the screen asks as if nothing had been.
 */
export function askAhead<Arg>(endpoint: Endpoint<Arg>, arg: Arg): PortalThunk {
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

interface Wanted {
  meta: { arg: { queryCacheKey: string } };
}

/** Whether a screen has asked for what is answered or under way already; RTK Query says so by a call that it did not make. */
export function isTakenUp(action: UnknownAction): action is UnknownAction & Wanted {
  return (
    isRejected(action) &&
    action.meta.condition &&
    isRecord(action.meta.arg) &&
    action.meta.arg.subscribe === true
  );
}

/** The screen waits for its call from now on, as for one of its own. */
export function takeUp({ meta: { arg } }: Wanted) {
  return (dispatch: PortalDispatch, _getState: unknown, memory: unknown): void => {
    const { ahead } = memory as CallMemory;
    const records = ahead.get(arg.queryCacheKey);
    if (!records) return;
    ahead.delete(arg.queryCacheKey);
    dispatch(callsTakenUp([...records]));
  };
}
