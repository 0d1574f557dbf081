import { type TypedStartListening } from '@reduxjs/toolkit';
import { type Region } from '../domain/regions';
import { readExpiringEntry, removeExpiringEntry } from './formDrafts';
import { type PortalDispatch, type PortalState } from './hooks';
import { EMPTY_JOURNAL, type JournalState, selectJournal } from './journal';
import { copiedChangesRemoved, journalLoaded, journalSlice } from './journalSlice';
import { parseOperatorToken } from './parseOperatorToken';
import { parseStoredJournal } from './parseStoredJournal';
import { resolveJournalOwner } from './resolveJournalOwner';
import { sessionEnded } from './sessionSlice';
import { ENDED_JOURNAL_STORAGE_KEY, JOURNAL_STORAGE_KEY } from './storageKeys';

interface Options {
  dispatch: PortalDispatch;
  getState: () => PortalState;
  startListening: TypedStartListening<PortalState, PortalDispatch>;
  channel: BroadcastChannel | null;
}

const REJECTED_TEXT = 'The sign-in had ended: the platform refused this.';

/**
 * Stores the change journal in this tab's sessionStorage. After the session has expired, the journal stays stored for
 * the same operator's next session in the same region. A sign-out removes it (decision 4).
 */
export function persistJournal({ dispatch, getState, startListening, channel }: Options): void {
  const { sessionId, region, psoToken } = getState().session;
  if (sessionId !== null) {
    const storedJournal = parseStoredJournal(loadStoredJson());
    const journal =
      storedJournal.changes.length > 0
        ? storedJournal
        : restoreEndedJournal(region, parseOperatorToken(psoToken).subject);
    if (journal.changes.length > 0) dispatch(journalLoaded(journal));
  }
  const getChanges = () => selectJournal(getState()).changes;
  resolveJournalOwner({
    channel,
    storedIds: getChanges().map(({ id }) => id),
    hasChange: (id) => getChanges().some((change) => change.id === id),
    removeChanges: (ids) => dispatch(copiedChangesRemoved(ids)),
  });
  // Leaving the page aborts its pending calls. Their outcome is unknown, so the journal must not store a failure.
  let isLeaving = false;
  window.addEventListener('pagehide', () => {
    isLeaving = true;
  });
  window.addEventListener('pageshow', () => {
    isLeaving = false;
  });
  startListening({
    predicate: ({ type }) => type.startsWith(`${journalSlice.name}/`) && type !== journalLoaded.type,
    effect: (_action, api) => {
      if (!isLeaving) saveJournal(JOURNAL_STORAGE_KEY, selectJournal(api.getState()));
    },
  });
  startListening({
    actionCreator: sessionEnded,
    effect: ({ payload: { reason, wasWriteRejected = false } }, api) => {
      const stateBefore = api.getOriginalState();
      const { region, psoToken } = stateBefore.session;
      const { subject } = parseOperatorToken(psoToken);
      const journal = selectJournal(stateBefore);
      if (reason === 'signedOut' || reason === 'otherTab' || subject === null) return;
      if (journal.changes.length === 0) return;
      const endedJournal = wasWriteRejected ? markRejectedWrite(journal) : journal;
      saveJournal(ENDED_JOURNAL_STORAGE_KEY, endedJournal, { region, subject, savedAt: Date.now() });
    },
  });
}

/** Restores the journal of the same operator's expired session, once. Another operator's sign-in removes it. */
function restoreEndedJournal(region: Region | null, subject: string | null): JournalState {
  const entry = readExpiringEntry(ENDED_JOURNAL_STORAGE_KEY);
  removeExpiringEntry(ENDED_JOURNAL_STORAGE_KEY);
  if (subject === null || entry?.region !== region || entry.subject !== subject) return EMPTY_JOURNAL;
  const journal = parseStoredJournal(entry);
  saveJournal(JOURNAL_STORAGE_KEY, journal);
  return journal;
}

/** Marks the only pending write as rejected. Of several pending writes, it is not known which one was rejected. */
function markRejectedWrite(journal: JournalState): JournalState {
  const pendingChanges = journal.changes.filter(({ message }) => message === null);
  if (pendingChanges.length !== 1) return journal;
  return {
    ...journal,
    changes: journal.changes.map((change) =>
      change === pendingChanges[0] ? { ...change, outcome: 'failed', message: REJECTED_TEXT } : change,
    ),
  };
}

/** When the storage is full, stores only the newer half. When storage is blocked, the journal stays in memory. */
function saveJournal(key: string, journal: JournalState, owner: object = {}): void {
  const { changes } = journal;
  if (changes.length === 0) return removeExpiringEntry(key);
  for (const savedChanges of [changes, changes.slice(-Math.ceil(changes.length / 2))]) {
    const droppedCount = journal.droppedCount + changes.length - savedChanges.length;
    try {
      sessionStorage.setItem(
        key,
        JSON.stringify({ ...owner, ...journal, changes: savedChanges, droppedCount }),
      );
      return;
    } catch {
      // The second attempt stores the newer half.
    }
  }
}

function loadStoredJson(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(JOURNAL_STORAGE_KEY) ?? 'null');
  } catch {
    return null;
  }
}
