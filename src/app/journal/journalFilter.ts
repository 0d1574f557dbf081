import { weakMapMemoize } from '@reduxjs/toolkit';
import { type Change, getCurrentOutcome, isWrite } from '@/domain/changes/change';
import {
  describeAuthor,
  describeObject,
  describeResult,
  listShownValues,
} from '@/domain/changes/changeTexts';
import { formatDay } from '@/domain/dates';
import { getRegionName } from '@/domain/regions';
import { groupBy } from '@/lib/groupBy';
import { formatCount } from '@/lib/text/formatCount';
import { type JournalState } from '@/session/journal/journalState';
import { listChangesToCheck } from '@/session/journal/listChangesToCheck';

export const OUTCOME_FILTERS = {
  all: 'All outcomes',
  toCheck: 'To check',
  succeeded: 'Succeeded',
  failed: 'Failed',
  unclear: 'Unknown or partly applied',
} as const;

export const GROUPINGS = { day: 'By day', agency: 'By agency' } as const;

export interface JournalFilter {
  search: string;
  outcome: keyof typeof OUTCOME_FILTERS;
}

export const NO_FILTER: JournalFilter = { search: '', outcome: 'all' };

/** The changes that have the outcome and contain each word of the search, in any case, and those of `keptIds`. */
export function filterChanges(
  journal: Pick<JournalState, 'changes' | 'sendingIds'>,
  { search, outcome }: JournalFilter,
  keptIds: readonly string[] = [],
): readonly Change[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const changesToCheck = new Set(listChangesToCheck(journal));
  return journal.changes.filter((change) => {
    if (keptIds.includes(change.id)) return true;
    if (!hasOutcome(change, outcome, changesToCheck)) return false;
    if (words.length === 0) return true;
    const text = getSearchText(change);
    return words.every((word) => text.includes(word));
  });
}

function hasOutcome(
  change: Change,
  filter: JournalFilter['outcome'],
  changesToCheck: ReadonlySet<Change>,
): boolean {
  if (filter === 'all') return true;
  if (filter === 'toCheck') return changesToCheck.has(change);
  const outcome = getCurrentOutcome(change);
  // Those that were checked and those that are being sent, too.
  return filter === 'unclear' ? outcome === 'unknown' || outcome === 'partly' : outcome === filter;
}

/**
 * The searched texts of an entry, in lower case. Comparing the values of hundreds of changes takes longer than a key may. A
 * change is never mutated.
 */
const getSearchText = weakMapMemoize((change: Change): string => {
  const { agency, object, reason, rollout = '' } = change;
  const values = listShownValues(change).flatMap(({ path, before, after }) => [path, before, after]);
  return [
    agency,
    describeObject(object),
    describeAuthor(change),
    describeResult(change),
    reason,
    rollout,
    ...values,
  ]
    .join(' ')
    .toLowerCase();
});

/** The changes with a head for each day or agency, newest first; `changes` are oldest first. */
export function groupChanges(
  changes: readonly Change[],
  grouping: keyof typeof GROUPINGS,
): { head: string; changes: readonly Change[] }[] {
  const groups = groupBy(changes.toReversed(), ({ at, region, agency }) =>
    grouping === 'day' ? formatDay(at) : `${getRegionName(region)} · ${agency ?? 'No agency'}`,
  );
  return [...groups].map(([head, group]) => ({ head, changes: group }));
}

/** For example `2 changes, 1 run`: a run of Fleet, or one that reads a rollout's plan, changes nothing. */
export function describeEntryCount(entries: readonly Change[]): string {
  const changeCount = entries.filter(isWrite).length;
  const runCount = entries.length - changeCount;
  const parts = [
    changeCount > 0 && formatCount(changeCount, 'change', 'changes'),
    runCount > 0 && formatCount(runCount, 'run', 'runs'),
  ];
  return parts.filter(Boolean).join(', ');
}
