import { buildFeatureRows, type FeatureRow } from './featureRows';
import { type FleetRun } from './fleetRun';
import { isAskedLater } from './runOutcomes';

/** A difference of an agency from an earlier run of the same application. */
export interface FeatureChange {
  abbreviation: string;
  /** Null for the whole application, which the agency lists now and did not before, or the other way round. */
  feature: string | null;
  /** The status now. `listed` and `notListed` are of the whole application. */
  after: 'on' | 'off' | 'listed' | 'notListed';
}

/**
 * Lists the changes since an earlier run: removals first, then by agency. An agency that one of the runs has not read has
 * no change, nor has one that a retry of the earlier run has asked later.
 */
export function compareFeatures(
  before: FleetRun<'features'>,
  after: FleetRun<'features'>,
): readonly FeatureChange[] {
  const rowsBefore = new Map(buildFeatureRows(before).map((row) => [row.agency.abbreviation, row]));
  const changes = buildFeatureRows(after).flatMap((row) => {
    const { abbreviation } = row.agency;
    if (isAskedLater(before, after, abbreviation)) return [];
    const rowBefore = rowsBefore.get(abbreviation);
    return rowBefore && isRead(rowBefore) && isRead(row) ? compareRows(rowBefore, row) : [];
  });
  return changes.sort(
    (a, b) =>
      RANKS[a.after] - RANKS[b.after] ||
      a.abbreviation.localeCompare(b.abbreviation) ||
      (a.feature ?? '').localeCompare(b.feature ?? ''),
  );
}

/** For example `pay_wallet now off`. */
export function describeFeatureChange({ feature, after }: FeatureChange): string {
  if (feature !== null) return `${feature} now ${after}`;
  return after === 'listed' ? 'now lists the application' : 'no longer lists the application';
}

function isRead({ wholeStatus }: FeatureRow): boolean {
  return wholeStatus === null || wholeStatus === 'notListed';
}

function compareRows(before: FeatureRow, after: FeatureRow): FeatureChange[] {
  const { abbreviation } = after.agency;
  if (before.wholeStatus !== after.wholeStatus)
    return [{ abbreviation, feature: null, after: after.wholeStatus === null ? 'listed' : 'notListed' }];
  return [...new Set([...before.active, ...after.active])]
    .filter((feature) => before.active.has(feature) !== after.active.has(feature))
    .map((feature) => ({ abbreviation, feature, after: after.active.has(feature) ? 'on' : 'off' }));
}

const RANKS: Readonly<Record<FeatureChange['after'], number>> = { notListed: 0, off: 1, on: 2, listed: 3 };
