import { isRejected, type UnknownAction } from '@reduxjs/toolkit';
import { isRecord } from '@/lib/isRecord';
import { prefetchedCallsUsed } from '@/session/callsSlice';
import { type PortalDispatch } from '@/session/hooks';
import { type ThunkExtra } from './thunkExtra';

interface QueryAction {
  meta: { arg: { queryCacheKey: string } };
}

/**
 * Whether a screen has subscribed to a query that is cached or pending. RTK Query then rejects the screen's own call by
 * a condition.
 */
export function isPrefetchUsed(action: UnknownAction): action is UnknownAction & QueryAction {
  return (
    isRejected(action) &&
    action.meta.condition &&
    isRecord(action.meta.arg) &&
    action.meta.arg.subscribe === true
  );
}

/** A thunk: from now on the pending calls of the query count as reads of the screen, not as prefetches. */
export function markPrefetchUsed({ meta: { arg } }: QueryAction) {
  return (dispatch: PortalDispatch, _getState: unknown, extra: unknown): void => {
    const { prefetches } = extra as ThunkExtra;
    const callIds = prefetches.get(arg.queryCacheKey);
    if (!callIds) return;
    prefetches.delete(arg.queryCacheKey);
    dispatch(prefetchedCallsUsed([...callIds]));
  };
}
