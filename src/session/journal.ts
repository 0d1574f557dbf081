import { type Change } from '../domain/change';
import { ENDED_JOURNAL_STORAGE_KEY, JOURNAL_STORAGE_KEY } from './storageKeys';

/*
 * What every page knows of the record of writes. The record itself joins the store with the first write, or where one
 * was stored: until then its code isn't there.
 */

/** The record of a session's writes, the oldest first. */
export interface JournalState {
  changes: readonly Change[];
  /** How many of the oldest are not in it any more. */
  droppedCount: number;
  /** It was taken out as it stands, by download or copy. */
  isExported: boolean;
}

export const EMPTY_JOURNAL: JournalState = { changes: [], droppedCount: 0, isExported: false };

export function selectJournal({ journal }: { journal?: JournalState }): JournalState {
  return journal ?? EMPTY_JOURNAL;
}

/** How many writes somebody should look at: nobody knows what became of them, or only a part of them is there. */
export function selectUnresolvedCount(state: { journal?: JournalState }): number {
  return selectJournal(state).changes.filter(({ outcome }) => outcome === 'unknown' || outcome === 'partly')
    .length;
}

/** Whether the record has anything that nobody has taken out. */
export function hasUnexportedChanges({ journal }: { journal?: JournalState }): boolean {
  return journal !== undefined && journal.changes.length > 0 && !journal.isExported;
}

/** Whether this tab's storage has a record to go on with. */
export function hasStoredJournal(): boolean {
  try {
    return [JOURNAL_STORAGE_KEY, ENDED_JOURNAL_STORAGE_KEY].some(
      (key) => sessionStorage.getItem(key) !== null,
    );
  } catch {
    return false;
  }
}
