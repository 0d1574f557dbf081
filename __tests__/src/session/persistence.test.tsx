import { screen } from '@testing-library/react';
import { checkSnapshotStored, diagnosticsReducer, parseStoredDiagnostics } from '@/session/diagnosticsSlice';
import { parseStoredRegion, parseStoredSession } from '@/session/persistence';
import { signedOutState } from '@/session/sessionSlice';
import { REGION_STORAGE_KEY, SESSION_STORAGE_KEY } from '@/session/storageKeys';
import { openFakeNetwork, type FakeNetwork } from '@tests/support/fakeNetwork';
import { storeSlice, renderRoute } from '@tests/support/renderRoute';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});

const session = {
  sessionId: 's',
  region: 'australia',
  psoToken: 'pso',
  agencyTokens: { usEast: {}, australia: { METRO: 'admin' } },
};

describe('what comes back from sessionStorage', () => {
  it('is the session, where it fits', () => {
    expect(parseStoredSession(session)).toEqual({ ...session, clockSkewMs: 0, ended: null });
    expect(parseStoredSession({ ...session, clockSkewMs: 7 }).clockSkewMs).toBe(7);
  });

  it('has no agency tokens that are none', () => {
    const agencyTokens = { usEast: [], australia: { METRO: 7, CBTA: 'admin', EMPTY: '' }, mars: { X: 'y' } };
    expect(parseStoredSession({ ...session, agencyTokens }).agencyTokens).toEqual({
      usEast: {},
      australia: { CBTA: 'admin' },
    });
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['text', 'session'],
    ['a list', []],
    ['another region', { ...session, region: 'mars' }],
    ['a token that is a number', { ...session, psoToken: 7 }],
    ['an empty token', { ...session, psoToken: '' }],
    ['no name', { ...session, sessionId: null }],
  ])('is dropped where it is %s', (_case, stored) => {
    expect(parseStoredSession(stored)).toEqual(signedOutState);
  });
});

describe('what comes back of diagnostics', () => {
  const record = {
    status: 'ok',
    ranAt: '2026-03-08T07:30:00.000Z',
    messages: [],
    facts: { a: 'b' },
    prints: {},
  };
  const kept = { region: 'usEast', agency: 'CBTA', checks: { coupons: record } };

  it('is what was kept, where it fits', () => {
    expect(parseStoredDiagnostics({ last: [kept] })).toEqual({ last: [kept] });
  });

  it.each([
    ['nothing', undefined],
    ['text', 'last'],
    ['no list', { last: {} }],
    ['another region', { last: [{ ...kept, region: 'mars' }] }],
    ['no agency', { last: [{ ...kept, agency: 7 }] }],
    ['null', { last: [null] }],
  ])('is nothing where it is %s', (_case, stored) => {
    expect(parseStoredDiagnostics(stored)).toEqual({ last: [] });
  });

  it.each([
    ['another status', { ...record, status: 'good' }],
    ['no time', { ...record, ranAt: 7 }],
    ['messages that are none', { ...record, messages: [7] }],
    ['facts that are none', { ...record, facts: { a: {} } }],
    ['no prints', { ...record, prints: null }],
  ])('is without a check that has %s', (_case, broken) => {
    const checks = { coupons: record, reports: broken };
    expect(parseStoredDiagnostics({ last: [{ ...kept, checks }] })).toEqual({ last: [kept] });
  });

  it('is of the last 20 agencies', () => {
    let state = diagnosticsReducer(undefined, { type: 'none' });
    for (let at = 0; at < 25; at += 1) {
      const one = {
        region: 'usEast' as const,
        agency: `A${at}`,
        checkId: 'coupons',
        snapshot: { ...record, status: 'ok' as const },
      };
      state = diagnosticsReducer(state, checkSnapshotStored(one));
    }
    expect(state.last.map(({ agency }) => agency)).toEqual(
      Array.from({ length: 20 }, (_one, at) => `A${24 - at}`),
    );
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
])('what comes back from localStorage, %j, reads %j', (stored, read) => {
  expect(parseStoredRegion(stored)).toEqual(read);
});

it.each(['{', 'null', '7', '"text"', '[]', '{"sessionId":"{"}', '{"_persist":"no"}'])(
  'a broken session %s gives the sign-in screen, never a blank page',
  async (text) => {
    sessionStorage.setItem(SESSION_STORAGE_KEY, text);
    localStorage.setItem(REGION_STORAGE_KEY, text);
    await renderRoute('/agencies', network, 'guest');
    expect(await screen.findByRole('button', { name: 'Login' })).toBeInTheDocument();
    expect(screen.getByLabelText('Region')).toHaveDisplayValue('US East');
  },
);

it('a stored backend of somebody else is never called', async () => {
  const who = { region: 'usEast', backendUrl: 'https://evil.example' };
  const page = await renderRoute('/', network, { operator: true });
  storeSlice(localStorage, REGION_STORAGE_KEY, who);
  await page.goTo('/agencies');
  await screen.findByText('1–30 of 100');
  expect(network.accessLog.every(({ region }) => region === 'usEast')).toBe(true);
});

it('a tab keeps working in the region it signed in to while another tab picks the other', async () => {
  const page = await renderRoute('/', network, { region: 'australia' });
  storeSlice(localStorage, REGION_STORAGE_KEY, { region: 'usEast', backendUrl: null });
  await page.goTo('/agencies');
  await screen.findByText('1–20 of 20');
  expect(screen.getByText('Region - Australia')).toBeInTheDocument();
});

it('storage that throws leaves the portal working in memory', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  await renderRoute('/login', network, 'guest');
  expect(await screen.findByRole('button', { name: 'Login' })).toBeInTheDocument();
  get.mockRestore();
  set.mockRestore();
});
