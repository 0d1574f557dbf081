import { type FleetOutcome, type FleetRun, getOutcome } from './fleetRun';

/** The number of the run's agencies whose outcome has this status. */
export function countOutcomes(run: FleetRun, status: FleetOutcome['status']): number {
  return run.agencies.filter(({ abbreviation }) => getOutcome(run, abbreviation)?.status === status).length;
}
