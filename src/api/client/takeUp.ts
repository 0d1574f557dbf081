import { isRejected, type UnknownAction } from '@reduxjs/toolkit';
import { isRecord } from '@/lib/isRecord';
import { callsTakenUp } from '@/session/callsSlice';
import { type PortalDispatch } from '@/session/hooks';
import { type CallMemory } from './callMemory';

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
