import { type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { type PortalState } from '@/session/hooks';
import { selectRegion } from '@/session/sessionSlice';
import { failedCalls } from './failedCalls';
import { type AttemptCounter, type Result } from './fetchWithRetry';
import { type FinishedCall } from './finishedCall';
import { buildUrl, type PlatformRequest } from './request';
import { type ThunkExtra } from './thunkExtra';

/**
 * A thunk: runs the listener for every call that finishes from now on. Returns the function that removes the listener.
 */
export function addCallListener(
  listener: (call: FinishedCall) => void,
): ThunkAction<() => void, unknown, unknown, UnknownAction> {
  return (_dispatch, _getState, extra) => {
    const { callListeners } = extra as ThunkExtra;
    callListeners.add(listener);
    return () => void callListeners.delete(listener);
  };
}

interface ObserveContext {
  queryCacheKey?: string;
  getState: () => unknown;
  extra: unknown;
  attempts: AttemptCounter;
}

/** Runs a call, notifies the listeners of its result, and stores the details of a failed call in `failedCalls`. */
export async function observeCall<T>(
  request: PlatformRequest<T>,
  { queryCacheKey, getState, extra, attempts }: ObserveContext,
  runCall: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const startedAt = new Date().toISOString();
  // The region is read before the call, because the call may end the session.
  const state = getState() as PortalState;
  const start = performance.now();
  const result = await runCall();
  const durationMs = performance.now() - start;
  const { error } = result;
  if (error)
    failedCalls.set(error, {
      request,
      region: (request.audience === 'none' ? request.region : undefined) ?? selectRegion(state),
      startedAt,
      durationMs,
      attempts: attempts.count,
    });
  const call: FinishedCall = {
    queryCacheKey,
    method: request.method ?? 'GET',
    path: buildUrl('', request),
    host: request.audience === 'none' && request.host === 'publicInfo' ? 'publicInfo' : 'platform',
    startedAt,
    durationMs,
    failure: error ?? null,
  };
  for (const listener of (extra as ThunkExtra).callListeners) listener(call);
  return result;
}
