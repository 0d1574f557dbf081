import { cleanup, screen, waitFor } from '@testing-library/react';
import { agencyApi } from '@/api/agency';
import { loadReturnUrl } from '@/session/auth/loadReturnUrl';
import { saveReturnUrl } from '@/session/auth/returnUrl';
import { sessionEnded } from '@/session/auth/sessionSlice';
import { clearOtherOperatorsDraft } from '@/session/drafts/formDrafts';
import { loadFormDraft } from '@/session/drafts/loadFormDraft';
import { selectJournal } from '@/session/journal/journalState';
import { loadJournal } from '@/session/journal/loadJournal';
import { selectPreferences } from '@/session/preferences/preferencesSlice';
import { ENTRY_VERSION } from '@/session/storage/safeStorage';
import {
  DIAGNOSTICS_STORAGE_KEY,
  EXPIRED_JOURNAL_STORAGE_KEY,
  FORM_DRAFT_STORAGE_KEY,
  JOURNAL_STORAGE_KEY,
  PENDING_WRITES_STORAGE_KEY,
  PREFERENCES_STORAGE_KEY,
  REGION_STORAGE_KEY,
  RETURN_URL_STORAGE_KEY,
  SESSION_STORAGE_KEY,
  SESSION_VERSION,
  TICKET_NOTE_STORAGE_KEY,
  WATCH_LIST_STORAGE_KEY,
} from '@/session/storage/storageKeys';
import { createTestStore } from '@tests/support/createTestStore';
import { openFakeNetwork, respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { formatStoredSlice } from '@tests/support/formatStoredSlice';
import { createChange } from '@tests/support/journalFixture';
import { PENDING_CORRECTION } from '@tests/support/pendingCorrection';
import { renderRoute } from '@tests/support/renderRoute';
import { OPERATOR_EMAILS, storeSession } from '@tests/support/storeSession';

const OPERATOR = { region: 'usEast', email: OPERATOR_EMAILS.usEast } as const;
const RIDERS_URL = '/agency-dashboard/CBTA/riders?region=us-east';

describe.each([
  ['a JWT', { opaqueTokens: false }],
  ['an opaque token', { opaqueTokens: true }],
])('when /index.json names another host after a reload, a session with %s', (_kind, options) => {
  const network = setUpNetwork(options);
  const openOnNewHost = (path: string) =>
    renderRoute(path, network, { agencies: ['CBTA'], tokenOrigin: 'https://old-host.example' });

  it('ends, with all its tokens, before anything is called', async () => {
    const { store, leaveReasons } = await openOnNewHost(RIDERS_URL);
    expect(leaveReasons).toEqual(['otherHost']);
    expect(network.requests).toEqual([]);
    expect(document.body).toHaveTextContent(/^$/);
    expect(store.getState().session).toMatchObject({ psoToken: null, agencyTokens: {} });
    expect(sessionStorage.getItem(SESSION_STORAGE_KEY)).toBeNull();
  });

  it('ends without an operator, too', async () => {
    const session = { operator: false, agencies: ['CBTA'], tokenOrigin: 'https://old-host.example' };
    const { leaveReasons } = await renderRoute('/agency-login/CBTA', network, session);
    expect(leaveReasons).toEqual(['otherHost']);
  });

  it('keeps the page and the list of changes for the same operator', async () => {
    const journal = { changes: [createChange()], version: ENTRY_VERSION };
    sessionStorage.setItem(JOURNAL_STORAGE_KEY, JSON.stringify(journal));
    await openOnNewHost(RIDERS_URL);
    expect(loadReturnUrl(OPERATOR)).toBe(RIDERS_URL);
    expect(loadReturnUrl({ ...OPERATOR, email: 'another@us-east.example' })).toBeNull();
    cleanup();
    const { store } = await renderRoute('/', network);
    await waitFor(() => expect(selectJournal(store.getState()).changes).toHaveLength(1));
  });

  it('goes on when the same origin has another path', async () => {
    const { leaveReasons } = await renderRoute('/', network);
    expect(await screen.findByRole('heading', { level: 1, name: 'HOME' })).toBeVisible();
    expect(leaveReasons).toEqual([]);
  });
});

describe.each([
  ['a JWT that has expired', { opaqueTokens: false }],
  ['an opaque token that the platform rejects', { opaqueTokens: true }],
])('after a reload, a session with %s', (_kind, options) => {
  const network = setUpNetwork(options);

  it('keeps the list of changes for the same operator, when its code has not loaded', async () => {
    const journal = { changes: [createChange()], version: ENTRY_VERSION };
    sessionStorage.setItem(JOURNAL_STORAGE_KEY, JSON.stringify(journal));
    const claims = Buffer.from(JSON.stringify({ exp: Math.floor(Date.now() / 1000) - 60 })).toString(
      'base64url',
    );
    const fetchToken = () => Promise.resolve(`e30.${claims}.c2ln`);
    const ended = await createTestStore({}, options.opaqueTokens ? network : { ...network, fetchToken });
    expect(selectJournal(ended.getState()).isLoaded).toBe(false);
    if (options.opaqueTokens) network.intercept('/agencies', respondWith(401));
    await ended.dispatch(agencyApi.endpoints.listAgencies.initiate());
    expect(ended.leaveReasons).toEqual(['expired']);
    const store = await createTestStore({}, network);
    store.dispatch(loadJournal());
    expect(selectJournal(store.getState()).changes).toHaveLength(1);
  });

  it('keeps the list of changes when it was idle for too long', async () => {
    const journal = { changes: [createChange()], version: ENTRY_VERSION };
    sessionStorage.setItem(JOURNAL_STORAGE_KEY, JSON.stringify(journal));
    const ended = await createTestStore({}, network);
    ended.dispatch(sessionEnded({ reason: 'idle' }));
    expect(sessionStorage.getItem(EXPIRED_JOURNAL_STORAGE_KEY)).toContain(OPERATOR.email);
  });

  it.each(['signedOut', 'otherTab'] as const)(
    'keeps no list of changes, page and email after a sign-out (%s)',
    async (reason) => {
      const journal = { changes: [createChange()], version: ENTRY_VERSION };
      sessionStorage.setItem(JOURNAL_STORAGE_KEY, JSON.stringify(journal));
      sessionStorage.setItem(RETURN_URL_STORAGE_KEY, JSON.stringify({ path: '/agencies', ...OPERATOR }));
      const ended = await createTestStore({}, network);
      ended.dispatch(sessionEnded({ reason }));
      expect({ ...sessionStorage }).toEqual({});
    },
  );
});

it.each([
  ['is missing', null],
  ['is invalid', formatStoredSlice({ sessionId: 's', region: 'mars' }, SESSION_VERSION)],
])('when the stored session %s, the next user gets nothing of it', async (_what, stored) => {
  const network = await openFakeNetwork();
  const agency = { region: 'usEast', agency: 'CBTA' };
  const check = { status: 'ok', ranAt: '', messages: [], facts: {}, prints: {} };
  const diagnostics = { last: [{ ...agency, checks: { a: check } }] };
  sessionStorage.setItem(DIAGNOSTICS_STORAGE_KEY, formatStoredSlice(diagnostics));
  sessionStorage.setItem(PENDING_WRITES_STORAGE_KEY, formatStoredSlice({ list: [PENDING_CORRECTION] }));
  for (const key of [JOURNAL_STORAGE_KEY, TICKET_NOTE_STORAGE_KEY, WATCH_LIST_STORAGE_KEY])
    sessionStorage.setItem(key, '{}');
  if (stored !== null) sessionStorage.setItem(SESSION_STORAGE_KEY, stored);
  const { store } = await renderRoute('/agency-login/CBTA', network, 'guest');
  const state = store.getState();
  expect([state.diagnostics.last, state.pendingWrites.list]).toEqual([[], []]);
  await waitFor(() => expect({ ...sessionStorage }).toEqual({}));
});

describe('what another version of the portal has stored in today’s shape is discarded:', () => {
  const network = setUpNetwork();
  const asOtherVersion = (key: string, storage: Storage = sessionStorage) => {
    const text = storage.getItem(key) ?? '';
    const changed = text.replace(/("?version\\?":)\d+/, '$199');
    expect(changed).not.toBe(text);
    storage.setItem(key, changed);
  };
  const storeEntry = (key: string, entry: object, version: number) =>
    sessionStorage.setItem(key, JSON.stringify({ ...entry, version }));

  it('a session, which the sign-in page explains; its page is offered to nobody', async () => {
    await createTestStore({ agencies: ['CBTA'] }, network);
    asOtherVersion(SESSION_STORAGE_KEY);
    const stored = sessionStorage.getItem(SESSION_STORAGE_KEY) ?? '';
    // Of a session before it.
    saveReturnUrl({ path: '/agencies', operator: OPERATOR });
    window.history.replaceState(null, '', RIDERS_URL);
    const page = await renderRoute(RIDERS_URL, network, 'guest');
    expect(stored).toContain('99');
    expect(page.leaveReasons).toEqual(['otherVersion']);
    expect(network.requests).toEqual([]);
    expect(sessionStorage.getItem(SESSION_STORAGE_KEY)).toBeNull();
    expect(loadReturnUrl(OPERATOR)).toBeNull();
  });

  it('a session of before tokens were bound to an origin', async () => {
    const stored = { sessionId: 's', region: 'usEast', psoToken: 'token', agencyTokens: {} };
    sessionStorage.setItem(SESSION_STORAGE_KEY, formatStoredSlice(stored, 1));
    const { leaveReasons } = await renderRoute('/', network, 'guest');
    expect(leaveReasons).toEqual(['otherVersion']);
  });

  it.each([1, 99])('diagnostics, pending writes and the region (version %d)', async (version) => {
    const agency = { region: 'usEast', agency: 'CBTA' };
    const check = { status: 'ok', ranAt: '', messages: [], facts: {}, prints: {} };
    const registration = {
      ...agency,
      kind: 'registration',
      email: 'a',
      firstName: '',
      lastName: '',
      telephone: '',
    };
    const format = (slice: object) => formatStoredSlice(slice, version);
    await storeSession({}, network);
    sessionStorage.setItem(DIAGNOSTICS_STORAGE_KEY, format({ last: [{ ...agency, checks: { a: check } }] }));
    sessionStorage.setItem(PENDING_WRITES_STORAGE_KEY, format({ list: [registration] }));
    localStorage.setItem(REGION_STORAGE_KEY, format({ region: 'australia', backendUrl: null }));
    const { store } = await renderRoute('/', network, 'guest');
    const { diagnostics, pendingWrites, region } = store.getState();
    const count = version === 1 ? 1 : 0;
    expect([diagnostics.last.length, pendingWrites.list.length]).toEqual([count, count]);
    expect(region.region).toBe(version === 1 ? 'australia' : 'usEast');
  });

  it.each([ENTRY_VERSION, ENTRY_VERSION + 1])(
    'drafts, return URL and journals (version %d)',
    async (version) => {
      const isKept = version === ENTRY_VERSION;
      const form = { path: '/agency-creation', form: 'agency' };
      const draft = { ...OPERATOR, ...form, values: {}, savedAt: Date.now(), keepMinutes: 30 };
      storeEntry(FORM_DRAFT_STORAGE_KEY, draft, version);
      const times = { savedAt: Date.now(), keepMinutes: 30 };
      storeEntry(RETURN_URL_STORAGE_KEY, { path: '/agencies', operator: OPERATOR, ...times }, version);
      expect(loadFormDraft(OPERATOR, form) !== null).toBe(isKept);
      expect(loadReturnUrl(OPERATOR) !== null).toBe(isKept);
      clearOtherOperatorsDraft(OPERATOR);
      expect(sessionStorage.getItem(FORM_DRAFT_STORAGE_KEY) !== null).toBe(isKept);
      for (const key of [JOURNAL_STORAGE_KEY, EXPIRED_JOURNAL_STORAGE_KEY]) {
        sessionStorage.clear();
        storeEntry(
          key,
          { ...OPERATOR, changes: [createChange()], savedAt: Date.now(), keepMinutes: 30 },
          version,
        );
        const store = await createTestStore({}, network);
        store.dispatch(loadJournal());
        expect(selectJournal(store.getState()).changes).toHaveLength(isKept ? 1 : 0);
      }
    },
  );

  it.each([
    [{ theme: 'dark' }, 'system'],
    [{ theme: 'dark', version: 1 }, 'dark'],
    [{ theme: 'dark', version: 2 }, 'system'],
  ])('preferences: %j has the theme %s', async (stored, theme) => {
    localStorage.setItem(PREFERENCES_STORAGE_KEY, JSON.stringify(stored));
    const store = await createTestStore({}, network);
    expect(selectPreferences(store.getState()).theme).toBe(theme);
  });
});
