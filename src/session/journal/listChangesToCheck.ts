import { type Change, needsCheck } from '@/domain/changes/change';
import { type JournalState } from './journal';

/**
 * The changes that the operator has to check. One that is still being sent is none of them, nor is one whose unknown
 * outcome the operator has acknowledged.
 */
export function listChangesToCheck({
  changes,
  sendingIds,
}: Pick<JournalState, 'changes' | 'sendingIds'>): readonly Change[] {
  return changes.filter(
    (change) => needsCheck(change) && !change.isAcknowledged && !sendingIds.includes(change.id),
  );
}
