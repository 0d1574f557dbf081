import { waitFor } from '@testing-library/react';
import { signOut } from '@/app/journal/signOut';
import { recordWriteStarted } from '@/session/journal/journalThunks';
import { exportsOnSignOutChanged } from '@/session/preferences/preferencesSlice';
import { ENTRY_VERSION } from '@/session/storage/safeStorage';
import { JOURNAL_STORAGE_KEY } from '@/session/storage/storageKeys';
import { createTestStore } from '@tests/support/createTestStore';
import { captureDownloads } from '@tests/support/downloads';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import { createChange, EMPTY_JOURNAL, STARTED_WRITE } from '@tests/support/journalFixture';

const network = setUpNetwork();

let downloads: ReturnType<typeof captureDownloads>;
beforeEach(() => {
  downloads = captureDownloads();
});

describe('with the choice to save changes at sign-out', () => {
  /** A session whose stored journal is not loaded yet, as just after a reload. */
  async function openWithStoredJournal(journal: object = {}) {
    const store = await createTestStore({}, network);
    store.dispatch(exportsOnSignOutChanged(true));
    const stored = { ...EMPTY_JOURNAL, changes: [createChange()], version: ENTRY_VERSION, ...journal };
    sessionStorage.setItem(JOURNAL_STORAGE_KEY, JSON.stringify(stored));
    return store;
  }

  it('Sign Out downloads a stored journal whose code has not loaded yet, once', async () => {
    const { dispatch, leaveReasons } = await openWithStoredJournal();
    dispatch(signOut());
    dispatch(signOut());
    await waitFor(() => expect(leaveReasons).toEqual(['signedOut']));
    expect(downloads).toHaveLength(1);
    expect(await downloads[0]?.text()).toContain('Succeeded: Business rule minutes (Transfers)');
    expect(sessionStorage.getItem(JOURNAL_STORAGE_KEY)).toBeNull();
  });

  it('Sign Out downloads a write that has just started, before the page counts it', async () => {
    const { dispatch, leaveReasons } = await createTestStore({}, network);
    dispatch(exportsOnSignOutChanged(true));
    dispatch(recordWriteStarted(STARTED_WRITE));
    dispatch(signOut());
    await waitFor(() => expect(leaveReasons).toEqual(['signedOut']));
    expect(downloads).toHaveLength(1);
  });

  it('Sign Out downloads nothing of a stored journal that is exported', async () => {
    const { dispatch, leaveReasons } = await openWithStoredJournal({ isExported: true });
    dispatch(signOut());
    await waitFor(() => expect(leaveReasons).toEqual(['signedOut']));
    expect(downloads).toEqual([]);
  });
});

it('without that choice Sign Out does not wait for the code', async () => {
  const { dispatch, leaveReasons } = await createTestStore({}, network);
  dispatch(exportsOnSignOutChanged(false));
  dispatch(recordWriteStarted(STARTED_WRITE));
  dispatch(signOut());
  expect(leaveReasons).toEqual(['signedOut']);
  expect(downloads).toEqual([]);
});
