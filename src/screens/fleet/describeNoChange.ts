import { type FleetKind, type FleetRun, getOutcome } from '@/domain/fleet/fleetRun';
import { formatCount } from '@/lib/text/formatCount';

/** Of an agency that one of the runs has not read, nobody knows whether it has changed. */
export function describeNoChange<Kind extends FleetKind>(run: FleetRun<Kind>, other: FleetRun<Kind>): string {
  const count = countReadInBoth(run, other);
  if (count === 0) return 'No agency has been read in both runs';
  return count === run.agencies.length
    ? 'Nothing has changed'
    : `Nothing has changed in the ${formatCount(count, 'agency', 'agencies')} that both runs have read`;
}

export function describeNothingBetter(run: FleetRun<'health'>, pattern: string): string {
  if (getOutcome(run, pattern)?.status !== 'done')
    return `${pattern} has not been read: nothing to compare with`;
  const count = countReadInBoth(run, run);
  return `Nothing is better in ${pattern}${
    count === run.agencies.length ? '' : ` than in the ${formatCount(count, 'agency', 'agencies')} read`
  }`;
}

/** The number of agencies that both runs have read. */
function countReadInBoth<Kind extends FleetKind>(run: FleetRun<Kind>, other: FleetRun<Kind>): number {
  return run.agencies.filter(({ abbreviation }) =>
    [run, other].every((either) => getOutcome(either, abbreviation)?.status === 'done'),
  ).length;
}
