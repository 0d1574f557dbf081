import { type TypedStartListening } from '@reduxjs/toolkit';
import { type Region } from '../domain/regions';
import { resolveJournalOwner } from './resolveJournalOwner';
import { type PortalDispatch, type PortalState } from './hooks';
import { EMPTY_JOURNAL, type JournalState, selectJournal } from './journal';
import { changesReleased, journalLoaded, journalSlice } from './journalSlice';
import { removeExpiringEntry, readExpiringEntry } from './formDrafts';
import { parseOperatorToken } from './parseOperatorToken';
import { parseStoredJournal } from './parseStoredJournal';
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
 * The record of writes outlives a reload in this tab's sessionStorage, and goes with the session. Where that ran out,
 * the same operator of the same region finds it again with the next sign-in, as what was typed; a sign-out leaves
 * nothing of it (decision 4). A copy of another tab's is none of this one's.
 */
export function persistJournal({ dispatch, getState, startListening, channel: channel }: Options): void {
  const { sessionId, region, psoToken } = getState().session;
  if (sessionId !== null) {
    const present = parseStoredJournal(loadStoredJson());
    const journal =
      present.changes.length > 0
        ? present
        : restoreEndedJournal(region, parseOperatorToken(psoToken).subject);
    if (journal.changes.length > 0) dispatch(journalLoaded(journal));
  }
  const changes = () => selectJournal(getState()).changes;
  resolveJournalOwner({
    channel,
    storedIds: changes().map(({ id }) => id),
    hasChange: (id) => changes().some((change) => change.id === id),
    release: (ids) => dispatch(changesReleased(ids)),
  });
  // A call that breaks off because the page goes has told nothing: what is stored of it stays as it was.
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
      const before = api.getOriginalState();
      const { region, psoToken } = before.session;
      const { subject } = parseOperatorToken(psoToken);
      const journal = selectJournal(before);
      if (reason === 'signedOut' || reason === 'otherTab' || subject === null) return;
      if (journal.changes.length === 0) return;
      const kept = wasWriteRejected ? markRejectedWrite(journal) : journal;
      saveJournal(ENDED_JOURNAL_STORAGE_KEY, kept, { region, subject, savedAt: Date.now() });
    },
  });
}

/** What the same operator's session before this one has left; nobody else finds it, nor anybody twice. */
function restoreEndedJournal(region: Region | null, subject: string | null): JournalState {
  const kept = readExpiringEntry(ENDED_JOURNAL_STORAGE_KEY);
  removeExpiringEntry(ENDED_JOURNAL_STORAGE_KEY);
  if (subject === null || kept?.region !== region || kept.subject !== subject) return EMPTY_JOURNAL;
  const journal = parseStoredJournal(kept);
  saveJournal(JOURNAL_STORAGE_KEY, journal);
  return journal;
}

/** The one write that was under way is the one that was refused; of several nobody can tell which. */
function markRejectedWrite(journal: JournalState): JournalState {
  const waiting = journal.changes.filter(({ message }) => message === null);
  if (waiting.length !== 1) return journal;
  return {
    ...journal,
    changes: journal.changes.map((change) =>
      change === waiting[0] ? { ...change, outcome: 'failed', message: REJECTED_TEXT } : change,
    ),
  };
}

/** Where the storage is full the older half is left out; where it is blocked the record holds for the page. */
function saveJournal(key: string, journal: JournalState, owner: object = {}): void {
  const { changes } = journal;
  if (changes.length === 0) return removeExpiringEntry(key);
  for (const kept of [changes, changes.slice(-Math.ceil(changes.length / 2))]) {
    const dropped = journal.droppedCount + changes.length - kept.length;
    try {
      sessionStorage.setItem(key, JSON.stringify({ ...owner, ...journal, changes: kept, dropped }));
      return;
    } catch {
      // Once more with less.
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
