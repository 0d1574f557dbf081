import { type WithSlice } from '@reduxjs/toolkit';
import { type Change } from '@/domain/changes/change';
import { isStoredFor, type OperatorKey, selectOperator } from '../auth/operator';
import { getKeepMinutes } from '../auth/sessionEnds';
import { sessionEnded } from '../auth/sessionSlice';
import { addPortalListener, type PortalState, type PortalThunk } from '../hooks';
import { rootReducer } from '../rootReducer';
import { readExpiringEntry } from '../storage/expiringEntries';
import { persistSlice } from '../storage/persistSlice';
import { safeSessionStorage } from '../storage/safeStorage';
import { EXPIRED_JOURNAL_STORAGE_KEY, JOURNAL_STORAGE_KEY } from '../storage/storageKeys';
import { copiedChangesRemoved, isJournalChange, journalLoaded, journalSlice } from './journalSlice';
import { EMPTY_JOURNAL, type JournalState, selectJournal, type StoredJournal } from './journalState';
import { limitChanges } from './limitChanges';
import { parseStoredJournal } from './parseStoredJournal';
import { resolveJournalOwner } from './resolveJournalOwner';

declare module '../rootReducer' {
  interface LazySlices extends WithSlice<typeof journalSlice> {}
}

const REJECTED_TEXT = 'The sign-in had ended: the platform refused this.';

/**
 * A thunk: adds the change journal to the store, unless that is done, loads the stored changes, and stores the journal
 * in this tab's sessionStorage from then on. After the session has expired, the journal stays stored for the same
 * operator's next session in the same region. A sign-out removes it (decision 4).
 */
export function loadJournal(): PortalThunk {
  return (dispatch, getState, { broadcastChannel }) => {
    // The stored journal belongs to the operator who signs in next, who is unknown before that.
    if (selectJournal(getState()).isLoaded || getState().session.sessionId === null) return;
    rootReducer.inject(journalSlice);
    dispatch(
      persistSlice({
        name: 'the list of your changes',
        load: () => journalLoaded(readJournal(getState())),
        isChange: isJournalChange,
        save: (state) => saveJournal(JOURNAL_STORAGE_KEY, selectJournal(state)),
      }),
    );
    const getChanges = () => selectJournal(getState()).changes;
    resolveJournalOwner({
      channel: broadcastChannel,
      storedIds: getChanges().map(({ id }) => id),
      hasChange: (id) => getChanges().some((change) => change.id === id),
      removeChanges: (ids) => dispatch(copiedChangesRemoved(ids)),
    });
    dispatch(addPortalListener({ actionCreator: sessionEnded, effect: keepJournalOfExpiredSession }));
  };
}

function keepJournalOfExpiredSession(
  { payload: { reason, wasWriteRejected = false } }: ReturnType<typeof sessionEnded>,
  { getOriginalState }: { getOriginalState: () => PortalState },
): void {
  const stateBefore = getOriginalState();
  const operator = selectOperator(stateBefore);
  const journal = selectJournal(stateBefore);
  const keepMinutes = getKeepMinutes(reason, stateBefore.configuration);
  if (operator.email === null || keepMinutes === 0 || journal.changes.length === 0) return;
  const expiredJournal = wasWriteRejected ? markRejectedWrite(journal) : journal;
  saveJournal(EXPIRED_JOURNAL_STORAGE_KEY, expiredJournal, {
    ...operator,
    savedAt: Date.now(),
    keepMinutes,
  });
}

/** The stored journal of this session, or of the same operator's expired session. */
function readJournal(state: PortalState): StoredJournal {
  const journal = parseStoredJournal(safeSessionStorage.readEntry(JOURNAL_STORAGE_KEY));
  if (journal.changes.length > 0) return journal;
  return restoreExpiredJournal(selectOperator(state));
}

/**
 * Restores the journal of the same operator's expired session, once. Another operator's sign-in removes it; in the session
 * of an administrator without an operator it stays stored.
 */
function restoreExpiredJournal(operator: OperatorKey): StoredJournal {
  if (operator.email === null) return EMPTY_JOURNAL;
  const entry = readExpiringEntry(EXPIRED_JOURNAL_STORAGE_KEY);
  safeSessionStorage.remove(EXPIRED_JOURNAL_STORAGE_KEY);
  if (entry === null || !isStoredFor(entry, operator)) return EMPTY_JOURNAL;
  const journal = parseStoredJournal(entry);
  saveJournal(JOURNAL_STORAGE_KEY, journal);
  return journal;
}

/**
 * Marks the only write that is being sent as rejected. Of several, it is not known which one was rejected. One with a
 * message is partly applied: an earlier call of it has succeeded.
 */
function markRejectedWrite({ sendingIds: [rejectedId, ...otherIds], changes, ...journal }: JournalState) {
  return {
    ...journal,
    changes: changes.map((change) =>
      change.id === rejectedId && change.message === null && otherIds.length === 0
        ? { ...change, outcome: 'failed' as const, message: REJECTED_TEXT }
        : change,
    ),
  };
}

/**
 * A value of more characters is not stored when the storage is full. In a rollout each entry has its agency's value, so
 * long values fill the storage.
 */
const SHORT_VALUE_LENGTH = 1_000;

function withholdLongValues(change: Change): Change {
  const isLong = [change.before, change.after].some((text) => (text?.length ?? 0) > SHORT_VALUE_LENGTH);
  return isLong ? { ...change, before: null, after: null, withheld: 'tooLong' } : change;
}

/**
 * When the storage is full, stores no long values; when that is not enough, only half of the entries. When storage is blocked,
 * the journal stays in memory. Returns whether the whole journal was stored.
 */
function saveJournal(
  key: string,
  { changes, droppedCount, isExported }: StoredJournal,
  owner: object = {},
): boolean {
  if (changes.length === 0) {
    safeSessionStorage.remove(key);
    return true;
  }
  const save = (saved: Pick<StoredJournal, 'changes' | 'droppedCount'>) =>
    safeSessionStorage.writeEntry(key, { ...owner, ...saved, isExported });
  if (save({ changes, droppedCount })) return true;
  const short = { changes: changes.map(withholdLongValues), droppedCount };
  if (!save(short)) save(limitChanges(short, Math.ceil(changes.length / 2)));
  return false;
}
