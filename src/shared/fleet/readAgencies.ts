import { type ListenerEffectAPI } from '@reduxjs/toolkit';
import { type Agency } from '@/domain/entities/agency';
import { FLEET_PARALLEL_AGENCIES } from '@/domain/fleet/fleetLimits';
import { type FleetKind, type FleetRun } from '@/domain/fleet/fleetRun';
import { hasFailed, listPendingAgencies } from '@/domain/fleet/runProgress';
import { runTokenDropped } from '@/session/auth/runTokensSlice';
import { sessionEnded } from '@/session/auth/sessionSlice';
import { type PortalDispatch, type PortalState, type ThunkExtra } from '@/session/hooks';
import { connectionLost, connectionRestored } from '@/session/noticesSlice';
import { type CheckBatch, createCheckBatch, createCheckCalls } from '../checks/checkCalls';
import { selectCheckContext } from '../checks/sendCheckQuery';
import { selectIsAskingAgencies } from '../rollout/rolloutState';
import { createFleetQueue } from './fleetQueue';
import {
  agencyAnswered,
  agencyAsked,
  agencyNotReached,
  runFinished,
  runPaused,
  runStopped,
  runWaitEnded,
  runWaitStarted,
} from './fleetSlice';
import { selectRun } from './fleetState';
import { readAgency } from './readAgency';

/** The longest time until the state says that the browser is offline: its event is checked with a request. */
const CONNECTION_CHECK_MS = 3_000;

interface AskOptions {
  /** Abbreviations of the agencies to ask; without it, all that wait. */
  only?: readonly string[];
  /** Whether the rows of the agencies are of now. */
  areRowsFresh: boolean;
  /** False once the run is started, resumed or retried again: then that effect asks the next agencies. */
  isLatest: () => boolean;
}

type RunListenerApi = ListenerEffectAPI<PortalState, PortalDispatch, ThunkExtra>;

/**
 * The effect of the listener for a started or resumed run: asks its agencies, a few at a time, until none is left or the
 * run is no longer running. It needs no component, so a run goes on while other pages are open.
 */
export async function readAgencies(
  kind: FleetKind,
  api: RunListenerApi,
  { only, areRowsFresh, isLatest }: AskOptions,
): Promise<void> {
  const { dispatch, getState } = api;
  const stopping = new AbortController();
  const queue = createFleetQueue({ getState, condition: (predicate) => api.condition(predicate) });
  const checkCalls = createCheckCalls(dispatch, { isBackground: true, queue });
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

  /** How often the connection was lost since this effect began. */
  let lossCount = 0;
  /** Whether the browser says offline although the platform can be reached, for example on the same computer. */
  let isReachableOffline = false;
  async function countLosses(): Promise<void> {
    for (;;) {
      await api.take(connectionLost.match);
      lossCount += 1;
      isReachableOffline = false;
    }
  }
  // Ends with the effect, whose end rejects the promise.
  countLosses().catch(() => undefined);

  const waitForAnswer = () =>
    api.condition(
      (action) => agencyAnswered.match(action) || agencyNotReached.match(action) || isEnd(action),
    );

  /** Abbreviations of the agencies that this effect has asked. Redux DevTools can show a state of before it. */
  const asked = new Set<string>();
  const listPending = (run: FleetRun) =>
    listPendingAgencies(run).filter(
      ({ abbreviation }) => !asked.has(abbreviation) && (only?.includes(abbreviation) ?? true),
    );

  // After a stop the same kind can be started again. Those agencies are asked by that run's own effect.
  const isCurrent = () => !stopping.signal.aborted && isLatest();

  async function askNext(): Promise<void> {
    while (isCurrent()) {
      const run = selectRun(getState(), kind);
      const agency = run?.status === 'running' ? listPending(run)[0] : undefined;
      if (!run || !agency) return;
      // After a short pause, agencies of the time before it can still be under way. A rollout has one of the places.
      const placeCount = FLEET_PARALLEL_AGENCIES - (selectIsAskingAgencies(getState()) ? 1 : 0);
      if (run.asking.length >= placeCount) await waitForAnswer();
      else if (!getState().notices.isOnline) {
        dispatch(runWaitStarted(kind));
        await api.condition(connectionRestored.match);
        dispatch(runWaitEnded(kind));
      } else await ask(agency, run);
    }
  }

  async function ask(agency: Agency, run: FleetRun): Promise<void> {
    const { abbreviation } = agency;
    asked.add(abbreviation);
    dispatch(agencyAsked({ kind, abbreviation }));
    const batch = createCheckBatch(0);
    batches.add(batch);
    const lossCountBefore = lossCount;
    const outcome = await dispatch(
      readAgency(run, agency, queue, {
        createRunQuery: (check, calls) => checkCalls.createRunQuery(batch, check, () => undefined, calls),
        upsertQueryData: (endpoint, arg, data) => checkCalls.upsertQueryData(batch, endpoint, arg, data),
        getContext: () => selectCheckContext(getState()),
        areRowsFresh,
        signal: batch.controller.signal,
      }),
    );
    // After the next wait it could be a token of the next run.
    dispatch(runTokenDropped({ run: 'fleet', abbreviation }));
    // The connection can be back before the agency's other calls have ended.
    const isUnreached =
      outcome !== null && hasFailed(kind, outcome) && (lossCount > lossCountBefore || (await isOffline()));
    batches.delete(batch);
    if (isUnreached) asked.delete(abbreviation);
    if (outcome && !batch.controller.signal.aborted)
      dispatch(
        isUnreached
          ? agencyNotReached({ kind, abbreviation })
          : agencyAnswered({ kind, abbreviation, outcome }),
      );
  }

  async function isOffline(): Promise<boolean> {
    if (!getState().notices.isOnline) return true;
    if (navigator.onLine || isReachableOffline) return false;
    isReachableOffline = !(await api.condition(connectionLost.match, CONNECTION_CHECK_MS));
    return !isReachableOffline;
  }

  const getRun = () => selectRun(getState(), kind);
  const hasNext = (run: FleetRun | null) => run?.status === 'running' && listPending(run).length > 0;
  do {
    await Promise.all(Array.from({ length: FLEET_PARALLEL_AGENCIES }, askNext));
    while (isCurrent() && getRun()?.asking.length) await waitForAnswer();
    // An agency of the time before a short pause was not reached.
  } while (isCurrent() && hasNext(getRun()));
  const run = getRun();
  if (!run || !isCurrent()) return;
  // A run whose last agencies have answered after a pause is done, too.
  const isAnswered = listPendingAgencies(run).length === 0;
  if (isAnswered && run.status !== 'done') dispatch(runFinished(kind));
  // The operator has chosen these agencies only, or Redux DevTools shows an earlier state. Resume asks the rest.
  else if (!isAnswered && run.status === 'running') dispatch(runPaused(kind));
}
