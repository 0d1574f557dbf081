import { type ListenerEffectAPI } from '@reduxjs/toolkit';
import { type Agency } from '@/domain/entities/agency';
import { describeFailure, type Failure } from '@/domain/failures';
import { describeFailureToStore, describeSignInFailureToStore } from '@/domain/failureTexts/storedFailures';
import { type FleetKind, type FleetOutcome, type FleetRun } from '@/domain/fleet/fleetRun';
import { listPendingAgencies } from '@/domain/fleet/runProgress';
import { FLEET_PARALLEL_AGENCIES } from '@/domain/limits';
import { logWarning } from '@/lib/log';
import { getPlatformTime } from '@/session/auth/clockSkew';
import { runTokenDropped } from '@/session/auth/runTokensSlice';
import { sessionEnded } from '@/session/auth/sessionSlice';
import { type PortalDispatch, type PortalState, type ThunkExtra } from '@/session/hooks';
import { connectionRestored } from '@/session/noticesSlice';
import { type CheckBatch, createCheckBatch, createCheckCalls } from '../checks/checkCalls';
import { createCheckClient } from '../checks/checkClient';
import { type AgencyReader } from './agencyReader';
import { createFleetQueue } from './fleetQueue';
import { agencyAnswered, agencyAsked, runFinished, runPaused, runStopped } from './fleetSlice';
import { selectRun } from './fleetState';
import { readFeatures } from './readFeatures';
import { readHealth } from './readHealth';
import { readPlan } from './readPlan';
import { readRiders } from './readRiders';
import { readRules } from './readRules';
import { signInForRun } from './signInForRun';

const READERS: Readonly<Record<FleetKind, AgencyReader<never, unknown>>> = {
  health: readHealth,
  rules: readRules,
  features: readFeatures,
  riders: readRiders,
  plan: readPlan,
};

interface AskOptions {
  /** Abbreviations of the agencies to ask; without it, all that have no outcome. */
  only?: readonly string[] | undefined;
  /** Whether the rows of the agencies are of now. Those of a run that goes on can be days old. */
  areRowsFresh: boolean;
  /** False once the run is started, resumed or retried again: then that effect asks the next agencies. */
  isLatest: () => boolean;
}

export type RunListenerApi = ListenerEffectAPI<PortalState, PortalDispatch, ThunkExtra>;

/**
 * The effect of the listener for a started or resumed run: asks its agencies, a few at a time, until none is left or the
 * run is no longer running. It needs no component, so a run goes on while other pages are open.
 */
export async function askAgencies(
  kind: FleetKind,
  api: RunListenerApi,
  { only, areRowsFresh, isLatest }: AskOptions,
): Promise<void> {
  const { dispatch, getState } = api;
  const stopping = new AbortController();
  const ownCalls = new Set<string>();
  const client = createCheckClient({ dispatch, getState }, ownCalls);
  const queue = createFleetQueue({ getState, condition: (predicate) => api.condition(predicate), ownCalls });
  const checkCalls = createCheckCalls(client, queue);
  const batches = new Set<CheckBatch>();
  const isEnd = (action: unknown) =>
    sessionEnded.match(action) || (runStopped.match(action) && action.payload.kind === kind);
  // The promise rejects when the effect has ended before.
  api.take(isEnd).then(
    () => {
      stopping.abort(new DOMException('stopped', 'AbortError'));
      checkCalls.abort(batches);
    },
    () => undefined,
  );

  const waitForAnswer = () => api.condition((action) => agencyAnswered.match(action) || isEnd(action));

  const listPending = (run: FleetRun) =>
    listPendingAgencies(run).filter(({ abbreviation }) => only?.includes(abbreviation) ?? true);

  // After a stop the same kind can be started again. Those agencies are asked by that run's own effect.
  const isCurrent = () => !stopping.signal.aborted && isLatest();

  async function askNext(): Promise<void> {
    while (isCurrent()) {
      const run = selectRun(getState(), kind);
      const agency = run?.status === 'running' ? listPending(run)[0] : undefined;
      if (!run || !agency) return;
      // After a short pause, agencies of the time before it can still be under way.
      if (run.asking.length >= FLEET_PARALLEL_AGENCIES) await waitForAnswer();
      else if (!getState().notices.isOnline) await api.condition(connectionRestored.match);
      else await ask(agency, run);
    }
  }

  async function ask(agency: Agency, { task }: FleetRun): Promise<void> {
    const { abbreviation } = agency;
    dispatch(agencyAsked({ kind, abbreviation }));
    const batch = createCheckBatch(0);
    batches.add(batch);
    try {
      const { signal } = batch.controller;
      const signInFailure = await signIn(agency, signal);
      const { data: answer, failure } = signInFailure
        ? { failure: signInFailure }
        : await READERS[kind](agency, task as never, {
            createRunQuery: (check, calls) => checkCalls.createRunQuery(batch, check, () => undefined, calls),
            getContext: client.getContext,
            areRowsFresh,
            signal,
          });
      if (stopping.signal.aborted) return;
      const at = getPlatformTime(getState());
      const outcome = failure
        ? {
            status: 'failed' as const,
            message: signInFailure
              ? describeSignInFailureToStore(signInFailure)
              : describeFailureToStore(failure),
            isPlatformDown: isDown(failure),
            at,
          }
        : { status: 'done' as const, answer, at };
      dispatch(agencyAnswered({ kind, abbreviation, outcome: outcome as FleetOutcome }));
    } catch (error) {
      if (stopping.signal.aborted) return;
      logWarning(`an agency of a run ended with ${error instanceof Error ? error.name : typeof error}`);
      const at = getPlatformTime(getState());
      const message = describeFailure({ kind: 'unspecified' });
      dispatch(
        agencyAnswered({
          kind,
          abbreviation,
          outcome: { status: 'failed', message, isPlatformDown: false, at },
        }),
      );
    } finally {
      batches.delete(batch);
      dispatch(runTokenDropped(abbreviation));
    }
  }

  /** A sign-in is one of the calls that are in flight at the same time. */
  async function signIn(agency: Agency, signal: AbortSignal): Promise<Failure | null> {
    const { abbreviation } = agency;
    const release = await queue.acquire(abbreviation, signal);
    try {
      return await dispatch(signInForRun(agency, { tokenKey: abbreviation, signal }));
    } finally {
      release();
    }
  }

  await Promise.all(Array.from({ length: FLEET_PARALLEL_AGENCIES }, askNext));
  while (isCurrent() && selectRun(getState(), kind)?.asking.length) await waitForAnswer();
  const run = selectRun(getState(), kind);
  if (!run || !isCurrent()) return;
  // A run whose last agencies have answered after a pause is done, too.
  const isAnswered = listPendingAgencies(run).length === 0;
  if (isAnswered && run.status !== 'done') dispatch(runFinished(kind));
  // The operator has chosen these agencies only. Resume asks the rest.
  else if (!isAnswered && only && run.status === 'running') dispatch(runPaused(kind));
}

/** Whether the platform could not be reached, rather than refused this agency. */
function isDown({ kind, status = 0 }: Failure): boolean {
  return (
    kind === 'network' || kind === 'timeout' || kind === 'offline' || (kind === 'status' && status >= 500)
  );
}
