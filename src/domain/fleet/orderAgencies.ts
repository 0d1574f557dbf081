import { type Agency } from '../entities/agency';
import { type FleetRun, type HealthAnswer } from './fleetRun';
import { getOutcome } from './runOutcomes';

/**
 * The order in which a run asks agencies, so that what matters is seen first: pinned agencies, then those that failed or
 * had an alert in the last run of the same kind, then the others; each of them by abbreviation.
 */
export function orderAgencies(
  agencies: readonly Agency[],
  { pinned, lastRun }: { pinned: readonly string[]; lastRun: FleetRun | null },
): readonly Agency[] {
  const getRank = ({ abbreviation }: Agency) => {
    if (pinned.includes(abbreviation)) return 0;
    return lastRun && hadProblem(lastRun, abbreviation) ? 1 : 2;
  };
  return agencies
    .map((agency) => ({ agency, rank: getRank(agency) }))
    .sort((a, b) => a.rank - b.rank || a.agency.abbreviation.localeCompare(b.agency.abbreviation))
    .map(({ agency }) => agency);
}

function hadProblem(run: FleetRun, abbreviation: string): boolean {
  const outcome = getOutcome(run, abbreviation);
  if (outcome?.status !== 'done') return outcome?.status === 'failed';
  if (run.kind !== 'health') return false;
  const cells = Object.values(outcome.answer as HealthAnswer);
  return cells.some(({ status }) => status === 'failed' || status === 'alert');
}
