import { type Change } from '@/domain/changes/change';
import { type OperatorKey } from '../auth/operator';
import { safeSessionStorage } from '../storage/safeStorage';
import { EXPIRED_JOURNAL_STORAGE_KEY, JOURNAL_STORAGE_KEY } from '../storage/storageKeys';

/*
 * Every page loads this file. The code of the slice is loaded with the first write, or at the start if sessionStorage
 * already has a journal.
 */

/** The change journal. */
export interface StoredJournal {
  /** The writes that this tab has sent in this session, and its runs of Fleet, the oldest first. */
  changes: readonly Change[];
  /** Number of older writes that were removed from the full journal. */
  droppedCount: number;
  /** Whether the operator has downloaded or copied the journal since its last change. */
  isExported: boolean;
}

export interface JournalState extends StoredJournal {
  /** False until the code of the journal has loaded and has read the stored changes. */
  isLoaded: boolean;
  /** The ids of the changes that this tab is sending. Until the answer comes, their outcome is unknown. */
  sendingIds: readonly string[];
}

export const EMPTY_JOURNAL: JournalState = {
  changes: [],
  droppedCount: 0,
  isExported: false,
  isLoaded: false,
  sendingIds: [],
};

export function selectJournal({ journal }: { journal?: JournalState }): JournalState {
  return journal ?? EMPTY_JOURNAL;
}

export function hasUnexportedChanges({ journal }: { journal?: JournalState }): boolean {
  return journal !== undefined && journal.changes.length > 0 && !journal.isExported;
}

/** `hasUnexportedChanges` for a stored journal whose code has not loaded. Its changes are not checked. */
export function hasUnexportedStoredChanges(journal: Readonly<Record<string, unknown>> | null): boolean {
  return Array.isArray(journal?.changes) && journal.changes.length > 0 && journal.isExported !== true;
}

/** For a session that ends before the journal's code has loaded: its stored journal stays for the same operator. */
export function keepStoredJournal(
  journal: Readonly<Record<string, unknown>> | null,
  operator: OperatorKey,
  keepMinutes: number,
): void {
  if (journal !== null && operator.email !== null)
    safeSessionStorage.writeEntry(EXPIRED_JOURNAL_STORAGE_KEY, {
      ...journal,
      ...operator,
      savedAt: Date.now(),
      keepMinutes,
    });
}

/** Whether sessionStorage has a journal of this session, or of an expired one. */
export function hasStoredJournal(): boolean {
  return [JOURNAL_STORAGE_KEY, EXPIRED_JOURNAL_STORAGE_KEY].some(
    (key) => safeSessionStorage.read(key) !== null,
  );
}
