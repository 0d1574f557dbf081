import { createSlice, nanoid, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { type Agency } from '@/domain/entities/agency';
import { FLEET_DOWN_LIMIT } from '@/domain/fleet/fleetLimits';
import { type FleetKind, type FleetOutcome, type FleetTasks } from '@/domain/fleet/fleetRun';
import { type Region } from '@/domain/regions';
import { sessionEnded } from '@/session/auth/sessionSlice';
import { type FleetState } from './fleetState';
import {
  addPreviousRun,
  changeRun,
  type DraftRun,
  endRunning,
  setRun,
  shareWithLastRun,
  startRunning,
} from './runChanges';
import { storageReducers } from './storage/storageReducers';

interface NewRun<Kind extends FleetKind = FleetKind> {
  kind: Kind;
  region: Region;
  task: FleetTasks[Kind];
  agencies: readonly Agency[];
  /** Milliseconds since 1970, by the platform's clock. */
  startedAt: number;
}

interface Answered {
  kind: FleetKind;
  abbreviation: string;
  outcome: FleetOutcome;
}

const WITH_TIME = { prepare: (kind: FleetKind) => ({ payload: { kind, now: Date.now() } }) };
type Timed = PayloadAction<{ kind: FleetKind; now: number }>;

const initialState: FleetState = {
  isLoaded: false,
  isPersisting: false,
  runs: {},
  interruptedRuns: [],
  previousRuns: { health: [], features: [] },
  opened: [],
  baselineId: null,
  storesAfterSignOut: false,
  isStorageWorking: null,
  saves: {},
  accessCount: 0,
};

/** The runs over many agencies (decision 131). `askAgencies` is the listener that asks the agencies of a running one. */
export const fleetSlice = createSlice({
  name: 'fleet',
  initialState,
  reducers: {
    fleetLoaded: (state) => {
      state.isLoaded = true;
    },
    runStarted: {
      prepare: (run: NewRun) => ({ payload: { ...run, id: nanoid(), runningSince: Date.now() } }),
      reducer: (state, { payload }: PayloadAction<NewRun & { id: string; runningSince: number }>) => {
        state.interruptedRuns = state.interruptedRuns.filter(({ kind }) => kind !== payload.kind);
        setRun(state, {
          ...payload,
          status: 'running',
          isPlatformDown: false,
          elapsedMs: 0,
          outcomes: {},
          asking: [],
          downInARow: 0,
        });
      },
    },
    agencyAsked: (
      state,
      { payload: { kind, abbreviation } }: PayloadAction<{ kind: FleetKind; abbreviation: string }>,
    ) => changeRun(state, kind, ({ asking }) => void asking.push(abbreviation)),
    agencyAnswered: {
      prepare: (answered: Answered) => ({ payload: { ...answered, now: Date.now() } }),
      reducer: (state, { payload }: PayloadAction<Answered & { now: number }>) =>
        changeRun(state, payload.kind, (run) => {
          const { kind, abbreviation, now } = payload;
          const outcome = shareWithLastRun(state, kind, abbreviation, payload.outcome);
          run.outcomes[abbreviation] = outcome as DraftRun['outcomes'][string];
          run.asking = run.asking.filter((asked) => asked !== abbreviation);
          run.downInARow = outcome.isPlatformDown ? run.downInARow + 1 : 0;
          if (run.status !== 'running' || run.downInARow < FLEET_DOWN_LIMIT) return;
          run.isPlatformDown = true;
          endRunning(run, 'paused', now);
        }),
    },
    /** The browser was offline: the agency has no outcome, and is asked again. */
    agencyNotReached: (
      state,
      { payload: { kind, abbreviation } }: PayloadAction<{ kind: FleetKind; abbreviation: string }>,
    ) =>
      changeRun(state, kind, (run) => {
        run.asking = run.asking.filter((asked) => asked !== abbreviation);
      }),
    /** The browser is offline. As in a pause, the run's time stops: the time left is estimated from it. */
    waitStarted: {
      ...WITH_TIME,
      reducer: (state, { payload: { kind, now } }: Timed) =>
        changeRun(state, kind, (run) => endRunning(run, run.status, now)),
    },
    waitEnded: {
      ...WITH_TIME,
      reducer: (state, { payload: { kind, now } }: Timed) =>
        changeRun(state, kind, (run) => {
          if (run.status === 'running') run.runningSince ??= now;
        }),
    },
    /** The agencies that are being asked are finished; no other one is begun. */
    runPaused: {
      ...WITH_TIME,
      reducer: (state, { payload: { kind, now } }: Timed) =>
        changeRun(state, kind, (run) => endRunning(run, 'paused', now)),
    },
    /** The calls under way are aborted. */
    runStopped: {
      ...WITH_TIME,
      reducer: (state, { payload: { kind, now } }: Timed) =>
        changeRun(state, kind, (run) => {
          endRunning(run, 'stopped', now);
          run.asking = [];
        }),
    },
    runDiscarded: (state, { payload: kind }: PayloadAction<FleetKind>) => {
      // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- the keys are the kinds of runs
      delete state.runs[kind];
    },
    /** All agencies without an outcome are asked. */
    runResumed: {
      ...WITH_TIME,
      reducer: (state, { payload: { kind, now } }: Timed) =>
        changeRun(state, kind, (run) => {
          delete run.retried;
          startRunning(run, now);
        }),
    },
    /** Only these agencies are asked again. */
    agenciesRetried: {
      prepare: (kind: FleetKind, abbreviations: readonly string[]) => ({
        payload: { kind, abbreviations, now: Date.now() },
      }),
      reducer: (
        state,
        {
          payload: { kind, abbreviations, now },
        }: PayloadAction<{ kind: FleetKind; abbreviations: readonly string[]; now: number }>,
      ) =>
        changeRun(state, kind, (run) => {
          run.outcomes = Object.fromEntries(
            Object.entries(run.outcomes).filter(([abbreviation]) => !abbreviations.includes(abbreviation)),
          );
          run.retried = [...abbreviations];
          startRunning(run, now);
        }),
    },
    runFinished: {
      ...WITH_TIME,
      reducer: (state, { payload: { kind, now } }: Timed) =>
        changeRun(state, kind, (run) => {
          endRunning(run, 'done', now);
          addPreviousRun(state, run);
        }),
    },
    /** The payload is the id of a kept run, or null for no baseline. */
    baselineChosen: (state, { payload }: PayloadAction<string | null>) => {
      state.baselineId = payload;
    },
    ...storageReducers,
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, ({ isLoaded, isPersisting }) => ({
      ...initialState,
      isLoaded,
      isPersisting,
    }));
  },
});

export const {
  fleetLoaded,
  runStarted,
  agencyAsked,
  agencyAnswered,
  agencyNotReached,
  waitStarted,
  waitEnded,
  runPaused,
  runStopped,
  runDiscarded,
  runResumed,
  agenciesRetried,
  runFinished,
  baselineChosen,
  runsRestored,
  runShown,
  runsForgotten,
  runOpened,
  persistenceStarted,
  storageChoiceChanged,
  runStorageAccessed,
  runSaved,
} = fleetSlice.actions;

declare module '@/session/rootReducer' {
  interface LazySlices extends WithSlice<typeof fleetSlice> {}
}
