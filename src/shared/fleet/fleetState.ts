import { listExactAgencies } from '@/domain/fleet/exactMatch';
import { type FleetKind, type FleetRun } from '@/domain/fleet/fleetRun';
import { type ComparedKind } from '@/domain/fleet/storedRun';

/*
 * The shape of the slice and its selectors, for pages that only read it: the slice is injected with the code of Fleet.
 */

export interface FleetState {
  /** The run that is shown of each kind. At most one of them is running. */
  runs: { readonly [Kind in FleetKind]?: FleetRun<Kind> };
  /** Runs that a reload has interrupted, and whose tab shows another run. */
  interruptedRuns: readonly FleetRun[];
  /** The last runs that are done, the newest first, for the comparison with the next one. */
  previousRuns: { readonly [Kind in ComparedKind]: readonly FleetRun<Kind>[] };
  /** Runs of files, the newest first, for the comparison too. Their region can be another one. */
  opened: readonly FleetRun<'health'>[];
  /** The earlier run of checks that the operator compares others with; it is not dropped for newer ones. */
  baselineId: string | null;
  /** Whether the operator has chosen that runs stay on this computer after the sign-out. */
  storesAfterSignOut: boolean;
  /** Whether the last access to the storage of runs worked; null before the first one. */
  isStorageWorking: boolean | null;
  /** Whether the last save of a run worked, by the run's id. */
  saves: Readonly<Record<string, boolean>>;
  /** Number of accesses to the storage of runs, so that a list of what it has can be read again. */
  accessCount: number;
}

interface WithFleet {
  fleet?: FleetState;
}

export function selectRun<Kind extends FleetKind>({ fleet }: WithFleet, kind: Kind): FleetRun<Kind> | null {
  return fleet?.runs[kind] ?? null;
}

export function selectPreviousRuns<Kind extends ComparedKind>(
  { fleet }: WithFleet,
  kind: Kind,
): readonly FleetRun<Kind>[] {
  return fleet?.previousRuns[kind] ?? NO_RUNS;
}

/** The earlier or interrupted run with this id; null when its tab shows it already, or when a run of its kind is under way. */
export function selectShowableRun(state: WithFleet, id: string): FleetRun | null {
  const { fleet } = state;
  if (!fleet) return null;
  const { interruptedRuns, previousRuns } = fleet;
  const runs = [...interruptedRuns, ...previousRuns.health, ...previousRuns.features];
  const run = runs.find((other) => other.id === id);
  if (!run || fleet.runs[run.kind]?.id === id || selectRunningRun(state)?.kind === run.kind) return null;
  return run;
}

export const selectOpenedRuns = ({ fleet }: WithFleet) => fleet?.opened ?? NO_RUNS;

/** One array, so that what depends on it is not computed anew. */
const NO_RUNS: readonly never[] = [];

/** The run that is under way, of whatever tab: also a paused one whose last agencies have not answered. */
export function selectRunningRun({ fleet }: WithFleet): FleetRun | null {
  const runs = Object.values(fleet?.runs ?? {}) as FleetRun[];
  return runs.find(({ status, asking }) => status === 'running' || asking.length > 0) ?? null;
}

/**
 * The running run, or else one with agencies still to ask. A search that has found its rider counts as finished when that has
 * paused it, or the operator has stopped it.
 */
export function selectUnfinishedRun(state: WithFleet): FleetRun | null {
  const runs = Object.values(state.fleet?.runs ?? {}) as FleetRun[];
  return (
    selectRunningRun(state) ?? runs.find((run) => run.status !== 'done' && !hasEndedAtRider(run)) ?? null
  );
}

function hasEndedAtRider(run: FleetRun): boolean {
  if (run.kind !== 'riders' || listExactAgencies(run as FleetRun<'riders'>).length === 0) return false;
  return run.status === 'stopped' || run.isPausedAtMatch === true;
}

/** The unfinished runs that the next run of their kind replaces: the shown one, and those that a reload has interrupted. */
export function selectReplacedRuns(state: WithFleet, kind: FleetKind): readonly FleetRun[] {
  const runs = [selectRun(state, kind), ...(state.fleet?.interruptedRuns ?? [])];
  return runs.filter((run) => run?.kind === kind && run.status !== 'done') as FleetRun[];
}

/** For `useThrottledSelector`: a run was started, paused or stopped, or it has ended. Its answers can wait. */
export function hasChangedStatus(shown: FleetRun | null, next: FleetRun | null): boolean {
  return next?.id !== shown?.id || next?.status !== shown?.status;
}
