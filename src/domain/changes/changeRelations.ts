import { formatCount } from '@/lib/text/formatCount';
import {
  type Change,
  type ChangeOutcome,
  findRevert,
  getCurrentOutcome,
  isSameTarget,
  needsCheck,
} from './change';

/** How the journal's changes depend on each other. `changes`: the whole journal, the oldest first. */

/**
 * States how many later changes of the same object were applied: `2 changes of it since`, or `up to 2 changes of it
 * since` when one of them needs a check. Null when there is none.
 */
export function describeLaterChanges(change: Change, changes: readonly Change[]): string | null {
  const laterChanges = changes
    .slice(changes.findIndex(({ id }) => id === change.id) + 1)
    .filter((later) => later.outcome !== 'failed' && isSameTarget(later, change));
  const count = laterChanges.length;
  if (count === 0) return null;
  return `${laterChanges.some(needsCheck) ? 'up to ' : ''}${formatCount(count, 'change', 'changes')} of it since`;
}

/** Another change that this one depends on; `text` is followed by that change's time. */
interface ChangeRelation {
  text: string;
  change: Change;
}

const PUTS_BACK: Readonly<Record<ChangeOutcome, string>> = {
  succeeded: 'Puts back the change of',
  failed: 'Did not put back the change of',
  partly: 'Puts back in part the change of',
  unknown: 'May have put back the change of',
};

interface RelatedChanges {
  /** The change that this one puts back. */
  revertedChange?: Change;
  /** The change that has put this one back. */
  revert?: Change;
}

function findRelatedChanges(change: Change, changes: readonly Change[]): RelatedChanges {
  return {
    revertedChange: changes.find(({ id }) => id === change.revertedId),
    revert: findRevert(change, changes),
  };
}

export function listRelations(change: Change, { revertedChange, revert }: RelatedChanges): ChangeRelation[] {
  return [
    ...(revertedChange ? [{ text: PUTS_BACK[getCurrentOutcome(change)], change: revertedChange }] : []),
    ...(revert ? [{ text: describeRevert(revert), change: revert }] : []),
  ];
}

/** The other changes that an entry of the journal names. */
export interface ChangeRelations extends RelatedChanges {
  laterChangesText?: string | null;
}

/** The relations of each change, by its id. */
export function relateChanges(changes: readonly Change[]): ReadonlyMap<string, ChangeRelations> {
  return new Map(
    changes.map((change) => [
      change.id,
      { ...findRelatedChanges(change, changes), laterChangesText: describeLaterChanges(change, changes) },
    ]),
  );
}

function describeRevert(revert: Change): string {
  if (!needsCheck(revert)) return 'Put back at';
  return revert.outcome === 'partly' ? 'Put back in part at' : 'May have been put back at';
}

/** The relations as sentences, for files: with the other change's time in UTC. */
export function describeRelations(change: Change, changes: readonly Change[]): string[] {
  return listRelations(change, findRelatedChanges(change, changes)).map(
    (relation) => `${relation.text} ${new Date(relation.change.at).toISOString()}.`,
  );
}
