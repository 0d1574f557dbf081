import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Change, type ChangeOutcome, type WriteTarget, isSameTarget } from '../domain/change';
import { JOURNAL_LENGTH_LIMIT, JOURNAL_REASON_LENGTH_LIMIT } from '../domain/limits';
import { EMPTY_JOURNAL, type JournalState } from './journal';
import { operatorSignedIn, sessionEnded } from './sessionSlice';

type FinishedWrite = WriteTarget & { id?: string; outcome: ChangeOutcome; message: string; after?: string };

export const journalSlice = createSlice({
  name: 'journal',
  initialState: EMPTY_JOURNAL,
  reducers: {
    /** It came back from the browser's storage. */
    journalLoaded: (_journal, { payload }: PayloadAction<JournalState>) => payload,
    writeStarted: ({ changes, droppedCount }, { payload }: PayloadAction<Change>) => {
      const all = [...changes, payload];
      const kept = all.slice(-JOURNAL_LENGTH_LIMIT);
      return { changes: kept, droppedCount: droppedCount + all.length - kept.length, isExported: false };
    },
    /** A write ended, or more is known of its end: the one with the id, or else the latest to the object. */
    writeFinished: (
      journal,
      { payload: { region, agency, object, id, ...end } }: PayloadAction<FinishedWrite>,
    ) => {
      const at = journal.changes.findLastIndex((change) =>
        id === undefined ? isSameTarget(change, { region, agency, object }) : change.id === id,
      );
      if (at < 0) return journal;
      return {
        ...journal,
        changes: journal.changes.map((change, index) => (index === at ? { ...change, ...end } : change)),
        isExported: false,
      };
    },
    reasonChanged: (journal, { payload: { id, reason } }: PayloadAction<Pick<Change, 'id' | 'reason'>>) => ({
      ...journal,
      changes: journal.changes.map((change) =>
        change.id === id ? { ...change, reason: reason.slice(0, JOURNAL_REASON_LENGTH_LIMIT) } : change,
      ),
      isExported: false,
    }),
    /** Another tab has made these: this one had a copy of its storage. */
    changesReleased: (journal, { payload }: PayloadAction<readonly string[]>) => ({
      changes: journal.changes.filter(({ id }) => !payload.includes(id)),
      droppedCount: 0,
      isExported: false,
    }),
    journalExported: (journal) => ({ ...journal, isExported: true }),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => EMPTY_JOURNAL).addCase(operatorSignedIn, () => EMPTY_JOURNAL);
  },
});

export const { journalLoaded, writeStarted, writeFinished, reasonChanged, changesReleased, journalExported } =
  journalSlice.actions;
