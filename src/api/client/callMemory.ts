import { nanoid } from '@reduxjs/toolkit';
import { callEnded, type CallRecord, callSent } from '@/session/callsSlice';
import { type PortalDispatch } from '@/session/hooks';
import { type JournalHost } from '@/session/joinJournal';
import { type CallNote } from './callNote';
import { type Outcome, type Tries } from './exchange';
import { isRead, type PlatformRequest } from './request';

/** A new admin token; or none, and whether the platform refused to give one (anything else may pass). */
export type Renewed = { token: string } | { token: null; isRefused: boolean };

/** The store's extra argument: what belongs to calls and is no plain data. */
export interface CallMemory extends JournalHost {
  /** Has the API join the store, where that was made without it; resolves once it has. */
  join: () => Promise<void>;
  /** Renewals of admin tokens under way, so that ten refused calls ask for one new token. */
  renewals: Map<string, Promise<Renewed>>;
  /** Gives up a call under way, by the id of its record. */
  controllers: Map<string, AbortController>;
  /** The cached answers that are asked for ahead of their screen, with the records of their calls under way. */
  ahead: Map<string, Set<string>>;
  /** Told of every call that ends. */
  watchers: Set<(note: CallNote) => void>;
}

export function newCallMemory(join: CallMemory['join'], parts: CallMemory['parts']): CallMemory {
  return { join, parts, renewals: new Map(), controllers: new Map(), ahead: new Map(), watchers: new Set() };
}

/** Has the API join the store before the first call of a screen that stands without it. @throws where its code can't be had */
export function joinApi() {
  return (_dispatch: unknown, _getState: unknown, memory: unknown): Promise<void> =>
    (memory as CallMemory).join();
}

/** Gives the calls up that somebody no longer wants to wait for; each ends as `givenUp`. */
export function stopWaiting(ids: readonly string[]) {
  return (_dispatch: unknown, _getState: unknown, memory: unknown): void => {
    for (const id of ids) (memory as CallMemory).controllers.get(id)?.abort();
  };
}

interface Context {
  dispatch: unknown;
  signal: AbortSignal;
  extra: unknown;
  /** Names the cached answer that the call is for. */
  queryCacheKey?: string;
  tries: Tries;
}

/** Whether the call is made ahead of its screen, and nobody waits for it as yet. */
export function isAhead({ extra, queryCacheKey = '' }: Pick<Context, 'extra' | 'queryCacheKey'>): boolean {
  return (extra as CallMemory).ahead.has(queryCacheKey);
}

/** Carries a call out on the record: who waits for it can see it, and give it up. */
export async function onRecord<T>(
  request: PlatformRequest<T>,
  context: Context,
  carryOut: (signal: AbortSignal) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const dispatch = context.dispatch as PortalDispatch;
  const { controllers, ahead } = context.extra as CallMemory;
  const controller = new AbortController();
  const record = recordOf(request, isAhead(context));
  const start = performance.now();
  controllers.set(record.id, controller);
  ahead.get(context.queryCacheKey ?? '')?.add(record.id);
  dispatch(callSent(record));
  const outcome = given(await carryOut(AbortSignal.any([context.signal, controller.signal])), controller);
  controllers.delete(record.id);
  const { kind, status } = outcome.error ?? {};
  dispatch(
    callEnded({
      id: record.id,
      ms: Math.round(performance.now() - start),
      outcome: kind ?? 'ok',
      status: status ?? null,
      tries: context.tries.count,
    }),
  );
  return outcome;
}

function given<T>(outcome: Outcome<T>, { signal }: AbortController): Outcome<T> {
  return outcome.error?.kind === 'aborted' && signal.aborted ? { error: { kind: 'givenUp' } } : outcome;
}

function recordOf(request: PlatformRequest<unknown>, isMadeAhead: boolean): CallRecord {
  return {
    id: nanoid(),
    kind: isMadeAhead ? 'ahead' : request.isSignIn ? 'signIn' : isRead(request) ? 'read' : 'write',
    method: request.method ?? 'GET',
    path: request.path,
    audience: request.audience,
    agency: request.audience === 'admin' ? request.agency : null,
    startedAt: Date.now(),
    ms: null,
    outcome: null,
    status: null,
    tries: 0,
  };
}
