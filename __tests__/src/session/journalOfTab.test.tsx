import { act, screen, waitFor } from '@testing-library/react';
import { SIGNED_OUT, storeSessionUse } from '@/session/auth/sessionUses';
import { registerFormDraft } from '@/session/drafts/formDrafts';
import { journalExported } from '@/session/journal/journalSlice';
import { recordWriteStarted } from '@/session/journal/journalThunks';
import { loadJournal } from '@/session/journal/loadJournal';
import { safeSessionStorage } from '@/session/storage/safeStorage';
import { JOURNAL_STORAGE_KEY } from '@/session/storage/storageKeys';
import { createTestStore } from '@tests/support/createTestStore';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import {
  changesOf,
  createChange,
  EMPTY_JOURNAL,
  readStoredJournal,
  STARTED_WRITE,
} from '@tests/support/journalFixture';
import { renderRoute } from '@tests/support/renderRoute';
import { storeSession } from '@tests/support/storeSession';

const network = setUpNetwork();

const UNSAVED_FORM = {
  path: '/agency-creation',
  search: '',
  form: 'agency',
  values: { name: 'Harbour Ferries' },
  isStorable: true,
  hadSecretInput: false,
  isOutcomeUnknown: false,
};

describe('the journal of another tab', () => {
  /**
   * A tab that starts with a stored journal asks by the id of the newest change (`changeOwnerRequested`) whether an
   * older tab owns it, and drops the journal when one answers `changeOwned`.
   */
  const openOtherTab = () => {
    const channel = new BroadcastChannel('fare-portal');
    const messages: unknown[] = [];
    channel.onmessage = ({ data }) => messages.push(data);
    return { channel, messages };
  };
  const storeJournal = (...changes: ReturnType<typeof createChange>[]) =>
    safeSessionStorage.writeEntry(JOURNAL_STORAGE_KEY, { ...EMPTY_JOURNAL, changes });

  it('is dropped when the storage is a copy, and the changes of this tab stay', async () => {
    const firstTabStore = await createTestStore({}, network);
    firstTabStore.dispatch(recordWriteStarted(STARTED_WRITE));
    const startedAt = Date.now();
    // The copied tab must start later than the first tab.
    await waitFor(() => expect(Date.now()).toBeGreaterThan(startedAt));
    const copiedTabStore = await createTestStore({}, network);
    copiedTabStore.dispatch(recordWriteStarted({ ...STARTED_WRITE, agency: 'CBTA' }));
    await waitFor(() => expect(changesOf({ store: copiedTabStore })).toMatchObject([{ agency: 'CBTA' }]));
    expect(readStoredJournal().changes).toEqual(changesOf({ store: copiedTabStore }));
    expect(changesOf({ store: firstTabStore })).toMatchObject([{ agency: null }]);
  });

  it('is removed from the storage when this tab has no changes', async () => {
    storeJournal(createChange({ id: 'x' }), createChange({ id: 'y' }));
    const { channel, messages } = openOtherTab();
    const store = await createTestStore({}, network);
    store.dispatch(loadJournal());
    await waitFor(() => expect(messages).toMatchObject([{ type: 'changeOwnerRequested', id: 'y' }]));
    expect(changesOf({ store })).toHaveLength(2);
    channel.postMessage({ type: 'changeOwned', id: 'y' });
    await waitFor(() => expect(changesOf({ store })).toEqual([]));
    await waitFor(() => expect(sessionStorage.getItem(JOURNAL_STORAGE_KEY)).toBeNull());
    channel.close();
  });

  it('stays when no older tab owns it, as after a reload, and its owner answers newer tabs only', async () => {
    storeJournal(createChange({ id: 'x' }));
    const olderTabStart = 1;
    const { channel, messages } = openOtherTab();
    const store = await createTestStore({}, network);
    store.dispatch(loadJournal());
    const newerTabStart = Date.now() + 9;
    channel.postMessage({ type: 'changeOwned', id: 'z' });
    channel.postMessage({ type: 'changeOwnerRequested', id: 'x', startedAt: olderTabStart });
    channel.postMessage({ type: 'changeOwnerRequested', id: 'z', startedAt: newerTabStart });
    channel.postMessage({ type: 'changeOwnerRequested', id: 'x', startedAt: newerTabStart });
    await waitFor(() =>
      expect(messages).toMatchObject([
        { type: 'changeOwnerRequested', id: 'x' },
        { type: 'changeOwned', id: 'x' },
      ]),
    );
    expect(changesOf({ store })).toHaveLength(1);
    channel.close();
  });

  it.each([
    [false, false, 'otherTabLostChanges'],
    [true, false, 'otherTab'],
    [false, true, 'otherTabLostChangesAndInput'],
    [true, true, 'otherTabLostInput'],
  ])(
    'when the other tab signs out, and here the journal is exported (%s) and a form has unsaved input (%s), the leave reason is %s',
    async (isExported, hasInput, leaveReason) => {
      const { leaveReasons, ...page } = await renderRoute('/', network);
      act(() => void page.store.dispatch(recordWriteStarted(STARTED_WRITE)));
      if (isExported) act(() => void page.store.dispatch(journalExported()));
      const removeForm = hasInput ? registerFormDraft(UNSAVED_FORM) : () => undefined;
      const { channel } = openOtherTab();
      // The id of the session that `renderRoute` stores.
      channel.postMessage({ type: 'sessionEnded', sessionId: 'a-session' });
      await waitFor(() => expect(leaveReasons).toEqual([leaveReason]));
      expect(sessionStorage.getItem(JOURNAL_STORAGE_KEY)).toBeNull();
      removeForm();
      channel.close();
    },
  );

  it.each([
    ['unexported changes', 'otherTabLostChanges', { changes: [createChange()] }],
    ['exported changes', 'otherTab', { changes: [createChange()], isExported: true }],
    ['no changes', 'otherTab', {}],
  ])(
    'when the other tab has signed out before this one is restored with %s, the leave reason is %s',
    async (_what, leaveReason, journal) => {
      safeSessionStorage.writeEntry(JOURNAL_STORAGE_KEY, { ...EMPTY_JOURNAL, ...journal });
      await storeSession({}, network);
      storeSessionUse('a-session', SIGNED_OUT);
      const { leaveReasons } = await renderRoute('/', network, 'guest');
      expect(leaveReasons).toEqual([leaveReason]);
    },
  );

  it.each([
    ['otherTabLostChanges', 'The list of this tab’s changes was cleared.'],
    ['otherTabLostInput', 'What you had typed in this tab was cleared.'],
    [
      'otherTabLostChangesAndInput',
      'The list of this tab’s changes and what you had typed here were cleared.',
    ],
  ])('the sign-in screen says for %s: %s', async (reason, text) => {
    await renderRoute(`/login?ended=${reason}`, network, 'guest');
    expect(await screen.findByText(`You signed out in another tab. ${text}`)).toBeInTheDocument();
  });
});

it('stores no long values when the storage is full, before it leaves out older changes', async () => {
  const store = await createTestStore({}, network);
  const { setItem } = Storage.prototype;
  const setItemSpy = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
    this: Storage,
    key,
    text,
  ) {
    if (text.length > 20_000) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, text);
  });
  store.dispatch(recordWriteStarted(STARTED_WRITE));
  store.dispatch(recordWriteStarted({ ...STARTED_WRITE, before: `{"text":"${'x'.repeat(30_000)}"}` }));
  setItemSpy.mockRestore();
  expect(changesOf({ store })[1]).toMatchObject({ withheld: null });
  expect(readStoredJournal().changes).toMatchObject([
    { withheld: null, after: STARTED_WRITE.after },
    { withheld: 'tooLong', before: null },
  ]);
  // The whole list is not stored.
  expect(store.getState().notices.unsavedNames).toEqual(['the list of your changes']);
});
