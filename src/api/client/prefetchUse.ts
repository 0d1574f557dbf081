import { isRejected, type UnknownAction } from '@reduxjs/toolkit';
import { isRecord } from '@/lib/isRecord';
import { prefetchedCallsUsed } from '@/session/callsSlice';
import { type PortalDispatch } from '@/session/hooks';
import { type ThunkExtra } from './thunkExtra';

interface QueryAction {
  meta: { arg: { queryCacheKey: string } };
}

/** Whether a screen has asked for what is answered or under way already; RTK Query says so by a call that it did not make. */
export function isPrefetchUsed(action: UnknownAction): action is UnknownAction & QueryAction {
  return (
    isRejected(action) &&
    action.meta.condition &&
    isRecord(action.meta.arg) &&
    action.meta.arg.subscribe === true
  );
}

/** The screen waits for its call from now on, as for one of its own. */
export function markPrefetchUsed({ meta: { arg } }: QueryAction) {
  return (dispatch: PortalDispatch, _getState: unknown, memory: unknown): void => {
    const { prefetches } = memory as ThunkExtra;
    const callIds = prefetches.get(arg.queryCacheKey);
    if (!callIds) return;
    prefetches.delete(arg.queryCacheKey);
    dispatch(prefetchedCallsUsed([...callIds]));
  };
}
