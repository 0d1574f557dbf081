import { type FleetKind, type FleetRun } from '@/domain/fleet/fleetRun';

/*
 * The shape of the slice and its selectors, for pages that only read it: the slice is injected with the code of Fleet.
 */

export interface FleetState {
  /** False until the listener of runs is added. */
  isLoaded: boolean;
  /** The run that each tab shows. At most one of them is running. */
  runs: { readonly [Kind in FleetKind]?: FleetRun<Kind> };
  /** The last runs of the health tab, the newest first, for the comparison with the next one. */
  kept: readonly FleetRun<'health'>[];
  /** The kept run that the operator compares others with; it is not dropped for newer ones. */
  baselineId: string | null;
}

interface WithFleet {
  fleet?: FleetState;
}

export function selectRun<Kind extends FleetKind>({ fleet }: WithFleet, kind: Kind): FleetRun<Kind> | null {
  return fleet?.runs[kind] ?? null;
}

export const selectKeptRuns = ({ fleet }: WithFleet) => fleet?.kept ?? NO_RUNS;

/** One array, so that what depends on it is not computed anew. */
const NO_RUNS: FleetState['kept'] = [];

/** The run that is under way, of whatever tab: also a paused one whose last agencies have not answered. */
export function selectRunningRun({ fleet }: WithFleet): FleetRun | null {
  const runs = Object.values(fleet?.runs ?? {}) as FleetRun[];
  return runs.find(({ status, asking }) => status === 'running' || asking.length > 0) ?? null;
}

/** The run that is under way, or else one with agencies that have not been asked. */
export function selectUnfinishedRun(state: WithFleet): FleetRun | null {
  const runs = Object.values(state.fleet?.runs ?? {}) as FleetRun[];
  return selectRunningRun(state) ?? runs.find(({ status }) => status !== 'done') ?? null;
}
