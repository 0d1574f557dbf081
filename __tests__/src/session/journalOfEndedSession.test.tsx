import { act, cleanup, waitFor } from '@testing-library/react';
import { psoApi } from '@/api/pso';
import {
  recordAdminWriteStarted,
  recordAdminWriteSucceeded,
} from '@/screens/admin-registration/registrationJournal';
import { clockSkewMeasured, sessionEnded } from '@/session/auth/sessionSlice';
import { recordWriteStarted } from '@/session/journal/journalThunks';
import { loadJournal } from '@/session/journal/loadJournal';
import { ENTRY_VERSION } from '@/session/storage/safeStorage';
import { EXPIRED_JOURNAL_STORAGE_KEY, JOURNAL_STORAGE_KEY } from '@/session/storage/storageKeys';
import { createTestStore } from '@tests/support/createTestStore';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import {
  changesOf,
  createChange,
  EMPTY_JOURNAL,
  NEW_OPERATOR,
  readStoredJournal,
  STARTED_WRITE,
} from '@tests/support/journalFixture';
import { renderRoute } from '@tests/support/renderRoute';
import { OPERATOR_EMAILS } from '@tests/support/storeSession';

const network = setUpNetwork();

describe('the journal at the end of the session', () => {
  it.each(['signedOut', 'otherTab'] as const)('removes the journal when the reason is %s', async (reason) => {
    const page = await renderRoute('/', network);
    act(() => {
      page.store.dispatch(recordWriteStarted(STARTED_WRITE));
      page.store.dispatch(sessionEnded({ reason }));
    });
    expect(changesOf(page)).toEqual([]);
    await waitFor(() => expect(sessionStorage.getItem(JOURNAL_STORAGE_KEY)).toBeNull());
    expect(sessionStorage.getItem(EXPIRED_JOURNAL_STORAGE_KEY)).toBeNull();
  });

  it('does not store what is recorded after a sign-out, before the page is left', async () => {
    const store = await createTestStore({}, network);
    store.dispatch(loadJournal());
    store.dispatch(sessionEnded({ reason: 'signedOut' }));
    store.dispatch(recordWriteStarted(STARTED_WRITE));
    expect(sessionStorage.getItem(JOURNAL_STORAGE_KEY)).toBeNull();
  });

  it('keeps the journal of an expired session for the same operator, with the rejected write as failed', async () => {
    const store = await createTestStore({}, network);
    store.dispatch(recordWriteStarted(STARTED_WRITE));
    store.dispatch(sessionEnded({ reason: 'expired', wasWriteRejected: true }));
    expect(changesOf({ store })).toEqual([]);
    expect(sessionStorage.getItem(JOURNAL_STORAGE_KEY)).toBeNull();
    // The next session starts in a new document, which restores the journal.
    cleanup();
    const nextPage = await renderRoute('/', network);
    await waitFor(() => expect(changesOf(nextPage)).toHaveLength(1));
    expect(changesOf(nextPage)).toMatchObject([
      {
        object: NEW_OPERATOR,
        outcome: 'failed',
        message: 'The sign-in had ended: the platform refused this.',
      },
    ]);
    expect(readStoredJournal().changes).toEqual(changesOf(nextPage));
    expect(sessionStorage.getItem(EXPIRED_JOURNAL_STORAGE_KEY)).toBeNull();
  });

  it('marks the write that was being sent as rejected, not one that was left open by a reload', async () => {
    const storeBefore = await createTestStore({}, network);
    storeBefore.dispatch(recordWriteStarted({ ...STARTED_WRITE, agency: 'CBTA' }));
    const store = await createTestStore({}, network);
    store.dispatch(loadJournal());
    store.dispatch(recordWriteStarted(STARTED_WRITE));
    store.dispatch(sessionEnded({ reason: 'expired', wasWriteRejected: true }));
    expect(readStoredJournal(EXPIRED_JOURNAL_STORAGE_KEY).changes).toMatchObject([
      { agency: 'CBTA', outcome: 'unknown', message: null },
      { agency: null, outcome: 'failed' },
    ]);
  });

  it('does not mark a registration as rejected whose administrator is registered', async () => {
    const store = await createTestStore({}, network);
    const id = store.dispatch(recordAdminWriteStarted('CBTA', 'ada@us-east.example'));
    store.dispatch(recordAdminWriteSucceeded(id, 'ada@us-east.example', 7));
    store.dispatch(sessionEnded({ reason: 'expired', wasWriteRejected: true }));
    expect(readStoredJournal(EXPIRED_JOURNAL_STORAGE_KEY).changes).toMatchObject([
      { outcome: 'unknown', message: expect.stringContaining('The administrator is registered.') as string },
    ]);
  });

  it('marks no write as rejected when the sign-in to an agency ends the session', async () => {
    const store = await createTestStore({}, network);
    store.dispatch(recordWriteStarted(STARTED_WRITE));
    // By this clock, the operator's token has expired.
    store.dispatch(clockSkewMeasured(-Date.now()));
    await store.dispatch(psoApi.endpoints.requestAgencyToken.initiate({ abbreviation: 'CBTA', agencyId: 1 }));
    expect(store.leaveReasons).toEqual(['expired']);
    expect(readStoredJournal(EXPIRED_JOURNAL_STORAGE_KEY).changes).toMatchObject([{ outcome: 'unknown' }]);
  });

  it('removes the journal of an idle session when another operator signs in', async () => {
    const store = await createTestStore({}, network);
    store.dispatch(recordWriteStarted(STARTED_WRITE));
    store.dispatch(sessionEnded({ reason: 'idle' }));
    expect(sessionStorage.getItem(EXPIRED_JOURNAL_STORAGE_KEY)).not.toBeNull();
    const otherOperatorPage = await renderRoute('/', network, { region: 'australia' });
    await waitFor(() => expect(sessionStorage.getItem(EXPIRED_JOURNAL_STORAGE_KEY)).toBeNull());
    expect(changesOf(otherOperatorPage)).toEqual([]);
  });

  it('removes the journal of an expired session when the journal is too old', async () => {
    const oldEntry = {
      ...EMPTY_JOURNAL,
      changes: [createChange()],
      region: 'usEast',
      email: OPERATOR_EMAILS.usEast,
      version: ENTRY_VERSION,
      // 1970.
      savedAt: 1,
      keepMinutes: 30,
    };
    sessionStorage.setItem(EXPIRED_JOURNAL_STORAGE_KEY, JSON.stringify(oldEntry));
    await createTestStore({}, network);
    expect(sessionStorage.getItem(EXPIRED_JOURNAL_STORAGE_KEY)).toBeNull();
  });
});
