import { createSlice, nanoid, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { type Agency } from '@/domain/entities/agency';
import { isFirstExactMatch } from '@/domain/fleet/exactMatch';
import { FLEET_DOWN_LIMIT } from '@/domain/fleet/fleetLimits';
import { type FleetKind, type FleetOutcome, type FleetRun, type FleetTasks } from '@/domain/fleet/fleetRun';
import { getOutcome } from '@/domain/fleet/runOutcomes';
import { listPendingAgencies } from '@/domain/fleet/runProgress';
import { type Region } from '@/domain/regions';
import { sessionEnded } from '@/session/auth/sessionSlice';
import { type FleetState } from './fleetState';
import {
  changeRun,
  type DraftRun,
  endRunning,
  finishReplacedRuns,
  reuseEqualParts,
  setRun,
} from './runChanges';
import { statusReducers } from './statusReducers';
import { storageReducers } from './storage/storageReducers';

interface NewRun<Kind extends FleetKind = FleetKind> {
  kind: Kind;
  region: Region;
  task: FleetTasks[Kind];
  agencies: readonly Agency[];
  /** Milliseconds since 1970, by the platform's clock. */
  startedAt: number;
}

/** An agency of the run of a kind. */
interface RunAgency {
  kind: FleetKind;
  abbreviation: string;
}

interface Answered extends RunAgency {
  outcome: FleetOutcome;
}

const initialState: FleetState = {
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

/** The runs over many agencies (decision 131). `readAgencies` is the listener that asks the agencies of a running one. */
export const fleetSlice = createSlice({
  name: 'fleet',
  initialState,
  reducers: {
    runStarted: {
      prepare: (run: NewRun) => ({ payload: { ...run, id: nanoid(), runningSince: Date.now() } }),
      reducer: (state, { payload }: PayloadAction<NewRun & { id: string; runningSince: number }>) => {
        finishReplacedRuns(state, payload.kind, payload.runningSince);
        state.interruptedRuns = state.interruptedRuns.filter(({ kind }) => kind !== payload.kind);
        setRun(state, {
          ...payload,
          status: 'running',
          isPlatformDown: false,
          elapsedMs: 0,
          outcomes: {},
          asking: [],
          unreachableInARow: 0,
        });
      },
    },
    agencyAsked: (state, { payload: { kind, abbreviation } }: PayloadAction<RunAgency>) =>
      changeRun(state, kind, ({ asking }) => void asking.push(abbreviation)),
    agencyAnswered: {
      prepare: (answered: Answered) => ({ payload: { ...answered, now: Date.now() } }),
      reducer: (state, { payload }: PayloadAction<Answered & { now: number }>) =>
        changeRun(state, payload.kind, (run) => {
          const { kind, abbreviation, now } = payload;
          const outcome = reuseEqualParts(state, kind, abbreviation, payload.outcome);
          if (getOutcome(run, abbreviation)) run.repeatedAnswers = (run.repeatedAnswers ?? 0) + 1;
          run.outcomes[abbreviation] = outcome as DraftRun['outcomes'][string];
          run.asking = run.asking.filter((asked) => asked !== abbreviation);
          if (run.retried) run.retried = run.retried.filter((retried) => retried !== abbreviation);
          run.unreachableInARow = outcome.isPlatformDown ? run.unreachableInARow + 1 : 0;
          if (run.status !== 'running') return;
          if (run.unreachableInARow >= FLEET_DOWN_LIMIT) {
            run.isPlatformDown = true;
            endRunning(run, 'paused', now);
          } else if (
            kind === 'riders' &&
            isFirstExactMatch(run as FleetRun<'riders'>, abbreviation) &&
            listPendingAgencies(run as FleetRun).length > 0
          ) {
            // The operator can have it look in the rest; it does not pause again.
            run.isPausedAtMatch = true;
            endRunning(run, 'paused', now);
          }
        }),
    },
    /** The browser was offline: the agency has no outcome, and is asked again. */
    agencyNotReached: (state, { payload: { kind, abbreviation } }: PayloadAction<RunAgency>) =>
      changeRun(state, kind, (run) => {
        run.asking = run.asking.filter((asked) => asked !== abbreviation);
      }),
    runDiscarded: (state, { payload: kind }: PayloadAction<FleetKind>) => {
      // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- the keys are the kinds of runs
      delete state.runs[kind];
    },
    /** The payload is the id of an earlier run, or null for no baseline. */
    baselineChosen: (state, { payload }: PayloadAction<string | null>) => {
      state.baselineId = payload;
    },
    ...statusReducers,
    ...storageReducers,
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState);
  },
});

export const {
  runStarted,
  agencyAsked,
  agencyAnswered,
  agencyNotReached,
  runWaitStarted,
  runWaitEnded,
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
  storageChoiceChanged,
  runStorageAccessFinished,
  runSaveFinished,
} = fleetSlice.actions;

declare module '@/session/rootReducer' {
  interface LazySlices extends WithSlice<typeof fleetSlice> {}
}
