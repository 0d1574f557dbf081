import { agencyApi } from '@/api/agency';
import { fetchUncached } from '@/api/client/fetchUncached';
import { type Agency } from '@/domain/entities/agency';
import { getCells } from '@/domain/fleet/compareHealth';
import { sessionEnded } from '@/session/auth/sessionSlice';
import { listPendingCalls, selectCalls } from '@/session/callsSlice';
import { connectionLost, connectionRestored } from '@/session/noticesSlice';
import { mockTimeouts } from '@tests/support/checkFixture';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { countInFlight, countTokens, openFleet, QUICK_TASK, TOKEN_PATH } from '@tests/support/fleetFixture';

const network = setUpNetwork();
afterEach(() => jest.useRealTimers());

it('asks every agency, with at most six calls and three agencies at a time, and sends no write', async () => {
  const fleet = await openFleet(network);
  const max = countInFlight(network);
  let maxAgencies = 0;
  fleet.store.subscribe(() => {
    maxAgencies = Math.max(maxAgencies, fleet.getRun('health').asking.length);
  });
  // More checks than the queue has slots.
  const checkIds = ['terms', 'privacy', 'about', 'coupons', 'reports', 'concessions', 'feature-sets'];
  const { queries } = fleet.store.getState().platformApi ?? {};
  fleet.start('health', { ...QUICK_TASK, checkIds });
  await fleet.waitUntilQuiet();
  // More than a thousand entries would make each later action slow.
  expect(fleet.store.getState().platformApi?.queries).toBe(queries);
  const run = fleet.getRun('health');
  expect(run.status).toBe('done');
  expect(Object.values(run.outcomes).map(({ status }) => status)).toEqual(Array(20).fill('done'));
  expect(max.calls).toBe(6);
  expect(maxAgencies).toBe(3);
  expect(countTokens(network)).toBe(20);
  const writes = network.requests.filter((line) => !line.startsWith('GET ') && !line.includes(TOKEN_PATH));
  expect(writes).toEqual([]);
  const agencyCalls = selectCalls(fleet.store.getState()).filter(({ agency }) => agency !== null);
  expect(agencyCalls.filter(({ isBackground }) => !isBackground)).toEqual([]);
});

it('holds the tokens in memory only, and drops each when its agency is done', async () => {
  const fleet = await openFleet(network);
  const tokens = new Set<string>();
  fleet.store.subscribe(() => {
    for (const token of Object.values(fleet.store.getState().runTokens?.fleet ?? {})) tokens.add(token);
  });
  fleet.start('health', QUICK_TASK);
  await fleet.waitUntilQuiet();
  expect(tokens.size).toBe(20);
  expect(fleet.store.getState().runTokens?.fleet).toEqual({});
  expect(fleet.store.getState().session.agencyTokens).toEqual({});
  window.dispatchEvent(new Event('pagehide'));
  const text = JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);
  expect(text).toContain(fleet.store.getState().session.psoToken);
  for (const token of tokens) expect(text).not.toContain(token);
});

it('names the agencies that fail, and completes the others', async () => {
  const fleet = await openFleet(network);
  const { timeOut } = mockTimeouts();
  // The first three agencies are signed in to at the same time, in their order.
  network.intercept(TOKEN_PATH, timeOut, 1);
  network.intercept(TOKEN_PATH, respondWith(500), 1);
  network.intercept(TOKEN_PATH, respondWith(403), 1);
  fleet.start('health', QUICK_TASK);
  await fleet.waitUntilQuiet();
  const { agencies, outcomes, status } = fleet.getRun('health');
  expect(status).toBe('done');
  const results = agencies.map(({ abbreviation }) => outcomes[abbreviation]);
  expect(results.slice(0, 3)).toMatchObject([
    { status: 'failed', message: expect.stringMatching(/^Could not sign in: /), isPlatformDown: true },
    { status: 'failed', message: 'Could not sign in (500).', isPlatformDown: true },
    { status: 'failed', message: 'Could not sign in (403).', isPlatformDown: false },
  ]);
  expect(results.slice(3).map((outcome) => outcome?.status)).toEqual(Array(17).fill('done'));
});

const UNREADABLE = 'The platform sent a response that this portal cannot read.';

it('completes the run when an agency or a proxy answers HTML with 200', async () => {
  const fleet = await openFleet(network);
  const html = respondWith(200, '<!doctype html><title>Login</title>', { 'content-type': 'text/html' });
  const [first, second] = fleet.agencies.map(({ abbreviation }) => abbreviation);
  // A sign-in of the first agency, and one call of the second.
  network.intercept(TOKEN_PATH, html, 1);
  network.intercept(`/resources/${second}/terms`, html);
  fleet.start('health', QUICK_TASK);
  await fleet.waitUntilQuiet();
  const { outcomes, status } = fleet.getRun('health');
  expect(status).toBe('done');
  expect(outcomes[first as string]).toMatchObject({
    status: 'failed',
    message: `Could not sign in: ${UNREADABLE}`,
    isPlatformDown: false,
  });
  const cells = getCells(fleet.getRun('health'), second as string);
  expect(cells.terms).toMatchObject({ status: 'failed', messages: [UNREADABLE] });
  expect(cells.coupons?.status).not.toBe('failed');
  const others = Object.entries(outcomes).filter(([abbreviation]) => abbreviation !== first);
  expect(others.map(([, outcome]) => outcome.status)).toEqual(Array(19).fill('done'));
});

it('asks nothing while the computer is offline for a minute, and then goes on', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'performance'] });
  const fleet = await openFleet(network);
  fleet.start('health', QUICK_TASK);
  await fleet.waitFor(({ outcomes }) => Object.keys(outcomes).length === 4);
  fleet.store.dispatch(connectionLost());
  // The agencies under way end.
  await fleet.waitFor(({ asking }) => asking.length === 0);
  const requestCount = network.requests.length;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(network.requests).toHaveLength(requestCount);
  expect(fleet.getRun('health').status).toBe('running');
  fleet.store.dispatch(connectionRestored());
  await fleet.waitUntilQuiet();
  const { outcomes, status } = fleet.getRun('health');
  expect(status).toBe('done');
  expect(Object.values(outcomes).map((outcome) => outcome.status)).toEqual(Array(20).fill('done'));
  expect(countTokens(network)).toBe(20);
});

it('asks an agency whose abbreviation is the name of a property of every object', async () => {
  const fleet = await openFleet(network);
  const agency = fleet.agencies[0] as Agency;
  network.intercept('/platform/', respondWith(403));
  fleet.start('health', QUICK_TASK, [{ ...agency, abbreviation: 'constructor' }]);
  await fleet.waitUntilQuiet();
  const { outcomes } = fleet.getRun('health');
  expect(Object.keys(outcomes)).toEqual(['constructor']);
  expect(outcomes.constructor).toMatchObject({ message: 'Could not sign in (403).' });
  network.reset();
});

it('lets a call of the open page go first, but not one that no page waits for', async () => {
  const fleet = await openFleet(network);
  const answerPage = network.hold('/featuresets');
  const answerRollout = network.hold('/countries');
  const page = fleet.store.dispatch(agencyApi.endpoints.listFeaturesets.initiate());
  const rollout = fleet.store.dispatch(
    fetchUncached(agencyApi.endpoints.listCountries, undefined, { isBackground: true }),
  );
  fleet.start('health', QUICK_TASK, fleet.agencies.slice(0, 1));
  await fleet.waitFor(({ asking }) => asking.length === 1);
  await new Promise((resolve) => setTimeout(resolve, 0));
  // Not even the sign-in to the agency is sent.
  expect(network.requests.filter((line) => !/\/(featuresets|countries)/.test(line))).toEqual([]);
  answerPage();
  await page;
  await fleet.waitUntilQuiet();
  expect(fleet.getRun('health').status).toBe('done');
  const pending = listPendingCalls(selectCalls(fleet.store.getState()));
  expect(pending.map(({ path }) => path)).toEqual([expect.stringContaining('/countries')]);
  answerRollout();
  await rollout;
});

it('ends with the session', async () => {
  const fleet = await openFleet(network);
  fleet.start('health', QUICK_TASK);
  await fleet.waitFor(({ outcomes }) => Object.keys(outcomes).length === 3);
  fleet.store.dispatch(sessionEnded({ reason: 'signedOut' }));
  const requestCount = network.requests.filter((line) => !line.includes('signout')).length;
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(fleet.store.getState().fleet?.runs).toEqual({});
  expect(fleet.store.getState().runTokens?.fleet).toEqual({});
  expect(network.requests.filter((line) => !line.includes('signout'))).toHaveLength(requestCount);
});
