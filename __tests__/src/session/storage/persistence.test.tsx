import { screen } from '@testing-library/react';
import { fetchConfiguration } from '@/app/boot/fetchConfiguration';
import { createPortalStore } from '@/app/store';
import { clockSkewMeasured, sessionEnded, signedOutState } from '@/session/auth/sessionSlice';
import { checkResultStored, diagnosticsReducer, parseStoredDiagnostics } from '@/session/diagnosticsSlice';
import { parseStoredRegion, parseStoredSession } from '@/session/storage/parseStoredSession';
import {
  PENDING_WRITES_STORAGE_KEY,
  REGION_STORAGE_KEY,
  SESSION_STORAGE_KEY,
} from '@/session/storage/storageKeys';
import { pendingWriteSaved } from '@/session/writes/pendingWritesSlice';
import { createTestStore } from '@tests/support/createTestStore';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute, saveSliceToStorage } from '@tests/support/renderRoute';
import { storeSession } from '@tests/support/storeSession';
import { waitForSideEffects } from '@tests/support/waitForSideEffects';

const network = setUpNetwork();

const validSession = {
  sessionId: 's',
  region: 'australia',
  email: 'operator@australia.example',
  tokenOrigin: 'https://platform.example',
  psoToken: 'pso',
  agencyTokens: { METRO: 'admin' },
};

describe('parseStoredSession', () => {
  it('parses a valid session', () => {
    expect(parseStoredSession(validSession)).toEqual({
      ...validSession,
      administratorEmails: {},
      isOperatorRejected: false,
      clockSkewMs: null,
      isClockNoticeDismissed: false,
      endReason: null,
    });
    const noticed = {
      isOperatorRejected: true,
      clockSkewMs: 7,
      isClockNoticeDismissed: true,
    };
    expect(parseStoredSession({ ...validSession, ...noticed })).toMatchObject(noticed);
    expect(parseStoredSession({ ...validSession, clockSkewMs: '7' }).clockSkewMs).toBeNull();
  });

  it('parses a session of administrators alone', () => {
    const session = { ...validSession, psoToken: null, email: null };
    expect(parseStoredSession(session)).toMatchObject(session);
  });

  it('leaves out invalid agency tokens', () => {
    const agencyTokens = { METRO: 7, CBTA: 'admin', EMPTY: '', usEast: { X: 'y' } };
    expect(parseStoredSession({ ...validSession, agencyTokens }).agencyTokens).toEqual({ CBTA: 'admin' });
  });

  it('leaves out invalid emails of administrators', () => {
    const administratorEmails = { METRO: 'jörg@metro.example', CBTA: 7 };
    expect(parseStoredSession({ ...validSession, administratorEmails }).administratorEmails).toEqual({
      METRO: 'jörg@metro.example',
    });
    expect(parseStoredSession({ ...validSession, administratorEmails: 'x' }).administratorEmails).toEqual({});
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['text', 'session'],
    ['a list', []],
    ['an unknown region', { ...validSession, region: 'mars' }],
    ['a token that is a number', { ...validSession, psoToken: 7 }],
    ['an empty token', { ...validSession, psoToken: '' }],
    ['a token with a line end', { ...validSession, psoToken: 'pso\n' }],
    ['a token of nobody', { ...validSession, email: null }],
    ['tokens of an unknown origin', { ...validSession, tokenOrigin: null }],
    ['a session without an id', { ...validSession, sessionId: null }],
  ])('returns the signed-out state for %s', (_case, stored) => {
    expect(parseStoredSession(stored)).toEqual(signedOutState);
  });
});

describe('the stored diagnostics', () => {
  const snapshot = {
    status: 'ok',
    ranAt: '2026-03-08T07:30:00.000Z',
    messages: [],
    facts: { a: 'b' },
    prints: {},
  };
  const validRun = { region: 'usEast', agency: 'CBTA', checks: { coupons: snapshot } };

  it('are parsed when they are valid', () => {
    expect(parseStoredDiagnostics({ last: [validRun] })).toEqual({ last: [validRun] });
    const failed = { ...snapshot, status: 'failed', lastComplete: snapshot };
    const failedRun = { ...validRun, checks: { coupons: failed } };
    expect(parseStoredDiagnostics({ last: [failedRun] })).toEqual({ last: [failedRun] });
  });

  it.each([
    ['nothing', undefined],
    ['text', 'last'],
    ['an object instead of a list', { last: {} }],
    ['an unknown region', { last: [{ ...validRun, region: 'mars' }] }],
    ['an agency that is a number', { last: [{ ...validRun, agency: 7 }] }],
    ['null', { last: [null] }],
  ])('are empty for %s', (_case, stored) => {
    expect(parseStoredDiagnostics(stored)).toEqual({ last: [] });
  });

  it.each([
    ['an unknown status', { ...snapshot, status: 'good' }],
    ['a time that is a number', { ...snapshot, ranAt: 7 }],
    ['invalid messages', { ...snapshot, messages: [7] }],
    ['invalid facts', { ...snapshot, facts: { a: {} } }],
    ['null instead of hashes', { ...snapshot, prints: null }],
    ['an invalid result before it', { ...snapshot, lastComplete: { ...snapshot, facts: null } }],
  ])('leave out a check that has %s', (_case, invalidSnapshot) => {
    const checks = { coupons: snapshot, reports: invalidSnapshot };
    expect(parseStoredDiagnostics({ last: [{ ...validRun, checks }] })).toEqual({ last: [validRun] });
  });

  it('contain the 20 agencies that were checked last', () => {
    const checkedAgencies = Array.from({ length: 25 }, (_agency, index) => `A${index}`);
    let state = diagnosticsReducer(undefined, { type: 'none' });
    for (const agency of checkedAgencies) {
      const check = {
        region: 'usEast' as const,
        agency,
        checkId: 'coupons',
        result: { ...snapshot, status: 'ok' as const },
      };
      state = diagnosticsReducer(state, checkResultStored(check));
    }
    expect(state.last.map(({ agency }) => agency)).toEqual(checkedAgencies.slice(-20).reverse());
  });
});

it.each([
  [undefined, { region: 'usEast', backendUrl: null }],
  [
    { region: 'mars', backendUrl: 7 },
    { region: 'usEast', backendUrl: null },
  ],
  [
    { region: 'australia', backendUrl: 'x' },
    { region: 'australia', backendUrl: 'x' },
  ],
])('parses the stored region %j to %j', (stored, parsed) => {
  expect(parseStoredRegion(stored)).toEqual(parsed);
});

// `_persist` is redux-persist's own field.
it.each(['{', 'null', '7', '"text"', '[]', '{"sessionId":"{"}', '{"_persist":"no"}'])(
  'shows the sign-in screen when the stored session is %s',
  async (text) => {
    sessionStorage.setItem(SESSION_STORAGE_KEY, text);
    localStorage.setItem(REGION_STORAGE_KEY, text);
    await renderRoute('/agencies', network, 'guest');
    expect(await screen.findByRole('button', { name: 'Login' })).toBeInTheDocument();
    expect(screen.getByLabelText('Region')).toHaveDisplayValue('US East');
  },
);

it('stores a pending write at once when the page is left', async () => {
  const store = await createTestStore({ operator: true }, network);
  const registration = { region: 'usEast', agency: 'CBTA', email: 'a@b.example' } as const;
  store.dispatch(
    pendingWriteSaved({ kind: 'registration', ...registration, firstName: '', lastName: '', telephone: '' }),
  );
  expect(sessionStorage.getItem(PENDING_WRITES_STORAGE_KEY)).toBeNull();
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem(PENDING_WRITES_STORAGE_KEY)).toContain('a@b.example');
});

it.each([sessionEnded({ reason: 'signedOut' }), clockSkewMeasured(7)])(
  'a closed store stores nothing over the next session: $type',
  async (action) => {
    await storeSession({}, network);
    const configuration = await fetchConfiguration();
    const { store, close } = await createPortalStore({ configuration, leavePage: () => undefined });
    store.dispatch(action);
    close();
    sessionStorage.setItem(SESSION_STORAGE_KEY, 'of the next page');
    store.dispatch(action);
    await waitForSideEffects();
    expect(sessionStorage.getItem(SESSION_STORAGE_KEY)).toBe('of the next page');
  },
);

it('never calls a backend URL from localStorage', async () => {
  const storedRegion = { region: 'usEast', backendUrl: 'https://evil.example' };
  await storeSession({}, network);
  saveSliceToStorage(localStorage, REGION_STORAGE_KEY, storedRegion);
  const fetched = jest.spyOn(globalThis, 'fetch');
  await renderRoute('/agencies', network, 'guest');
  await screen.findByText('1–30 of 130');
  const urls = fetched.mock.calls.map(([input]) => (input instanceof Request ? input.url : String(input)));
  expect(urls.length).toBeGreaterThan(0);
  expect(urls.filter((url) => url.includes('evil.example'))).toEqual([]);
});

it('keeps the region of the tab’s session when another tab selects another region', async () => {
  await storeSession({ region: 'australia' }, network);
  saveSliceToStorage(localStorage, REGION_STORAGE_KEY, { region: 'usEast', backendUrl: null });
  await renderRoute('/agencies?region=australia', network, 'guest');
  await screen.findByText('1–20 of 20');
  expect(screen.getByText('Region - Australia')).toBeInTheDocument();
});

it('the portal works in memory when the storage throws', async () => {
  const throwSecurityError = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(throwSecurityError);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(throwSecurityError);
  await renderRoute('/login', network, 'guest');
  expect(await screen.findByRole('button', { name: 'Login' })).toBeInTheDocument();
});
