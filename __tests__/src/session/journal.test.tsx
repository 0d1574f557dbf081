import { act, cleanup, waitFor } from '@testing-library/react';
import {
  JOURNAL_LENGTH_LIMIT,
  JOURNAL_REASON_LENGTH_LIMIT,
  JOURNAL_VALUE_LENGTH_LIMIT,
} from '@/domain/limits';
import { injectJournal } from '@/session/injectJournal';
import { selectJournal } from '@/session/journal';
import { writeStarted, journalSlice, reasonChanged } from '@/session/journalSlice';
import { parseStoredJournal } from '@/session/parseStoredJournal';
import {
  recordVerification,
  recordWriteFinished,
  recordWriteFailed,
  recordWriteStarted,
} from '@/session/journalThunks';
import { sessionEnded } from '@/session/sessionSlice';
import { ENDED_JOURNAL_STORAGE_KEY, JOURNAL_STORAGE_KEY } from '@/session/storageKeys';
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
const stored = (key = JOURNAL_STORAGE_KEY) =>
  parseStoredJournal(JSON.parse(sessionStorage.getItem(key) ?? 'null'));

describe('the record', () => {
  it('has a write from when it is sent, unknown until it ends', async () => {
    const store = await createTestStore({}, network);
    store.dispatch(recordWriteStarted(SENT));
    expect(changesOf({ store })).toMatchObject([
      {
        operator: 'operator@us-east.example',
        region: 'usEast',
        agency: null,
        object: OBJECT,
        outcome: 'unknown',
        message: null,
        reason: '',
      },
    ]);
    expect(stored()).toEqual(selectJournal(store.getState()));
    store.dispatch(recordWriteFinished(null, OBJECT, 'succeeded', 'Done'));
    expect(changesOf({ store })).toMatchObject([{ outcome: 'succeeded', message: 'Done' }]);
    expect(stored()).toEqual(selectJournal(store.getState()));
  });

  it('settles the latest write to the same object of the same agency, and no other', async () => {
    const store = await createTestStore({}, network);
    const other = { ...OBJECT, email: 'other@us-east.example' };
    for (const sent of [SENT, SENT, { ...SENT, object: other }, { ...SENT, agency: 'CBTA' }])
      store.dispatch(recordWriteStarted(sent));
    store.dispatch(recordWriteFailed(null, OBJECT, { kind: 'status', status: 409 }, 'Refused'));
    expect(changesOf({ store }).map(({ outcome }) => outcome)).toEqual([
      'unknown',
      'failed',
      'unknown',
      'unknown',
    ]);
  });

  it('settles the very write whose end it is, where that is known', async () => {
    const store = await createTestStore({}, network);
    const first = store.dispatch(recordWriteStarted(SENT));
    store.dispatch(recordWriteStarted(SENT));
    store.dispatch(recordWriteFinished(null, OBJECT, 'succeeded', 'Late', { id: first }));
    store.dispatch(recordWriteFinished(null, OBJECT, 'failed', 'Nobody’s', { id: 'gone' }));
    expect(changesOf({ store }).map(({ message }) => message)).toEqual(['Late', null]);
  });

  it.each([
    ['timeout', undefined, 'unknown'],
    ['network', undefined, 'unknown'],
    ['unreadable', undefined, 'unknown'],
    ['status', 500, 'unknown'],
    ['status', 409, 'failed'],
    ['offline', undefined, 'failed'],
  ] as const)('a failure of kind %s %s is %s', async (kind, status, outcome) => {
    const store = await createTestStore({}, network);
    store.dispatch(recordWriteStarted(SENT));
    store.dispatch(recordWriteFailed(null, OBJECT, { kind, ...(status && { status }) }, 'Words'));
    expect(changesOf({ store })).toMatchObject([{ outcome, message: 'Words' }]);
  });

  it('a check that finds out settles it; one that does not leaves what is known', async () => {
    const store = await createTestStore({}, network);
    store.dispatch(recordWriteStarted(SENT));
    store.dispatch(recordWriteFailed(null, OBJECT, { kind: 'timeout' }, 'No answer'));
    store.dispatch(recordVerification(null, OBJECT, 'unknown'));
    expect(changesOf({ store })).toMatchObject([{ outcome: 'unknown', message: 'No answer' }]);
    store.dispatch(recordVerification(null, OBJECT, 'notApplied'));
    expect(changesOf({ store })).toMatchObject([{ outcome: 'failed' }]);
    store.dispatch(recordVerification(null, OBJECT, 'applied'));
    expect(changesOf({ store })).toMatchObject([{ outcome: 'succeeded' }]);
  });

  it('holds no values that look secret, none that are too long, and masks what the platform said', async () => {
    const store = await createTestStore({}, network);
    store.dispatch(recordWriteStarted({ ...SENT, before: '"canary"', isSecret: true }));
    store.dispatch(
      recordWriteStarted({ ...SENT, after: JSON.stringify('x'.repeat(JOURNAL_VALUE_LENGTH_LIMIT)) }),
    );
    store.dispatch(recordWriteFinished(null, OBJECT, 'failed', 'Refused Bearer canary-token of a@b.example'));
    const [secret, long] = changesOf({ store });
    expect(secret).toMatchObject({ before: null, after: null, withheld: 'secret' });
    expect(long).toMatchObject({ before: null, after: null, withheld: 'tooLong' });
    expect(long?.message).toBe('Refused ••• of •••');
    expect(sessionStorage.getItem(JOURNAL_STORAGE_KEY)).not.toContain('canary');
  });

  it('lets the oldest go, and counts them', () => {
    const { reducer } = journalSlice;
    const full = Array.from({ length: JOURNAL_LENGTH_LIMIT + 2 }, (_, place) =>
      createChange({ id: String(place) }),
    ).reduce((state, change) => reducer(state, writeStarted(change)), reducer(undefined, { type: 'begin' }));
    expect(full.changes).toHaveLength(JOURNAL_LENGTH_LIMIT);
    expect(full.changes[0]?.id).toBe('2');
    expect(full.droppedCount).toBe(2);
    const long = 'r'.repeat(JOURNAL_REASON_LENGTH_LIMIT + 1);
    expect(reducer(full, reasonChanged({ id: '5', reason: long })).changes[3]?.reason).toHaveLength(
      JOURNAL_REASON_LENGTH_LIMIT,
    );
  });
});

describe('what comes back of it', () => {
  it('is what was stored, where it fits', () => {
    const journal = {
      changes: [createChange(), createChange({ id: 'b', before: null })],
      droppedCount: 4,
      isExported: true,
    };
    expect(parseStoredJournal(JSON.parse(JSON.stringify(journal)))).toEqual(journal);
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'x'],
    ['no list', { changes: 7 }],
    ['an entry that is none', { changes: [null, 7, {}] }],
    ['another outcome', { changes: [{ ...createChange(), outcome: 'fine' }] }],
    ['another region', { changes: [{ ...createChange(), region: 'mars' }] }],
    ['an unknown kind of object', { changes: [{ ...createChange(), object: { kind: 'toString' } }] }],
    ['an object that lacks a field', { changes: [{ ...createChange(), object: { kind: 'profile' } }] }],
    ['a value that is no JSON', { changes: [{ ...createChange(), before: '{' }] }],
    ['a value that is no text', { changes: [{ ...createChange(), before: 7 }] }],
    ['no time', { changes: [{ ...createChange(), at: 'now' }] }],
  ])('leaves out %s', (_case, value) => {
    expect(parseStoredJournal(value)).toEqual(NOTHING);
  });

  it('survives a reload, with a write that was under way as unknown', async () => {
    const store = await createTestStore({}, network);
    store.dispatch(recordWriteStarted(SENT));
    const again = await createTestStore({}, network);
    again.dispatch(injectJournal());
    expect(changesOf({ store: again })).toEqual(changesOf({ store }));
    expect(changesOf({ store: again })).toMatchObject([{ outcome: 'unknown', message: null }]);
  });

  it('holds for the page where the storage is full', async () => {
    const store = await createTestStore({}, network);
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    store.dispatch(recordWriteStarted(SENT));
    full.mockRestore();
    expect(changesOf({ store })).toHaveLength(1);
  });
});

describe('its end', () => {
  it.each(['signedOut', 'otherTab'] as const)('%s leaves nothing of it anywhere', async (reason) => {
    const page = await renderRoute('/', network);
    act(() => {
      page.store.dispatch(recordWriteStarted(SENT));
      page.store.dispatch(sessionEnded({ reason }));
    });
    expect(changesOf(page)).toEqual([]);
    await waitFor(() => expect(sessionStorage.getItem(JOURNAL_STORAGE_KEY)).toBeNull());
    expect(sessionStorage.getItem(ENDED_JOURNAL_STORAGE_KEY)).toBeNull();
  });

  it('a session that ran out goes on with the same operator’s next one; the refused write is told', async () => {
    const store = await createTestStore({}, network);
    store.dispatch(recordWriteStarted(SENT));
    store.dispatch(sessionEnded({ reason: 'expired', wasWriteRejected: true }));
    expect(changesOf({ store })).toEqual([]);
    expect(sessionStorage.getItem(JOURNAL_STORAGE_KEY)).toBeNull();
    // The next session begins in a new document; its first page finds the record.
    cleanup();
    const next = await renderRoute('/', network);
    await waitFor(() => expect(changesOf(next)).toHaveLength(1));
    expect(changesOf(next)).toMatchObject([
      { object: OBJECT, outcome: 'failed', message: 'The sign-in had ended: the platform refused this.' },
    ]);
    expect(stored().changes).toEqual(changesOf(next));
    expect(sessionStorage.getItem(ENDED_JOURNAL_STORAGE_KEY)).toBeNull();
  });

  it('somebody else’s next session finds nothing of it', async () => {
    const store = await createTestStore({}, network);
    store.dispatch(recordWriteStarted(SENT));
    store.dispatch(sessionEnded({ reason: 'idle' }));
    expect(sessionStorage.getItem(ENDED_JOURNAL_STORAGE_KEY)).not.toBeNull();
    const other = await renderRoute('/', network, { region: 'australia' });
    await waitFor(() => expect(sessionStorage.getItem(ENDED_JOURNAL_STORAGE_KEY)).toBeNull());
    expect(changesOf(other)).toEqual([]);
  });

  it('what was kept of one that ran out goes after its time', async () => {
    const old = { ...NOTHING, changes: [createChange()], region: 'usEast', subject: '1', savedAt: 1 };
    sessionStorage.setItem(ENDED_JOURNAL_STORAGE_KEY, JSON.stringify(old));
    await createTestStore({}, network);
    expect(sessionStorage.getItem(ENDED_JOURNAL_STORAGE_KEY)).toBeNull();
  });
});
