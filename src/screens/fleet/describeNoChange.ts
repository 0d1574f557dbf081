import { type FleetKind, type FleetRun } from '@/domain/fleet/fleetRun';
import { getOutcome, isAskedLater } from '@/domain/fleet/runOutcomes';
import { formatCount } from '@/lib/text/formatCount';

/** The columns of a view of HEALTH. */
export interface ComparedColumns {
  nouns: readonly [singular: string, plural: string];
  /** The ids of the columns that a run has of an agency. */
  listIds: (run: FleetRun<'health'>, abbreviation: string) => readonly string[];
}

/** Of an agency that one of the runs has not read, or the earlier one later, nobody knows whether it has changed. */
export function describeNoChange<Kind extends FleetKind>(run: FleetRun<Kind>, other: FleetRun<Kind>): string {
  return describeUnchanged(listReadInBoth(run, other).length, run, other);
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
  const sentence = describeUnchanged(count, run, other);
  return lackingCount === 0
    ? sentence
    : `${sentence}. The other run lacks ${formatCount(lackingCount, singular, plural)}`;
}

/** `count`: the number of agencies that are compared. */
function describeUnchanged<Kind extends FleetKind>(
  count: number,
  run: FleetRun<Kind>,
  other: FleetRun<Kind>,
): string {
  const laterCount = run.agencies.filter(({ abbreviation }) =>
    isNotComparable(run, other, abbreviation),
  ).length;
  const later = `Not compared: ${formatCount(laterCount, 'agency', 'agencies')} that the earlier run has asked later`;
  if (count === 0) return laterCount > 0 ? later : 'No agency has been read in both runs';
  const nothing = run.region === other.region ? 'Nothing has changed' : 'Nothing differs';
  if (count === run.agencies.length) return nothing;
  const compared = formatCount(count, 'agency', 'agencies');
  return laterCount > 0
    ? `${nothing} in ${compared}. ${later}`
    : `${nothing} in the ${compared} that both runs have read`;
}

export function describeNothingBetter(run: FleetRun<'health'>, pattern: string): string {
  if (getOutcome(run, pattern)?.status !== 'done')
    return `${pattern} has not been read: nothing to compare with`;
  const count = listReadInBoth(run, run).length;
  return `Nothing is better in ${pattern}${
    count === run.agencies.length ? '' : ` than in the ${formatCount(count, 'agency', 'agencies')} read`
  }`;
}

/** Whether a retry of the run that began first has asked the agency later than the other run has. */
function isNotComparable<Kind extends FleetKind>(
  run: FleetRun<Kind>,
  other: FleetRun<Kind>,
  abbreviation: string,
): boolean {
  return isAskedLater(other, run, abbreviation) || isAskedLater(run, other, abbreviation);
}

/** The agencies that both runs have read, and that can be compared. */
function listReadInBoth<Kind extends FleetKind>(run: FleetRun<Kind>, other: FleetRun<Kind>) {
  return run.agencies.filter(
    ({ abbreviation }) =>
      [run, other].every((either) => getOutcome(either, abbreviation)?.status === 'done') &&
      !isNotComparable(run, other, abbreviation),
  );
}
