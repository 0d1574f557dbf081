import { groupBy } from '@/lib/groupBy';
import { formatCount } from '@/lib/text/formatCount';
import { formatNumber } from '@/lib/text/formatNumber';
import { getRegionCurrency } from '../regions';
import { type PlannedAgency, type PlanStatus, type RolloutPlan, type RolloutSubject } from './rollout';
import { describeSubjectChange, formatSubjectMoneyChange, getSubjectChangeKey } from './subjectValue';

export const PLAN_STATUS_LABELS: Readonly<Record<PlanStatus, string>> = {
  notRead: 'not read',
  change: 'would change',
  unchanged: 'nothing to do',
  otherType: 'other type or key',
  readOnly: 'read-only type',
  ambiguous: 'several rules of this name',
  ruleMissing: 'rule missing',
  categoryMissing: 'category missing',
  notListed: 'application not listed',
  notInCatalogue: 'feature not in its catalogue',
  changedSince: 'changed since',
};

export interface PlanSum {
  total: number;
  /** Number of agencies that have been read. */
  read: number;
  /** Whether each agency has been read, or could not be read. */
  isComplete: boolean;
  /** Number of agencies by status, in the order of the labels; statuses without an agency are left out. */
  statuses: readonly { status: PlanStatus; count: number }[];
  /**
   * The changes that a start would make, the most frequent first. Two changes can have the same text, which is shortened.
   * `money`: what follows the text of a change in cents.
   */
  changes: readonly { key: string; text: string; money: string; count: number }[];
  /** Number of agencies that would change. */
  changing: number;
}

/** The rows that a start takes: those that would change, and that the operator has picked. */
export function listStartRows({ agencies, picked }: RolloutPlan): readonly PlannedAgency[] {
  const names = new Set(picked);
  return agencies.filter(({ status, agency }) => status === 'change' && names.has(agency.abbreviation));
}

/**
 * Returns the value that the plan has read for a row that would change. Such a row always has a value: the target is there
 * for the type, and would count as no change.
 */
export function getPlannedValue({ current, target }: Pick<PlannedAgency, 'current' | 'target'>): string {
  return current ?? target;
}

/** The key that a row which would change has in `PlanSum.changes`. */
export function getChangeKey(
  subject: RolloutSubject,
  row: Pick<PlannedAgency, 'current' | 'target'>,
): string {
  return getSubjectChangeKey(subject, getPlannedValue(row), row.target);
}

/** The agencies of a plan by what was found; `rows`: for example only those of the start. */
export function sumPlan(
  { region, subject, agencies }: RolloutPlan,
  rows: readonly PlannedAgency[] = agencies,
): PlanSum {
  const changing = rows.filter(({ status }) => status === 'change');
  const groups = groupBy(changing, (row) => getChangeKey(subject, row));
  const changes = [...groups].flatMap(([key, [row, ...others]]) =>
    row
      ? {
          key,
          text: describeSubjectChange(subject, getPlannedValue(row), row.target),
          money: formatSubjectMoneyChange(
            subject,
            getPlannedValue(row),
            row.target,
            getRegionCurrency(region),
          ),
          count: others.length + 1,
        }
      : [],
  );
  const statuses = Object.keys(PLAN_STATUS_LABELS) as PlanStatus[];
  return {
    total: rows.length,
    read: rows.filter(({ status }) => status !== 'notRead').length,
    isComplete: rows.every(({ readAt }) => readAt !== null),
    statuses: statuses
      .map((status) => ({ status, count: rows.filter((row) => row.status === status).length }))
      .filter(({ count }) => count > 0),
    changes: changes.sort((a, b) => b.count - a.count),
    changing: changing.length,
  };
}

/** Number of changes that the sum names. */
const LISTED_CHANGES = 6;

/**
 * `37 of 130 agencies would change: 200 → 250 in 31, 225 → 250 in 6`, with amounts for a rule in cents; before its end `6 of the 69 agencies read so far …`, and
 * with failed readings `3 of the 10 agencies read would change: …; 120 could not be read`.
 */
export function describePlanSum(sum: PlanSum): string {
  const { total, read, isComplete, changing } = sum;
  if (read === 0) return isComplete ? 'No agency could be read' : 'No agency has been read yet';
  const isWhole = isComplete && read === total;
  const count = formatCount(read, 'agency', 'agencies');
  const of = isWhole ? count : `the ${count} read${isComplete ? '' : ' so far'}`;
  const sentence = `${formatNumber(changing)} of ${of} would change${describeChanges(sum)}`;
  return isComplete && !isWhole ? `${sentence}; ${formatNumber(total - read)} could not be read` : sentence;
}

function describeChanges({ changes }: PlanSum): string {
  if (changes.length === 0) return '';
  const rest = changes.slice(LISTED_CHANGES).reduce((sum, { count }) => sum + count, 0);
  const parts = changes
    .slice(0, LISTED_CHANGES)
    .map(({ text, money, count }) => `${text}${money} in ${formatNumber(count)}`);
  return `: ${[...parts, ...(rest > 0 ? [`other changes in ${formatNumber(rest)}`] : [])].join(', ')}`;
}
