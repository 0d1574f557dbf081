import { type Change } from '../domain/change';
import { ENDED_JOURNAL_STORAGE_KEY, JOURNAL_STORAGE_KEY } from './storageKeys';

/*
 * The part of the change journal that every page loads. The slice itself is injected with the first write, or when a
 * journal is stored; its code is loaded only then.
 */

/** The change journal: the writes of this session that were sent from this tab, the oldest first. */
export interface JournalState {
  changes: readonly Change[];
  /** Number of older changes that were removed, because the journal was full. */
  droppedCount: number;
  /** Whether the operator has downloaded or copied the journal since its last change. */
  isExported: boolean;
}

export const EMPTY_JOURNAL: JournalState = { changes: [], droppedCount: 0, isExported: false };

export function selectJournal({ journal }: { journal?: JournalState }): JournalState {
  return journal ?? EMPTY_JOURNAL;
}

/** Number of changes that the operator should look at: their outcome is unknown, or they were applied in part. */
export function selectUnresolvedCount(state: { journal?: JournalState }): number {
  return selectJournal(state).changes.filter(({ outcome }) => outcome === 'unknown' || outcome === 'partly')
    .length;
}

export function hasUnexportedChanges({ journal }: { journal?: JournalState }): boolean {
  return journal !== undefined && journal.changes.length > 0 && !journal.isExported;
}

/** Whether this tab's sessionStorage has a journal of this session, or of an operator's session that has expired. */
export function hasStoredJournal(): boolean {
  try {
    return [JOURNAL_STORAGE_KEY, ENDED_JOURNAL_STORAGE_KEY].some(
      (key) => sessionStorage.getItem(key) !== null,
    );
  } catch {
    return false;
  }
}
