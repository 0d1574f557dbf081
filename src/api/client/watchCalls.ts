import { type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { type PortalState } from '@/session/hooks';
import { selectRegion } from '@/session/sessionSlice';
import { type CallMemory } from './callMemory';
import { type CallNote } from './callNote';
import { type Outcome, type Tries } from './exchange';
import { failedCalls } from './failedCall';
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

interface Context {
  queryCacheKey?: string;
  getState: () => unknown;
  extra: unknown;
  tries: Tries;
}

/** Carries a call out, tells whoever watches what came of it, and remembers the call behind its failure. */
export async function watched<T>(
  request: PlatformRequest<T>,
  { queryCacheKey, getState, extra, tries }: Context,
  carryOut: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const at = new Date().toISOString();
  // Before the call: it may end the session.
  const state = getState() as PortalState;
  const started = performance.now();
  const outcome = await carryOut();
  const ms = performance.now() - started;
  const { error } = outcome;
  if (error)
    failedCalls.set(error, {
      request,
      region: (request.audience === 'none' ? request.region : undefined) ?? selectRegion(state),
      at,
      ms,
      tries: tries.count,
    });
  const note: CallNote = {
    queryCacheKey,
    method: request.method ?? 'GET',
    path: addressOf('', request),
    host: request.audience === 'none' && request.host === 'publicInfo' ? 'publicInfo' : 'platform',
    at,
    ms,
    failure: error ?? null,
  };
  for (const watch of (extra as CallMemory).watchers) watch(note);
  return outcome;
}
