import { createSlice, type Draft, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { type Change, type ChangeOutcome, isSameTarget } from '@/domain/changes/change';
import { JOURNAL_ENTRIES_LIMIT, JOURNAL_REASON_LENGTH_LIMIT } from '@/domain/limits';
import { limitLength } from '@/lib/text/limitLength';
import { operatorSignedIn, sessionEnded } from '../auth/sessionSlice';
import { EMPTY_JOURNAL, type JournalState, type StoredJournal } from './journalState';
import { limitChanges } from './limitChanges';

/**
 * `after`: values, if they differ from the sent ones. `isSending`: only one of its calls has finished, and the next is
 * sent now. `isFoundNotApplied`: as in `Change`.
 */
interface FinishedWrite {
  id: string;
  outcome: ChangeOutcome;
  message: string;
  after?: string;
  isSending?: boolean;
  isFoundNotApplied?: boolean;
}

type Journal = Draft<JournalState>;

function addChange(journal: Journal, change: Change): void {
  Object.assign(
    journal,
    limitChanges({ ...journal, changes: [...journal.changes, change] }, JOURNAL_ENTRIES_LIMIT),
  );
}

function findChange({ changes }: Journal, changeId: string) {
  return changes.find(({ id }) => id === changeId);
}

export const journalSlice = createSlice({
  name: 'journal',
  initialState: EMPTY_JOURNAL,
  reducers: {
    journalLoaded: (_journal, { payload }: PayloadAction<StoredJournal>) => ({
      ...EMPTY_JOURNAL,
      ...payload,
      isLoaded: true,
    }),
    writeStarted: (journal, { payload }: PayloadAction<Change>) => {
      addChange(journal, payload);
      journal.sendingIds.push(payload.id);
      journal.isExported = false;
    },
    /** The entry of a run of Fleet was added, or has a new message. A run changes nothing that has to be exported. */
    runRecorded: (journal, { payload }: PayloadAction<Change>) => {
      const known = journal.changes.find((change) => isSameTarget(change, payload));
      if (known) {
        known.message = payload.message;
        return;
      }
      journal.isExported ||= journal.changes.length === 0;
      addChange(journal, payload);
    },
    /** A write has finished, or its outcome became known later. */
    writeFinished: (
      journal,
      { payload: { id, isSending = false, ...result } }: PayloadAction<FinishedWrite>,
    ) => {
      const change = findChange(journal, id);
      if (!change) return;
      Object.assign(change, result);
      if (!isSending) journal.sendingIds = journal.sendingIds.filter((sendingId) => sendingId !== id);
      journal.isExported = false;
    },
    /** Later writes have applied what was missing of these changes. `at`: milliseconds since 1970. */
    changesCompleted: (journal, { payload: { ids, at } }: PayloadAction<{ ids: string[]; at: number }>) => {
      for (const change of journal.changes) if (ids.includes(change.id)) change.completedAt = at;
      journal.isExported = false;
    },
    /** The operator has gone on without knowing the outcome, or can check it again after all. */
    changeAcknowledged: (
      journal,
      { payload: { id, isAcknowledged } }: PayloadAction<{ id: string; isAcknowledged: boolean }>,
    ) => {
      const change = findChange(journal, id);
      if (change) change.isAcknowledged = isAcknowledged;
    },
    reasonChanged: (journal, { payload: { id, reason } }: PayloadAction<Pick<Change, 'id' | 'reason'>>) => {
      const change = findChange(journal, id);
      if (change) change.reason = limitLength(reason, JOURNAL_REASON_LENGTH_LIMIT);
      journal.isExported = false;
    },
    /** A duplicated tab starts with a copy of sessionStorage. The payload is the ids of the other tab's changes. */
    copiedChangesRemoved: (journal, { payload }: PayloadAction<readonly string[]>) => {
      journal.changes = journal.changes.filter(({ id }) => !payload.includes(id));
      journal.droppedCount = 0;
      journal.isExported = false;
    },
    journalExported: (journal) => {
      journal.isExported = true;
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAnyOf(sessionEnded, operatorSignedIn), ({ isLoaded }) => ({
      ...EMPTY_JOURNAL,
      isLoaded,
    }));
  },
});

export const { journalLoaded, ...changeActions } = journalSlice.actions;
export const {
  writeStarted,
  runRecorded,
  writeFinished,
  changesCompleted,
  changeAcknowledged,
  reasonChanged,
  copiedChangesRemoved,
  journalExported,
} = changeActions;

/** Any action after which the journal differs from the stored one. */
export const isJournalChange = isAnyOf(...Object.values(changeActions));
