import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Change, type ChangeOutcome, type ChangePlace, isSameObject } from '../domain/change';
import { JOURNAL_KEPT, JOURNAL_REASON_LIMIT } from '../domain/limits';
import { EMPTY_JOURNAL, type JournalState } from './journal';
import { operatorSignedIn, sessionEnded } from './sessionSlice';

type Ended = ChangePlace & { id?: string; outcome: ChangeOutcome; message: string; after?: string };

export const journalSlice = createSlice({
  name: 'journal',
  initialState: EMPTY_JOURNAL,
  reducers: {
    /** It came back from the browser's storage. */
    journalRead: (_journal, { payload }: PayloadAction<JournalState>) => payload,
    changeNoted: ({ changes, dropped }, { payload }: PayloadAction<Change>) => {
      const all = [...changes, payload];
      const kept = all.slice(-JOURNAL_KEPT);
      return { changes: kept, dropped: dropped + all.length - kept.length, isTaken: false };
    },
    /** A write ended, or more is known of its end: the one with the id, or else the latest to the object. */
    changeSettled: (journal, { payload: { region, agency, object, id, ...end } }: PayloadAction<Ended>) => {
      const at = journal.changes.findLastIndex((change) =>
        id === undefined ? isSameObject(change, { region, agency, object }) : change.id === id,
      );
      if (at < 0) return journal;
      return {
        ...journal,
        changes: journal.changes.map((change, index) => (index === at ? { ...change, ...end } : change)),
        isTaken: false,
      };
    },
    reasonGiven: (journal, { payload: { id, reason } }: PayloadAction<Pick<Change, 'id' | 'reason'>>) => ({
      ...journal,
      changes: journal.changes.map((change) =>
        change.id === id ? { ...change, reason: reason.slice(0, JOURNAL_REASON_LIMIT) } : change,
      ),
      isTaken: false,
    }),
    /** Another tab has made these: this one had a copy of its storage. */
    journalDisowned: (journal, { payload }: PayloadAction<readonly string[]>) => ({
      changes: journal.changes.filter(({ id }) => !payload.includes(id)),
      dropped: 0,
      isTaken: false,
    }),
    journalTaken: (journal) => ({ ...journal, isTaken: true }),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => EMPTY_JOURNAL).addCase(operatorSignedIn, () => EMPTY_JOURNAL);
  },
});

export const { journalRead, changeNoted, changeSettled, reasonGiven, journalDisowned, journalTaken } =
  journalSlice.actions;
