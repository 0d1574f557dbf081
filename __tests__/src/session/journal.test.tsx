import { isWrite } from '@/domain/changes/change';
import {
  JOURNAL_ENTRIES_LIMIT,
  JOURNAL_REASON_LENGTH_LIMIT,
  JOURNAL_VALUE_LENGTH_LIMIT,
} from '@/domain/limits';
import {
  journalExported,
  journalSlice,
  reasonChanged,
  runRecorded,
  writeStarted,
} from '@/session/journal/journalSlice';
import { hasUnexportedChanges, selectJournal } from '@/session/journal/journalState';
import {
  recordCompletion,
  recordVerification,
  recordWriteFailed,
  recordWriteFinished,
  recordWriteStarted,
} from '@/session/journal/journalThunks';
import { loadJournal } from '@/session/journal/loadJournal';
import { JOURNAL_STORAGE_KEY } from '@/session/storage/storageKeys';
import { createTestStore } from '@tests/support/createTestStore';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import {
  changesOf,
  createChange,
  NEW_OPERATOR,
  NO_AGENCY,
  readStoredJournal,
  STARTED_WRITE,
} from '@tests/support/journalFixture';

const network = setUpNetwork();

const createRun = (runId: string) =>
  createChange({ id: runId, object: { kind: 'fleetRun', runId, tab: 'rules' } });

describe('the change journal', () => {
  it('has a write from its start, with an unknown outcome until it finishes', async () => {
    const store = await createTestStore({}, network);
    const id = store.dispatch(recordWriteStarted(STARTED_WRITE));
    expect(changesOf({ store })).toMatchObject([
      {
        operator: 'operator@us-east.example',
        region: 'usEast',
        agency: null,
        object: NEW_OPERATOR,
        outcome: 'unknown',
        message: null,
        reason: '',
      },
    ]);
    expect(selectJournal(store.getState())).toMatchObject(readStoredJournal());
    store.dispatch(recordWriteFinished(id, 'succeeded', 'Done'));
    expect(changesOf({ store })).toMatchObject([{ outcome: 'succeeded', message: 'Done' }]);
    expect(selectJournal(store.getState())).toMatchObject(readStoredJournal());
  });

  it('counts as not exported after a reason was typed', async () => {
    const store = await createTestStore({}, network);
    const id = store.dispatch(recordWriteStarted(STARTED_WRITE));
    store.dispatch(journalExported());
    expect(hasUnexportedChanges(store.getState())).toBe(false);
    store.dispatch(reasonChanged({ id, reason: 'Asked for by phone' }));
    expect(hasUnexportedChanges(store.getState())).toBe(true);
  });

  it('takes a verification without an id for the latest write to the same object of the same agency', async () => {
    const store = await createTestStore({}, network);
    const otherOperator = { ...NEW_OPERATOR, email: 'other@us-east.example' };
    for (const write of [
      STARTED_WRITE,
      STARTED_WRITE,
      { ...STARTED_WRITE, object: otherOperator },
      { ...STARTED_WRITE, agency: 'CBTA' },
    ])
      store.dispatch(recordWriteStarted(write));
    store.dispatch(recordVerification(NO_AGENCY, NEW_OPERATOR, 'notApplied'));
    expect(changesOf({ store }).map(({ outcome }) => outcome)).toEqual([
      'unknown',
      'failed',
      'unknown',
      'unknown',
    ]);
  });

  it('finishes the write with the given id, and ignores an unknown id', async () => {
    const store = await createTestStore({}, network);
    const firstWriteId = store.dispatch(recordWriteStarted(STARTED_WRITE));
    store.dispatch(recordWriteStarted(STARTED_WRITE));
    store.dispatch(recordWriteFinished(firstWriteId, 'succeeded', 'Late'));
    store.dispatch(recordWriteFinished('unknown', 'failed', 'Ignored'));
    expect(changesOf({ store }).map(({ message }) => message)).toEqual(['Late', null]);
  });

  it.each([
    ['timeout', undefined, 'unknown'],
    ['network', undefined, 'unknown'],
    ['unreadable', undefined, 'unknown'],
    ['status', 500, 'unknown'],
    ['status', 409, 'failed'],
    ['offline', undefined, 'failed'],
  ] as const)('has for a failure of kind %s with status %s the outcome %s', async (kind, status, outcome) => {
    const store = await createTestStore({}, network);
    const id = store.dispatch(recordWriteStarted(STARTED_WRITE));
    store.dispatch(recordWriteFailed(id, { kind, ...(status && { status }) }, 'Failed'));
    expect(changesOf({ store })).toMatchObject([{ outcome, message: 'Failed' }]);
  });

  it('takes the outcome from a verification, unless its result is unknown', async () => {
    const store = await createTestStore({}, network);
    const id = store.dispatch(recordWriteStarted(STARTED_WRITE));
    store.dispatch(recordWriteFailed(id, { kind: 'timeout' }, 'No answer'));
    store.dispatch(recordVerification(NO_AGENCY, NEW_OPERATOR, 'unknown', id));
    expect(changesOf({ store })).toMatchObject([{ outcome: 'unknown', message: 'No answer' }]);
    store.dispatch(recordVerification(NO_AGENCY, NEW_OPERATOR, 'notApplied', id));
    expect(changesOf({ store })).toMatchObject([{ outcome: 'failed' }]);
    // Without an id it changes nothing that is certain.
    store.dispatch(recordVerification(NO_AGENCY, NEW_OPERATOR, 'applied'));
    expect(changesOf({ store })).toMatchObject([{ outcome: 'failed' }]);
    store.dispatch(recordVerification(NO_AGENCY, NEW_OPERATOR, 'applied', id));
    expect(changesOf({ store })).toMatchObject([{ outcome: 'succeeded' }]);
  });

  it('takes a verification for the write with its id, or else for the latest one that is not resolved', async () => {
    const store = await createTestStore({}, network);
    const id = store.dispatch(recordWriteStarted(STARTED_WRITE));
    const refused = { kind: 'status', status: 409 } as const;
    const sendRefused = () => {
      const refusedId = store.dispatch(recordWriteStarted(STARTED_WRITE));
      store.dispatch(recordWriteFailed(refusedId, refused, 'Refused'));
    };
    sendRefused();
    store.dispatch(recordVerification(NO_AGENCY, NEW_OPERATOR, 'applied'));
    expect(changesOf({ store }).map(({ outcome }) => outcome)).toEqual(['succeeded', 'failed']);
    store.dispatch(recordWriteStarted(STARTED_WRITE));
    store.dispatch(recordVerification(NO_AGENCY, NEW_OPERATOR, 'notApplied', id));
    expect(changesOf({ store }).map(({ outcome }) => outcome)).toEqual(['failed', 'failed', 'unknown']);
  });

  it('withholds secret and too long values, and redacts secrets in messages', async () => {
    const store = await createTestStore({}, network);
    store.dispatch(recordWriteStarted({ ...STARTED_WRITE, before: '"canary"', isSecret: true }));
    const id = store.dispatch(
      recordWriteStarted({ ...STARTED_WRITE, after: JSON.stringify('x'.repeat(JOURNAL_VALUE_LENGTH_LIMIT)) }),
    );
    store.dispatch(recordWriteFinished(id, 'failed', 'Refused Bearer canary-token of a@b.example'));
    const [secretChange, longChange] = changesOf({ store });
    expect(secretChange).toMatchObject({ before: null, after: null, withheld: 'secret' });
    expect(longChange).toMatchObject({ before: null, after: null, withheld: 'tooLong' });
    expect(longChange?.message).toBe('Refused ••• of •••');
    expect(sessionStorage.getItem(JOURNAL_STORAGE_KEY)).not.toContain('canary');
  });

  it('does not count the runs of Fleet that it drops', () => {
    const { reducer } = journalSlice;
    const entries = Array.from({ length: JOURNAL_ENTRIES_LIMIT + 3 }, (_, index) =>
      index < 2 ? createRun(String(index)) : createChange({ id: String(index) }),
    );
    const journal = entries.reduce(
      (state, entry) => reducer(state, isWrite(entry) ? writeStarted(entry) : runRecorded(entry)),
      reducer(undefined, { type: 'begin' }),
    );
    expect(journal.changes[0]?.id).toBe('3');
    expect(journal.droppedCount).toBe(1);
  });

  it('drops and counts the oldest changes when it is full, and truncates a long reason', () => {
    const { reducer } = journalSlice;
    const fullJournal = Array.from({ length: JOURNAL_ENTRIES_LIMIT + 2 }, (_, index) =>
      createChange({ id: String(index) }),
    ).reduce((state, change) => reducer(state, writeStarted(change)), reducer(undefined, { type: 'begin' }));
    expect(fullJournal.changes).toHaveLength(JOURNAL_ENTRIES_LIMIT);
    expect(fullJournal.changes[0]?.id).toBe('2');
    expect(fullJournal.droppedCount).toBe(2);
    const longReason = 'r'.repeat(JOURNAL_REASON_LENGTH_LIMIT + 1);
    expect(
      reducer(fullJournal, reasonChanged({ id: '5', reason: longReason })).changes.find(
        ({ id }) => id === '5',
      )?.reason,
    ).toHaveLength(JOURNAL_REASON_LENGTH_LIMIT);
  });
});

describe('the stored journal', () => {
  it.each([
    ['an outcome', (id: string) => recordWriteFinished(id, 'failed', 'Refused'), { outcome: 'failed' }],
    [
      'a completion',
      () => recordCompletion(NO_AGENCY, NEW_OPERATOR),
      { outcome: 'unknown', completedAt: expect.any(Number) },
    ],
  ])('is loaded before %s that becomes known after a reload is recorded', async (_case, record, expected) => {
    const store = await createTestStore({}, network);
    const id = store.dispatch(recordWriteStarted(STARTED_WRITE));
    const reloadedStore = await createTestStore({}, network);
    reloadedStore.dispatch(record(id));
    expect(changesOf({ store: reloadedStore })).toMatchObject([expected]);
  });

  it('survives a reload; the outcome of a pending write is unknown then', async () => {
    const store = await createTestStore({}, network);
    store.dispatch(recordWriteStarted(STARTED_WRITE));
    const reloadedStore = await createTestStore({}, network);
    reloadedStore.dispatch(loadJournal());
    expect(changesOf({ store: reloadedStore })).toEqual(changesOf({ store }));
    expect(changesOf({ store: reloadedStore })).toMatchObject([{ outcome: 'unknown', message: null }]);
  });

  it('without the runs of its older half, when the storage takes only the newer one, counts none as dropped', async () => {
    const store = await createTestStore({}, network);
    store.dispatch(loadJournal());
    store.dispatch(runRecorded(createRun('r')));
    const setItemSpy = jest.spyOn(Storage.prototype, 'setItem').mockImplementation((_key, value) => {
      if (value.includes('fleetRun')) throw new DOMException('full', 'QuotaExceededError');
      setItemSpy.mockRestore();
      sessionStorage.setItem(JOURNAL_STORAGE_KEY, value);
    });
    store.dispatch(recordWriteStarted(STARTED_WRITE));
    expect(readStoredJournal()).toMatchObject({ changes: [{ object: NEW_OPERATOR }], droppedCount: 0 });
  });

  it('stays in memory when the storage is full', async () => {
    const store = await createTestStore({}, network);
    const setItemSpy = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    store.dispatch(recordWriteStarted(STARTED_WRITE));
    setItemSpy.mockRestore();
    expect(changesOf({ store })).toHaveLength(1);
  });
});
