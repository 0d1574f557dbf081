import { waitFor } from '@testing-library/react';
import { agencySignedIn } from '@/session/auth/sessionSlice';
import { checkResultStored } from '@/session/diagnosticsSlice';
import { type PortalStore } from '@/session/hooks';
import { recordWriteFinished, recordWriteStarted } from '@/session/journal/journalThunks';
import { loadTicketNote } from '@/session/ticket-note/loadTicketNote';
import { ticketNoteChanged } from '@/session/ticket-note/ticketNoteSlice';
import { pendingWriteRemoved, pendingWriteSaved } from '@/session/writes/pendingWritesSlice';
import { createTestStore } from '@tests/support/createTestStore';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import { STARTED_WRITE } from '@tests/support/journalFixture';
import { PENDING_CORRECTION } from '@tests/support/pendingCorrection';

const network = setUpNetwork();

/** Returns a function that makes room again. */
function fillStorage(): () => void {
  const setItemSpy = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  return () => setItemSpy.mockRestore();
}

const unsavedNamesOf = ({ getState }: PortalStore) => getState().notices.unsavedNames;

it('are those that the browser could not store, until it can', async () => {
  const store = await createTestStore({}, network);
  store.dispatch(loadTicketNote());
  expect(unsavedNamesOf(store)).toEqual([]);
  const makeRoom = fillStorage();
  const id = store.dispatch(recordWriteStarted(STARTED_WRITE));
  store.dispatch(ticketNoteChanged('a note'));
  store.dispatch(ticketNoteChanged('a longer note'));
  expect(unsavedNamesOf(store)).toEqual(['the list of your changes', 'the ticket note']);
  makeRoom();
  store.dispatch(recordWriteFinished(id, 'succeeded', 'Done'));
  expect(unsavedNamesOf(store)).toEqual(['the ticket note']);
  store.dispatch(ticketNoteChanged(''));
  expect(unsavedNamesOf(store)).toEqual([]);
});

it('are the opened agencies, and not the session, when only its update could not be stored', async () => {
  const store = await createTestStore({}, network);
  const makeRoom = fillStorage();
  const signIn = { region: 'usEast', token: 'token', tokenOrigin: null } as const;
  store.dispatch(agencySignedIn({ ...signIn, abbreviation: 'CBTA' }));
  await waitFor(() => expect(unsavedNamesOf(store)).toEqual(['the list of opened agencies']));
  makeRoom();
  store.dispatch(agencySignedIn({ ...signIn, abbreviation: 'METRO' }));
  await waitFor(() => expect(unsavedNamesOf(store)).toEqual([]));
});

it('are corrections of unknown outcome too, until none is left', async () => {
  const store = await createTestStore({}, network);
  fillStorage();
  store.dispatch(pendingWriteSaved(PENDING_CORRECTION));
  const name = 'the corrections and registrations to check';
  await waitFor(() => expect(unsavedNamesOf(store)).toContain(name));
  store.dispatch(pendingWriteRemoved(PENDING_CORRECTION));
  await waitFor(() => expect(unsavedNamesOf(store)).not.toContain(name));
});

it('are results of diagnostics too, until there is room for the next one', async () => {
  const store = await createTestStore({}, network);
  const makeRoom = fillStorage();
  const result = {
    status: 'ok',
    ranAt: '2026-09-01T12:00:00Z',
    messages: [],
    facts: {},
    prints: {},
  } as const;
  const check = { region: 'usEast', agency: 'CBTA', checkId: 'info', result } as const;
  store.dispatch(checkResultStored(check));
  const name = 'the results of diagnostics';
  await waitFor(() => expect(unsavedNamesOf(store)).toContain(name));
  makeRoom();
  store.dispatch(checkResultStored({ ...check, checkId: 'mediums' }));
  await waitFor(() => expect(unsavedNamesOf(store)).not.toContain(name));
});
