import { type FleetKind, type FleetRun } from '@/domain/fleet/fleetRun';
import { getOutcome } from '@/domain/fleet/runOutcomes';
import { formatCount } from '@/lib/text/formatCount';

/** The columns of a view of HEALTH. */
export interface ComparedColumns {
  nouns: readonly [singular: string, plural: string];
  /** The ids of the columns that a run has of an agency. */
  listIds: (run: FleetRun<'health'>, abbreviation: string) => readonly string[];
}

/** Of an agency that one of the runs has not read, nobody knows whether it has changed. */
export function describeNoChange<Kind extends FleetKind>(run: FleetRun<Kind>, other: FleetRun<Kind>): string {
  return describeUnchanged(listReadInBoth(run, other).length, run);
}

/** The same for a column that one of the runs lacks. */
export function describeNoHealthChange(
  run: FleetRun<'health'>,
  other: FleetRun<'health'>,
  { nouns, listIds }: ComparedColumns,
): string {
  const compared = new Set<string>();
  const lacking = new Set<string>();
  let count = 0;
  const readInBoth = listReadInBoth(run, other);
  for (const { abbreviation } of readInBoth) {
    const otherIds = new Set(listIds(other, abbreviation));
    const ids = listIds(run, abbreviation);
    for (const id of ids) (otherIds.has(id) ? compared : lacking).add(id);
    if (ids.some((id) => otherIds.has(id))) count += 1;
  }
  const [singular, plural] = nouns;
  if (readInBoth.length > 0 && count === 0) return `The two runs have no ${singular} in common`;
  // A column that the other run has of one agency is compared.
  const lackingCount = [...lacking].filter((id) => !compared.has(id)).length;
  const sentence = describeUnchanged(count, run);
  return lackingCount === 0
    ? sentence
    : `${sentence}. The other run lacks ${formatCount(lackingCount, singular, plural)}`;
}

/** `count`: the number of agencies that are compared. */
function describeUnchanged(count: number, { agencies }: FleetRun): string {
  if (count === 0) return 'No agency has been read in both runs';
  return count === agencies.length
    ? 'Nothing has changed'
    : `Nothing has changed in the ${formatCount(count, 'agency', 'agencies')} that both runs have read`;
}

export function describeNothingBetter(run: FleetRun<'health'>, pattern: string): string {
  if (getOutcome(run, pattern)?.status !== 'done')
    return `${pattern} has not been read: nothing to compare with`;
  const count = listReadInBoth(run, run).length;
  return `Nothing is better in ${pattern}${
    count === run.agencies.length ? '' : ` than in the ${formatCount(count, 'agency', 'agencies')} read`
  }`;
}

/** The agencies that both runs have read. */
function listReadInBoth<Kind extends FleetKind>(run: FleetRun<Kind>, other: FleetRun<Kind>) {
  return run.agencies.filter(({ abbreviation }) =>
    [run, other].every((either) => getOutcome(either, abbreviation)?.status === 'done'),
  );
}
