import { type Draft, original } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import { RUNS_LIMIT } from '@/domain/fleet/fleetLimits';
import { type FleetKind, type FleetOutcome, type FleetRun } from '@/domain/fleet/fleetRun';
import { hasAllOutcomes } from '@/domain/fleet/runProgress';
import { isComparedKind } from '@/domain/fleet/storedRun';
import { type FleetState, selectReplacedRuns } from './fleetState';

export type DraftRun = Draft<FleetRun>;

/* The changes that several reducers of the fleet slice make. */

export function setRun({ runs }: Draft<FleetState>, run: FleetRun): void {
  Object.assign(runs, { [run.kind]: run });
}

/** Leaves the same runs as the storage (`putRun`): the newest by their start, and besides them the baseline. */
function addPreviousRun(state: Draft<FleetState>, run: DraftRun): void {
  const { kind } = run;
  if (!isComparedKind(kind)) return;
  const others = (state.previousRuns[kind] as DraftRun[]).filter(({ id }) => id !== run.id);
  // The run can be an older one that was resumed or retried.
  const newestFirst = [run, ...others].sort((a, b) => b.startedAt - a.startedAt);
  const isBaseline = ({ id }: DraftRun) => id === state.baselineId;
  const newest = newestFirst.filter((other) => !isBaseline(other)).slice(0, RUNS_LIMIT);
  Object.assign(state.previousRuns, {
    [kind]: newestFirst.filter((other) => isBaseline(other) || newest.includes(other)),
  });
}

/**
 * The outcome with the objects of the last run where they are equal: most of an agency stays as it was, and each earlier
 * run would hold it once more (0.3 MB for 130 agencies).
 */
export function reuseEqualParts(
  state: Draft<FleetState>,
  kind: FleetKind,
  abbreviation: string,
  outcome: FleetOutcome,
): FleetOutcome {
  if (!isComparedKind(kind)) return outcome;
  const last = original(state)?.previousRuns[kind][0]?.outcomes[abbreviation];
  return last ? copyWithStructuralSharing<FleetOutcome>(last, outcome) : outcome;
}

export function changeRun(
  { runs }: Draft<FleetState>,
  kind: FleetKind,
  change: (run: DraftRun) => void,
): void {
  const run = runs[kind] as DraftRun | undefined;
  if (run) change(run);
}

export function startRunning(run: DraftRun, now: number): void {
  Object.assign(run, { status: 'running', isPlatformDown: false, unreachableInARow: 0, runningSince: now });
}

/** Adds the time since the run was started or resumed last. */
export function endRunning(run: DraftRun, status: FleetRun['status'], now: number): void {
  if (run.runningSince !== null) run.elapsedMs += Math.max(now - run.runningSince, 0);
  run.runningSince = null;
  run.status = status;
}

export function finishRun(state: Draft<FleetState>, run: DraftRun, now: number): void {
  endRunning(run, 'done', now);
  delete run.retried;
  addPreviousRun(state, run);
}

/** The next run of a kind ends a retry that is paused as Stop does: the outcomes that it has count. */
export function finishReplacedRuns(state: Draft<FleetState>, kind: FleetKind, now: number): void {
  for (const run of selectReplacedRuns({ fleet: state as FleetState }, kind))
    if (hasAllOutcomes(run)) finishRun(state, run as DraftRun, now);
}
