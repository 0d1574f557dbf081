import { connectionLost, connectionRestored } from '@/session/noticesSlice';
import { agenciesRetried, runPaused, runResumed, runStopped } from '@/shared/fleet/fleetSlice';
import { type FakeNetwork, openFakeNetwork } from '@tests/support/fakeNetwork';
import { openFleet, QUICK_TASK } from '@tests/support/fleetFixture';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});

/** Starts a run, of which four agencies have answered when the connection is lost. */
async function openFleetOffline() {
  const fleet = await openFleet(network);
  fleet.start('health', QUICK_TASK);
  await fleet.waitFor(({ outcomes }) => Object.keys(outcomes).length === 4);
  fleet.store.dispatch(connectionLost());
  await fleet.waitFor(({ asking }) => asking.length === 0);
  await new Promise((resolve) => setTimeout(resolve, 0));
  return fleet;
}

it('asks the rest when a retry of some agencies is paused and resumed at once', async () => {
  const fleet = await openFleet(network);
  fleet.start('health', QUICK_TASK);
  await fleet.waitFor(({ outcomes }) => Object.keys(outcomes).length === 5);
  fleet.store.dispatch(runStopped('health'));
  const done = Object.keys(fleet.getRun('health').outcomes);
  fleet.store.dispatch(agenciesRetried('health', done));
  await fleet.waitFor(({ asking }) => asking.length === 3);
  expect(fleet.getRun('health').retried).toEqual(done);
  fleet.store.dispatch(runPaused('health'));
  fleet.store.dispatch(runResumed('health'));
  expect(fleet.getRun('health').retried).toBeUndefined();
  await fleet.waitUntilQuiet();
  expect(fleet.getRun('health').status).toBe('done');
  expect(Object.values(fleet.getRun('health').outcomes)).toHaveLength(20);
});

it('is done when it is paused and resumed while its last agencies are asked', async () => {
  const fleet = await openFleet(network);
  fleet.start('health', QUICK_TASK, fleet.agencies.slice(0, 3));
  await fleet.waitFor(({ asking }) => asking.length === 3);
  fleet.store.dispatch(runPaused('health'));
  fleet.store.dispatch(runResumed('health'));
  await fleet.waitUntilQuiet();
  expect(fleet.getRun('health').status).toBe('done');
});

it('asks three agencies at a time after it was paused and resumed while the computer was offline', async () => {
  const fleet = await openFleetOffline();
  fleet.store.dispatch(runPaused('health'));
  fleet.store.dispatch(runResumed('health'));
  await new Promise((resolve) => setTimeout(resolve, 0));
  let maxAgencies = 0;
  fleet.store.subscribe(() => {
    maxAgencies = Math.max(maxAgencies, fleet.getRun('health').asking.length);
  });
  fleet.store.dispatch(connectionRestored());
  await fleet.waitUntilQuiet();
  expect(fleet.getRun('health').status).toBe('done');
  expect(maxAgencies).toBe(3);
});

it('asks all agencies after it was stopped and resumed while the computer is offline', async () => {
  const fleet = await openFleetOffline();
  fleet.store.dispatch(runStopped('health'));
  fleet.store.dispatch(runResumed('health'));
  await new Promise((resolve) => setTimeout(resolve, 0));
  fleet.store.dispatch(connectionRestored());
  await fleet.waitUntilQuiet();
  expect(fleet.getRun('health').status).toBe('done');
  expect(Object.values(fleet.getRun('health').outcomes)).toHaveLength(20);
});
