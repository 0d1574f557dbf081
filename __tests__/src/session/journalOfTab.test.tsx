import { act, screen, waitFor } from '@testing-library/react';
import { injectJournal } from '@/session/injectJournal';
import { journalExported } from '@/session/journalSlice';
import { parseStoredJournal } from '@/session/parseStoredJournal';
import { recordVerification, recordWriteFailed, recordWriteStarted } from '@/session/journalThunks';
import { JOURNAL_STORAGE_KEY } from '@/session/storageKeys';
import { changesOf, createChange } from '@tests/support/journalFixture';
import { openFakeNetwork, type FakeNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';
import { createTestStore } from '@tests/support/createTestStore';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});

const OBJECT = { kind: 'operator', email: 'new@us-east.example' } as const;
const SENT = { agency: null, object: OBJECT, before: null, after: '{"email":"new@us-east.example"}' };
const NOTHING = { changes: [], droppedCount: 0, isExported: false };
const stored = () => parseStoredJournal(JSON.parse(sessionStorage.getItem(JOURNAL_STORAGE_KEY) ?? 'null'));

describe('a record of another tab', () => {
  const open = () => {
    const tab = new BroadcastChannel('fare-portal');
    const heard: unknown[] = [];
    tab.onmessage = ({ data }) => heard.push(data);
    return { tab, heard };
  };
  const keep = (...changes: ReturnType<typeof createChange>[]) =>
    sessionStorage.setItem(JOURNAL_STORAGE_KEY, JSON.stringify({ ...NOTHING, changes }));

  it('was copied with its storage: it is dropped, and what was sent from here stays', async () => {
    const first = await createTestStore({}, network);
    first.dispatch(recordWriteStarted(SENT));
    const begun = Date.now();
    await waitFor(() => expect(Date.now()).toBeGreaterThan(begun));
    const copy = await createTestStore({}, network);
    copy.dispatch(recordWriteStarted({ ...SENT, agency: 'CBTA' }));
    await waitFor(() => expect(changesOf({ store: copy })).toMatchObject([{ agency: 'CBTA' }]));
    expect(stored().changes).toEqual(changesOf({ store: copy }));
    expect(changesOf({ store: first })).toMatchObject([{ agency: null }]);
  });

  it('where nothing was sent from here nothing of it is stored any more', async () => {
    keep(createChange({ id: 'x' }), createChange({ id: 'y' }));
    const { tab, heard } = open();
    const store = await createTestStore({}, network);
    store.dispatch(injectJournal());
    await waitFor(() => expect(heard).toMatchObject([{ type: 'changeSought', id: 'y' }]));
    expect(changesOf({ store })).toHaveLength(2);
    tab.postMessage({ type: 'changeHeld', id: 'y' });
    await waitFor(() => expect(changesOf({ store })).toEqual([]));
    await waitFor(() => expect(sessionStorage.getItem(JOURNAL_STORAGE_KEY)).toBeNull());
    tab.close();
  });

  it('after a reload it is this tab’s own: nobody else holds it, and who began later has none of it', async () => {
    keep(createChange({ id: 'x' }));
    const { tab, heard } = open();
    const store = await createTestStore({}, network);
    store.dispatch(injectJournal());
    tab.postMessage({ type: 'changeHeld', id: 'z' });
    tab.postMessage({ type: 'changeSought', id: 'x', since: 1 });
    tab.postMessage({ type: 'changeSought', id: 'z', since: Date.now() + 9 });
    tab.postMessage({ type: 'changeSought', id: 'x', since: Date.now() + 9 });
    await waitFor(() =>
      expect(heard).toMatchObject([
        { type: 'changeSought', id: 'x' },
        { type: 'changeHeld', id: 'x' },
      ]),
    );
    expect(changesOf({ store })).toHaveLength(1);
    tab.close();
  });

  it.each([
    [false, 'otherTabChanges'],
    [true, 'otherTab'],
  ])(
    'a sign-out there tells that this tab’s went with it, unless it was taken out: %s',
    async (isTaken, end) => {
      const { leaveReasons, ...page } = await renderRoute('/', network);
      act(() => void page.store.dispatch(recordWriteStarted(SENT)));
      if (isTaken) act(() => void page.store.dispatch(journalExported()));
      const { tab } = open();
      tab.postMessage({ type: 'sessionEnded', sessionId: 'a-session' });
      await waitFor(() => expect(leaveReasons).toEqual([end]));
      expect(sessionStorage.getItem(JOURNAL_STORAGE_KEY)).toBeNull();
      tab.close();
    },
  );

  it('the sign-in screen says so', async () => {
    await renderRoute('/login?ended=otherTabChanges', network, 'guest');
    expect(await screen.findByText(/The record of this tab’s changes ended with it/)).toBeInTheDocument();
  });
});

it('what fails because the page goes is not recorded as the end of a write', async () => {
  const store = await createTestStore({}, network);
  const id = store.dispatch(recordWriteStarted(SENT));
  window.dispatchEvent(new Event('pagehide'));
  store.dispatch(recordWriteFailed(null, OBJECT, { kind: 'network' }, 'Could not be reached', { id }));
  expect(stored().changes).toMatchObject([{ outcome: 'unknown', message: null }]);
  // It was shown again.
  window.dispatchEvent(new Event('pageshow'));
  store.dispatch(recordVerification(null, OBJECT, 'applied'));
  expect(stored().changes).toMatchObject([{ outcome: 'succeeded' }]);
});
