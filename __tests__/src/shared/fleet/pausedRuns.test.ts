import { psoApi } from '@/api/pso';
import { listFailedAgencies } from '@/domain/fleet/runProgress';
import { agenciesRetried, runPaused, runResumed, runStopped } from '@/shared/fleet/fleetSlice';
import { selectRunningRun } from '@/shared/fleet/fleetState';
import { loseConnection, setUpNetwork } from '@tests/support/fakeNetwork';
import { countTokens, openFleet, QUICK_TASK, TOKEN_PATH } from '@tests/support/fleetFixture';

const network = setUpNetwork();

it('signs in to no agency after a stop, also if the sign-in waited for a call of the open page', async () => {
  const fleet = await openFleet(network);
  const release = network.hold('/users');
  const page = fleet.store.dispatch(psoApi.endpoints.listOperators.initiate(undefined, { subscribe: false }));
  fleet.start('health', QUICK_TASK);
  fleet.store.dispatch(runStopped('health'));
  release();
  await page;
  await fleet.waitUntilQuiet();
  expect(countTokens(network)).toBe(0);
});

it('stops at once, and resumes with the agencies that have no result', async () => {
  const fleet = await openFleet(network);
  fleet.start('health', QUICK_TASK);
  await fleet.waitFor(({ outcomes }) => Object.keys(outcomes).length === 10);
  fleet.store.dispatch(runStopped('health'));
  await fleet.waitUntilQuiet();
  const requestCount = network.requests.length;
  const doneBefore = Object.keys(fleet.getRun('health').outcomes);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(network.requests).toHaveLength(requestCount);
  expect(fleet.store.getState().runTokens?.fleet).toEqual({});
  network.reset();
  fleet.store.dispatch(runResumed('health'));
  await fleet.waitUntilQuiet();
  expect(fleet.getRun('health').status).toBe('done');
  expect(countTokens(network)).toBe(20 - doneBefore.length);
});

it('finishes the agencies under way when it is paused', async () => {
  const fleet = await openFleet(network);
  fleet.start('health', QUICK_TASK);
  await fleet.waitFor(({ outcomes }) => Object.keys(outcomes).length === 4);
  fleet.store.dispatch(runPaused('health'));
  await fleet.waitUntilQuiet();
  const { outcomes, status } = fleet.getRun('health');
  expect(status).toBe('paused');
  expect(Object.keys(outcomes).length).toBeLessThanOrEqual(7);
  expect(countTokens(network)).toBe(Object.keys(outcomes).length);
});

it('pauses when five agencies in a row cannot be reached, and asks them again on Retry failed', async () => {
  const fleet = await openFleet(network);
  network.intercept(TOKEN_PATH, loseConnection);
  fleet.start('health', QUICK_TASK);
  await fleet.waitUntilQuiet();
  const { status, isPlatformDown, outcomes } = fleet.getRun('health');
  expect({ status, isPlatformDown }).toEqual({ status: 'paused', isPlatformDown: true });
  expect(Object.keys(outcomes).length).toBeLessThanOrEqual(7);
  await new Promise((resolve) => setTimeout(resolve, 0));
  network.reset();
  fleet.store.dispatch(agenciesRetried('health', listFailedAgencies(fleet.getRun('health'))));
  await fleet.waitUntilQuiet();
  // The others were not asked before either: Resume asks them.
  expect(fleet.getRun('health').status).toBe('paused');
  expect(countTokens(network)).toBe(Object.keys(outcomes).length);
  fleet.store.dispatch(runResumed('health'));
  await fleet.waitUntilQuiet();
  expect(fleet.getRun('health').status).toBe('done');
  expect(countTokens(network)).toBe(20);
});

it('is done when its last agencies have answered after a pause', async () => {
  const fleet = await openFleet(network);
  fleet.start('health', QUICK_TASK, fleet.agencies.slice(0, 3));
  await fleet.waitFor(({ asking }) => asking.length === 3);
  fleet.store.dispatch(runPaused('health'));
  expect(selectRunningRun(fleet.store.getState())?.status).toBe('paused');
  await fleet.waitFor(({ status }) => status === 'done');
  expect(fleet.store.getState().fleet?.previousRuns.health).toHaveLength(1);
  expect(selectRunningRun(fleet.store.getState())).toBeNull();
});
