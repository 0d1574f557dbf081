import { isWrite, needsCheck } from '@/domain/changes/change';
import { type StoredJournal } from './journalState';

/**
 * Drops entries until the journal has at most `limit`: the oldest ones first, but those that are still to check last. Only
 * dropped writes are counted, not the runs of Fleet.
 */
export function limitChanges(
  { changes, droppedCount }: Pick<StoredJournal, 'changes' | 'droppedCount'>,
  limit: number,
): Pick<StoredJournal, 'changes' | 'droppedCount'> {
  const byImportance = [...changes.filter((change) => !needsCheck(change)), ...changes.filter(needsCheck)];
  const dropped = new Set(byImportance.slice(0, Math.max(0, changes.length - limit)));
  return {
    changes: changes.filter((change) => !dropped.has(change)),
    droppedCount: droppedCount + [...dropped].filter(isWrite).length,
  };
}
