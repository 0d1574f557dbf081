import { type Draft, type PayloadAction } from '@reduxjs/toolkit';
import { type FleetKind } from '@/domain/fleet/fleetRun';
import { hasAllOutcomes, listWaitingAgencies } from '@/domain/fleet/runProgress';
import { type FleetState } from './fleetState';
import { changeRun, endRunning, finishRun, startRunning } from './runChanges';

type State = Draft<FleetState>;

const WITH_TIME = { prepare: (kind: FleetKind) => ({ payload: { kind, now: Date.now() } }) };
type Timed = PayloadAction<{ kind: FleetKind; now: number }>;

/** The reducers of the fleet slice that stop a run, let it wait, or go on with it, and so stop and start its time. */
export const statusReducers = {
  /** The browser is offline. As in a pause, the run's time stops: the time left is estimated from it. */
  runWaitStarted: {
    ...WITH_TIME,
    reducer: (state: State, { payload: { kind, now } }: Timed) =>
      changeRun(state, kind, (run) => endRunning(run, run.status, now)),
  },
  runWaitEnded: {
    ...WITH_TIME,
    reducer: (state: State, { payload: { kind, now } }: Timed) =>
      changeRun(state, kind, (run) => {
        if (run.status === 'running') run.runningSince ??= now;
      }),
  },
  /** The agencies that are being asked are finished; no other one is begun. The run can have ended just before the press. */
  runPaused: {
    ...WITH_TIME,
    reducer: (state: State, { payload: { kind, now } }: Timed) =>
      changeRun(state, kind, (run) => {
        if (run.status === 'running') endRunning(run, 'paused', now);
      }),
  },
  /** The calls under way are aborted. Agencies that were asked again keep their outcomes. */
  runStopped: {
    ...WITH_TIME,
    reducer: (state: State, { payload: { kind, now } }: Timed) =>
      changeRun(state, kind, (run) => {
        run.asking = [];
        delete run.retried;
        if (hasAllOutcomes(run)) finishRun(state, run, now);
        else endRunning(run, 'stopped', now);
      }),
  },
  /** All agencies without an outcome are asked, and those that still had to be asked again. */
  runResumed: {
    ...WITH_TIME,
    reducer: (state: State, { payload: { kind, now } }: Timed) =>
      changeRun(state, kind, (run) => {
        if (run.retried) run.retried = listWaitingAgencies(run).map(({ abbreviation }) => abbreviation);
        delete run.isPausedAtMatch;
        startRunning(run, now);
      }),
  },
  /** Only these agencies are asked again. Their outcomes stand until they answer. */
  agenciesRetried: {
    prepare: (kind: FleetKind, abbreviations: readonly string[]) => ({
      payload: { kind, abbreviations, now: Date.now() },
    }),
    reducer: (
      state: State,
      {
        payload: { kind, abbreviations, now },
      }: PayloadAction<{ kind: FleetKind; abbreviations: readonly string[]; now: number }>,
    ) =>
      changeRun(state, kind, (run) => {
        run.retried = [...abbreviations];
        startRunning(run, now);
      }),
  },
  runFinished: {
    ...WITH_TIME,
    reducer: (state: State, { payload: { kind, now } }: Timed) =>
      changeRun(state, kind, (run) => finishRun(state, run, now)),
  },
};
