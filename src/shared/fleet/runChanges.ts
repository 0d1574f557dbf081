import { type Draft, original } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import { STORED_RUNS_LIMIT } from '@/domain/fleet/fleetLimits';
import { type FleetKind, type FleetOutcome, type FleetRun } from '@/domain/fleet/fleetRun';
import { isComparedKind } from '@/domain/fleet/keptRun';
import { type FleetState } from './fleetState';

export type DraftRun = Draft<FleetRun>;

/* The changes that several reducers of the fleet slice make. */

export function setRun({ runs }: Draft<FleetState>, run: FleetRun): void {
  Object.assign(runs, { [run.kind]: run });
}

function addPreviousRun(state: Draft<FleetState>, run: DraftRun): void {
  const { kind } = run;
  if (!isComparedKind(kind)) return;
  const others = (state.previousRuns[kind] as DraftRun[]).filter(({ id }) => id !== run.id);
  const baseline = others.filter(({ id }) => id === state.baselineId);
  const recent = others.filter(({ id }) => id !== state.baselineId).slice(0, STORED_RUNS_LIMIT - 1);
  Object.assign(state.previousRuns, { [kind]: [run, ...recent, ...baseline] });
}

/**
 * The outcome with the objects of the last kept run where they are equal: most of an agency stays as it was, and each kept
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
