import { formatTime } from '../dates';
import { type Change, isSameTarget, isUnresolved } from './change';

/** How the journal's changes depend on each other. `changes`: the whole journal, the oldest first. */

/** The change that has reversed this one, or may have: its outcome may be unknown. */
export function findReversal(change: Change, changes: readonly Change[]): Change | undefined {
  return changes.findLast(({ reverses, outcome }) => reverses === change.id && outcome !== 'failed');
}

/**
 * States how many later changes of the same object were applied: `2 changes of it since`, or `up to 2 changes of it
 * since` when one of them is unresolved. Null when there is none.
 */
export function describeLaterChanges(change: Change, changes: readonly Change[]): string | null {
  const laterChanges = changes
    .slice(changes.findIndex(({ id }) => id === change.id) + 1)
    .filter((later) => later.outcome !== 'failed' && isSameTarget(later, change));
  const count = laterChanges.length;
  if (count === 0) return null;
  return `${laterChanges.some(isUnresolved) ? 'up to ' : ''}${count} ${count === 1 ? 'change' : 'changes'} of it since`;
}

/** Sentences that name the reversed change and the reversal. */
export function describeRelations(change: Change, changes: readonly Change[]): string[] {
  const reversedChange = changes.find(({ id }) => id === change.reverses);
  const reversal = findReversal(change, changes);
  return [
    ...(reversedChange ? [`Reverses the change of ${formatTime(reversedChange.at)}.`] : []),
    ...(reversal
      ? [
          reversal.outcome === 'succeeded'
            ? `Reversed by the change of ${formatTime(reversal.at)}.`
            : `May be reversed by the change of ${formatTime(reversal.at)}.`,
        ]
      : []),
  ];
}
