import { type FleetOutcome, type FleetRun } from './fleetRun';
import { getOutcome } from './runOutcomes';

/** The number of the run's agencies whose outcome has this status. */
export function countOutcomes(run: FleetRun, status: FleetOutcome['status']): number {
  return run.agencies.filter(({ abbreviation }) => getOutcome(run, abbreviation)?.status === status).length;
}
