import { waitFor } from '@testing-library/react';
import { hashOperator } from '@/session/auth/operator';
import { saveReturnUrl } from '@/session/auth/returnUrl';
import { agencyTokenDropped, sessionEnded } from '@/session/auth/sessionSlice';
import { registerFormDraft } from '@/session/drafts/formDrafts';
import { loadJournal } from '@/session/journal/loadJournal';
import { clearOperatorsInput, readExpiringEntry, startExpiryTimer } from '@/session/storage/expiringEntries';
import { ENTRY_VERSION } from '@/session/storage/safeStorage';
import {
  EXPIRED_CORRECTIONS_STORAGE_KEY,
  EXPIRED_JOURNAL_STORAGE_KEY,
  FORM_DRAFT_STORAGE_KEY,
  JOURNAL_STORAGE_KEY,
  PENDING_WRITES_STORAGE_KEY,
  RETURN_URL_STORAGE_KEY,
} from '@/session/storage/storageKeys';
import { pendingWriteSaved } from '@/session/writes/pendingWritesSlice';
import { createTestStore } from '@tests/support/createTestStore';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { createChange } from '@tests/support/journalFixture';
import { PENDING_CORRECTION } from '@tests/support/pendingCorrection';
import { OPERATOR_EMAILS, type Session } from '@tests/support/storeSession';

const network = setUpNetwork();

const OPERATOR = { region: 'usEast', email: OPERATOR_EMAILS.usEast } as const;
const KEPT_KEYS = [
  FORM_DRAFT_STORAGE_KEY,
  EXPIRED_JOURNAL_STORAGE_KEY,
  EXPIRED_CORRECTIONS_STORAGE_KEY,
  RETURN_URL_STORAGE_KEY,
];
const FORM = {
  path: '/agency-creation',
  search: '',
  form: 'agency',
  values: { name: 'Harbour Ferries' },
  isStorable: true,
  hadSecretInput: false,
  isOutcomeUnknown: false,
};
const listStoredKeys = () => KEPT_KEYS.filter((key) => sessionStorage.getItem(key) !== null);

/** `keepInputMinutes` is that of `/index.json`. */
function createStoreWith(keepInputMinutes: number | undefined, session: Session = {}) {
  const configuration = { backendUrl: '/platform/us-east', keepInputMinutes };
  network.intercept('/index.json', respondWith(200, configuration), 1);
  return createTestStore(session, network);
}

/**
 * Ends a session that has a typed form, a correction of unknown outcome and a recorded write, before or after the journal's code has loaded.
 * `keepInputMinutes`: see `createStoreWith`. `prepareEnd` is called just before the end.
 */
async function endSessionWithInput(
  keepInputMinutes: number | undefined,
  isJournalLoaded: boolean,
  prepareEnd: () => void = () => undefined,
) {
  const store = await createStoreWith(keepInputMinutes);
  // HOME itself is not offered.
  window.history.replaceState(null, '', '/agency-creation');
  const removeForm = registerFormDraft(FORM);
  const journal = { changes: [createChange()], droppedCount: 0, isExported: false };
  sessionStorage.setItem(JOURNAL_STORAGE_KEY, JSON.stringify({ ...journal, version: ENTRY_VERSION }));
  store.dispatch(pendingWriteSaved(PENDING_CORRECTION));
  // A short time later the correction is stored. Its entry goes with the session and makes room for what stays.
  await waitFor(() => expect(sessionStorage.getItem(PENDING_WRITES_STORAGE_KEY)).toContain('5000083'));
  if (isJournalLoaded) store.dispatch(loadJournal());
  prepareEnd();
  store.dispatch(sessionEnded({ reason: 'idle' }));
  removeForm();
  return store.leaveReasons;
}

/** From now on sessionStorage has no room for more than `limit` characters. */
function limitSessionStorage(limit: number): void {
  const writeItem = Storage.prototype.setItem;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (this === sessionStorage && countCharacters({ ...sessionStorage, [key]: text }) > limit)
      throw new DOMException('full', 'QuotaExceededError');
    writeItem.call(this, key, text);
  });
}
const countCharacters = (entries: object) => Object.entries(entries).flat().join('').length;

it.each([true, false])(
  'with 0 nothing that was typed or written stays stored after the session (journal loaded: %s)',
  async (isJournalLoaded) => {
    expect(await endSessionWithInput(0, isJournalLoaded)).toEqual(['idleLostInput']);
    expect(listStoredKeys()).toEqual([]);
    expect(sessionStorage.getItem(JOURNAL_STORAGE_KEY)).toBeNull();
  },
);

it.each([
  [undefined, 30, true],
  [undefined, 30, false],
  [5, 5, true],
  [5, 5, false],
])('with %s all stay stored for %d minutes (journal loaded: %s)', async (value, minutes, isJournalLoaded) => {
  expect(await endSessionWithInput(value, isJournalLoaded)).toEqual(['idle']);
  expect(listStoredKeys()).toEqual(KEPT_KEYS);
  const endedAt = Date.now();
  const nowSpy = jest.spyOn(Date, 'now').mockReturnValue(endedAt + minutes * 60_000 - 5000);
  expect(KEPT_KEYS.filter((key) => readExpiringEntry(key) !== null)).toEqual(KEPT_KEYS);
  nowSpy.mockReturnValue(endedAt + minutes * 60_000 + 1000);
  expect(KEPT_KEYS.filter((key) => readExpiringEntry(key) !== null)).toEqual([]);
  expect(listStoredKeys()).toEqual([]);
});

describe('the draft of a form that has lost its agency’s token', () => {
  /** `isStoredAfter`: lets minutes pass, counted from the drop of the token. */
  async function dropToken(keepInputMinutes: number | undefined) {
    const store = await createStoreWith(keepInputMinutes, { agencies: ['METRO'] });
    const removeForm = registerFormDraft({ ...FORM, path: '/agency-dashboard/METRO/admin-registration' });
    const token = store.getState().session.agencyTokens.METRO ?? '';
    store.dispatch(agencyTokenDropped({ abbreviation: 'METRO', token }));
    removeForm();
    const droppedAt = Date.now();
    const isStoredAfter = (minutes: number) => {
      jest.spyOn(Date, 'now').mockReturnValue(droppedAt + minutes * 60_000);
      startExpiryTimer()();
      return listStoredKeys().includes(FORM_DRAFT_STORAGE_KEY);
    };
    return { store, isStoredAfter };
  }

  it.each([
    [undefined, 30],
    [5, 5],
  ])('stays stored during the session, and with %s for %d minutes after it', async (value, minutes) => {
    const { store, isStoredAfter } = await dropToken(value);
    expect(isStoredAfter(40)).toBe(true);
    store.dispatch(sessionEnded({ reason: 'idle' }));
    expect(store.leaveReasons).toEqual(['idle']);
    expect(isStoredAfter(40 + minutes - 1)).toBe(true);
    expect(isStoredAfter(40 + minutes)).toBe(false);
  });

  it.each(['idle', 'expired'] as const)(
    'with 0 stays stored during the session, whose end (%s) removes it with a word',
    async (reason) => {
      const { store, isStoredAfter } = await dropToken(0);
      expect(isStoredAfter(40)).toBe(true);
      store.dispatch(sessionEnded({ reason }));
      expect(store.leaveReasons).toEqual([`${reason}LostInput`]);
      expect(isStoredAfter(40)).toBe(false);
    },
  );

  it('stays stored for 30 minutes in a page that finds no session', async () => {
    const { isStoredAfter } = await dropToken(undefined);
    expect(isStoredAfter(40)).toBe(true);
    await createTestStore({ operator: false }, network);
    expect(isStoredAfter(69)).toBe(true);
    expect(isStoredAfter(70)).toBe(false);
  });
});

it('after the clock was set back, all stay stored for as long as if they were stored then', async () => {
  await endSessionWithInput(30, true);
  const correctedAt = Date.now() - 120 * 60_000;
  const nowSpy = jest.spyOn(Date, 'now').mockReturnValue(correctedAt);
  startExpiryTimer()();
  expect(listStoredKeys()).toEqual(KEPT_KEYS);
  nowSpy.mockReturnValue(correctedAt + 29 * 60_000);
  expect(KEPT_KEYS.filter((key) => readExpiringEntry(key) !== null)).toEqual(KEPT_KEYS);
  nowSpy.mockReturnValue(correctedAt + 31 * 60_000);
  startExpiryTimer()();
  expect(listStoredKeys()).toEqual([]);
});

it.each([true, false])(
  'all stay stored although the storage was full before the end (journal loaded: %s)',
  async (isJournalLoaded) => {
    await endSessionWithInput(30, isJournalLoaded, () =>
      limitSessionStorage(countCharacters({ ...sessionStorage })),
    );
    expect(listStoredKeys()).toEqual(KEPT_KEYS);
  },
);

it('an older draft does not stay stored when there is no room for the one of the open form', async () => {
  await endSessionWithInput(30, true, () => {
    sessionStorage.setItem(FORM_DRAFT_STORAGE_KEY, '{}');
    limitSessionStorage(0);
  });
  expect(sessionStorage.getItem(FORM_DRAFT_STORAGE_KEY)).toBeNull();
});

it.each(['signedOut', 'otherTab', 'idle', 'expired'] as const)(
  'an administrator’s session that ends (%s) keeps what an operator’s expired session has left in the tab',
  async (reason) => {
    await endSessionWithInput(30, true);
    const returnUrl = sessionStorage.getItem(RETURN_URL_STORAGE_KEY);
    const store = await createTestStore({ operator: false, agencies: ['METRO'] }, network);
    store.dispatch(loadJournal());
    store.dispatch(sessionEnded({ reason }));
    expect(listStoredKeys()).toEqual(KEPT_KEYS);
    expect(sessionStorage.getItem(RETURN_URL_STORAGE_KEY)).toBe(returnUrl);
  },
);

it.each(['signedOut', 'otherTab'] as const)(
  'an administrator’s session that ends (%s) keeps nothing where nothing may be kept',
  async (reason) => {
    await endSessionWithInput(30, true);
    const store = await createStoreWith(0, { operator: false, agencies: ['METRO'] });
    store.dispatch(sessionEnded({ reason }));
    expect(listStoredKeys()).toEqual([RETURN_URL_STORAGE_KEY]);
  },
);

it.each([
  ['the same operator', OPERATOR, []],
  ['another one', { ...OPERATOR, email: 'another@us-east.example' }, KEPT_KEYS],
  ['the one of the other region', { ...OPERATOR, region: 'australia' as const }, KEPT_KEYS],
])(
  'when %s signs out in another tab, only the input of that operator is removed',
  async (_name, operator, storedKeys) => {
    await endSessionWithInput(30, true);
    clearOperatorsInput(hashOperator(operator) ?? '');
    expect(listStoredKeys()).toEqual(storedKeys);
  },
);

it('a sign-out in another tab leaves the URL of a link that was opened while nobody was signed in', () => {
  saveReturnUrl({ path: '/agencies', operator: null });
  clearOperatorsInput(hashOperator(OPERATOR) ?? '');
  expect(listStoredKeys()).toEqual([RETURN_URL_STORAGE_KEY]);
});

it('what an earlier build has stored in the tab is removed when its time is over', () => {
  const keys = ['continue', 'ended-corrections', 'ended-journal', 'kept-input'].map(
    (name) => `fare-portal:${name}`,
  );
  const entry = { savedAt: Date.now() - 31 * 60_000, keepMinutes: 30, version: ENTRY_VERSION };
  for (const key of keys) sessionStorage.setItem(key, JSON.stringify(entry));
  const stopTimer = startExpiryTimer();
  stopTimer();
  expect(keys.filter((key) => sessionStorage.getItem(key) !== null)).toEqual([]);
});
