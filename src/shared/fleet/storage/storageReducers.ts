import { type Draft, type PayloadAction } from '@reduxjs/toolkit';
import { RUNS_LIMIT } from '@/domain/fleet/fleetLimits';
import { type FleetRun, isStoredKind } from '@/domain/fleet/fleetRun';
import { isComparedKind } from '@/domain/fleet/storedRun';
import { type FleetState } from '../fleetState';
import { type DraftRun, setRun } from '../runChanges';

type State = Draft<FleetState>;

/** The runs that were read from the storage. */
export interface RestoredRuns {
  /** The newest run comes first. */
  runs: readonly FleetRun[];
  baselineId: string | null;
}

/** The reducers of the fleet slice for runs of the storage and of files. */
export const storageReducers = {
  /** The operator's choice was read, or changed here or in another tab. */
  storageChoiceChanged: (state: State, { payload }: PayloadAction<boolean>) => {
    state.storesAfterSignOut = payload;
  },
  /** The runs of the storage were read. A run that was started meanwhile stays. */
  runsRestored: (state: State, { payload: { runs, baselineId } }: PayloadAction<RestoredRuns>) => {
    for (const run of runs) {
      state.saves[run.id] = true;
      const { kind, id, status } = run;
      if (!state.runs[kind]) setRun(state, run);
      else if (status !== 'done') state.interruptedRuns.push(run as DraftRun);
      if (!isComparedKind(kind) || status !== 'done') continue;
      const previousRuns = state.previousRuns[kind] as DraftRun[];
      if (!previousRuns.some((other) => other.id === id)) previousRuns.push(run as DraftRun);
    }
    state.baselineId ??= baselineId;
  },
  /** The operator has chosen an earlier run for its tab. */
  runShown: (state: State, { payload: run }: PayloadAction<FleetRun>) => {
    const replaced = state.runs[run.kind];
    state.interruptedRuns = state.interruptedRuns.filter(({ id }) => id !== run.id);
    if (replaced && replaced.status !== 'done') state.interruptedRuns.push(replaced);
    setRun(state, run);
  },
  /** The storage was emptied. A run that is under way stays, and one of a kind that is never stored. */
  runsForgotten: (state: State) => {
    const remaining = Object.values(state.runs).filter(
      ({ kind, status, asking }) => !isStoredKind(kind) || status === 'running' || asking.length > 0,
    );
    state.runs = {};
    state.interruptedRuns = [];
    for (const run of remaining) setRun(state, run as FleetRun);
    state.previousRuns = { health: [], features: [] };
    state.baselineId = null;
  },
  /** A run of a file. Its id differs from that of the run that was saved, so that the two can be compared. */
  runOpened: {
    prepare: (run: FleetRun<'health'>) => ({ payload: { ...run, id: `file-${run.id}` } }),
    reducer: (state: State, { payload }: PayloadAction<FleetRun<'health'>>) => {
      const others = state.opened.filter(({ id }) => id !== payload.id).slice(0, RUNS_LIMIT - 1);
      state.opened = [payload as Draft<FleetRun<'health'>>, ...others];
    },
  },
  runSaveFinished: (state: State, { payload }: PayloadAction<{ id: string; isSaved: boolean }>) => {
    state.saves[payload.id] = payload.isSaved;
  },
  /** The payload is whether it worked. */
  runStorageAccessFinished: (state: State, { payload }: PayloadAction<boolean>) => {
    state.isStorageWorking = payload;
    state.accessCount += 1;
  },
};
