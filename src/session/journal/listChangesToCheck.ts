import { type Change, needsCheck } from '@/domain/changes/change';
import { type JournalState } from './journalState';

/**
 * Whether the operator has to check the change. One that is still being sent is none to check, nor is one whose unknown
 * outcome the operator has acknowledged.
 */
export function isToCheck(change: Change, { sendingIds }: Pick<JournalState, 'sendingIds'>): boolean {
  return needsCheck(change) && !change.isAcknowledged && !sendingIds.includes(change.id);
}

/** The changes that the operator has to check. */
export function listChangesToCheck(journal: Pick<JournalState, 'changes' | 'sendingIds'>): readonly Change[] {
  return journal.changes.filter((change) => isToCheck(change, journal));
}
