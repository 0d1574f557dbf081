import { type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { type CallMemory } from './callMemory';
import { type CallNote } from './callNote';
import { type Outcome } from './exchange';
import { addressOf, type PlatformRequest } from './request';

/** To be dispatched: tells of every call that ends from now on, until the function that it gives is called. */
export function watchCalls(
  watch: (note: CallNote) => void,
): ThunkAction<() => void, unknown, unknown, UnknownAction> {
  return (_dispatch, _getState, extra) => {
    const { watchers } = extra as CallMemory;
    watchers.add(watch);
    return () => void watchers.delete(watch);
  };
}

/** Carries a call out, and tells whoever watches what came of it. */
export async function watched<T>(
  request: PlatformRequest<T>,
  { queryCacheKey, extra }: { queryCacheKey?: string; extra: unknown },
  carryOut: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const at = new Date().toISOString();
  const started = performance.now();
  const outcome = await carryOut();
  const note: CallNote = {
    queryCacheKey,
    method: request.method ?? 'GET',
    path: addressOf('', request),
    host: request.audience === 'none' && request.host === 'publicInfo' ? 'publicInfo' : 'platform',
    at,
    ms: performance.now() - started,
    failure: outcome.error ?? null,
  };
  for (const watch of (extra as CallMemory).watchers) watch(note);
  return outcome;
}
