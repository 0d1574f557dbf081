import { nanoid } from '@reduxjs/toolkit';
import { callFinished, type CallRecord, callStarted } from '@/session/callsSlice';
import { type PortalDispatch } from '@/session/hooks';
import { type WithJournalDeps } from '@/session/injectJournal';
import { type AttemptCounter, type Result } from './fetchWithRetry';
import { type FinishedCall } from './finishedCall';
import { isReadRequest, type PlatformRequest } from './request';

/** A new admin token, or null. `isRefused`: the platform refused to issue one; other failures may be temporary. */
export type RenewalResult = { token: string } | { token: null; isRefused: boolean };

/** The extra argument of the store's thunks: what calls need besides the state, and what cannot be in the state. */
export interface ThunkExtra extends WithJournalDeps {
  /** Loads the API's code and injects it into the store, unless that is done already. */
  ensureApiInjected: () => Promise<void>;
  /** Pending renewals of admin tokens, by region, agency and rejected token; calls with the same token share one. */
  pendingRenewals: Map<string, Promise<RenewalResult>>;
  /** Aborts a pending call; the key is the id of its `CallRecord`. */
  abortControllers: Map<string, AbortController>;
  /** The query cache keys that are being prefetched, with the ids of their `CallRecord`s. */
  prefetches: Map<string, Set<string>>;
  /** The listeners that get every finished call (`addCallListener`). */
  callListeners: Set<(call: FinishedCall) => void>;
}

export function createThunkExtra(
  ensureApiInjected: ThunkExtra['ensureApiInjected'],
  journalDeps: ThunkExtra['journalDeps'],
): ThunkExtra {
  return {
    ensureApiInjected,
    journalDeps,
    pendingRenewals: new Map(),
    abortControllers: new Map(),
    prefetches: new Map(),
    callListeners: new Set(),
  };
}

/** A thunk: injects the API before a screen's first call. Rejects when the API's code cannot be loaded. */
export function ensureApiInjected() {
  return (_dispatch: unknown, _getState: unknown, extra: unknown): Promise<void> =>
    (extra as ThunkExtra).ensureApiInjected();
}

/** A thunk: aborts the calls that the user cancels. */
export function cancelCalls(ids: readonly string[]) {
  return (_dispatch: unknown, _getState: unknown, extra: unknown): void => {
    for (const id of ids) (extra as ThunkExtra).abortControllers.get(id)?.abort();
  };
}

interface RecordContext {
  dispatch: unknown;
  signal: AbortSignal;
  extra: unknown;
  /** The cache key of the query that the call is for; undefined for a mutation. */
  queryCacheKey?: string;
  attempts: AttemptCounter;
}

/** Whether the call is part of a prefetch that no screen uses yet. */
export function isPrefetch({
  extra,
  queryCacheKey = '',
}: Pick<RecordContext, 'extra' | 'queryCacheKey'>): boolean {
  return (extra as ThunkExtra).prefetches.has(queryCacheKey);
}

/** Runs a call and adds it to the calls slice, so that the screens can show it and the user can cancel it. */
export async function recordCall<T>(
  request: PlatformRequest<T>,
  context: RecordContext,
  runCall: (signal: AbortSignal) => Promise<Result<T>>,
): Promise<Result<T>> {
  const dispatch = context.dispatch as PortalDispatch;
  const { abortControllers, prefetches } = context.extra as ThunkExtra;
  const controller = new AbortController();
  const record = createCallRecord(request, isPrefetch(context));
  const start = performance.now();
  abortControllers.set(record.id, controller);
  prefetches.get(context.queryCacheKey ?? '')?.add(record.id);
  dispatch(callStarted(record));
  const result = markCancelledByUser(
    await runCall(AbortSignal.any([context.signal, controller.signal])),
    controller,
  );
  abortControllers.delete(record.id);
  const { kind, status } = result.error ?? {};
  dispatch(
    callFinished({
      id: record.id,
      durationMs: Math.round(performance.now() - start),
      outcome: kind ?? 'ok',
      status: status ?? null,
      attempts: context.attempts.count,
    }),
  );
  return result;
}

/** Tells a call that the user cancelled from one that was aborted for another reason. */
function markCancelledByUser<T>(result: Result<T>, { signal }: AbortController): Result<T> {
  return result.error?.kind === 'aborted' && signal.aborted ? { error: { kind: 'givenUp' } } : result;
}

function createCallRecord(request: PlatformRequest<unknown>, isForPrefetch: boolean): CallRecord {
  return {
    id: nanoid(),
    kind: isForPrefetch
      ? 'prefetch'
      : request.isSignIn
        ? 'signIn'
        : isReadRequest(request)
          ? 'read'
          : 'write',
    method: request.method ?? 'GET',
    path: request.path,
    audience: request.audience,
    agency: request.audience === 'admin' ? request.agency : null,
    startedAt: Date.now(),
    durationMs: null,
    outcome: null,
    status: null,
    attempts: 0,
  };
}
