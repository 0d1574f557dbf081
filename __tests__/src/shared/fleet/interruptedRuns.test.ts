import { waitFor } from '@testing-library/react';
import { connectionLost, connectionRestored } from '@/session/noticesSlice';
import { rootReducer } from '@/session/rootReducer';
import { runPaused, runResumed, runStopped } from '@/shared/fleet/fleetSlice';
import { loseConnection, respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { openFleet, QUICK_TASK } from '@tests/support/fleetFixture';
import { passTime } from '@tests/support/passTime';

const network = setUpNetwork();
beforeEach(() => network.reset());

const TOKEN_PATH = '/token/agency';
type Fleet = Awaited<ReturnType<typeof openFleet>>;

async function expectAllDone(fleet: Fleet, count: number): Promise<void> {
  await fleet.waitUntilQuiet();
  const { outcomes, status } = fleet.getRun('health');
  expect(status).toBe('done');
  expect(Object.values(outcomes).map((outcome) => outcome.status)).toEqual(Array(count).fill('done'));
}

it('asks an agency again, when the connection is back, if its call failed because the connection was lost', async () => {
  const fleet = await openFleet(network);
  const [first = ''] = fleet.agencies.map(({ abbreviation }) => abbreviation);
  network.intercept(
    TOKEN_PATH,
    () => {
      fleet.store.dispatch(connectionLost());
      return loseConnection();
    },
    1,
  );
  fleet.start('health', QUICK_TASK);
  await fleet.waitFor(({ asking }) => asking.length === 3);
  await fleet.waitFor(({ asking }) => asking.length === 0);
  expect(fleet.getRun('health').status).toBe('running');
  expect(Object.keys(fleet.getRun('health').outcomes)).not.toContain(first);
  fleet.store.dispatch(connectionRestored());
  await expectAllDone(fleet, 20);
});

it('does so too if the call failed before the portal knew that the browser is offline', async () => {
  const fleet = await openFleet(network);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  network.intercept(TOKEN_PATH, loseConnection, 1);
  fleet.start('health', QUICK_TASK, fleet.agencies.slice(0, 3));
  await fleet.waitFor(({ outcomes }) => Object.keys(outcomes).length === 2);
  fleet.store.dispatch(connectionLost());
  await fleet.waitFor(({ asking }) => asking.length === 0);
  fleet.store.dispatch(connectionRestored());
  await expectAllDone(fleet, 3);
});

it('does so too if the connection is back before the agency’s other calls have ended', async () => {
  const fleet = await openFleet(network);
  network.intercept(
    TOKEN_PATH,
    () => {
      fleet.store.dispatch(connectionLost());
      fleet.store.dispatch(connectionRestored());
      return loseConnection();
    },
    1,
  );
  fleet.start('health', QUICK_TASK, fleet.agencies.slice(0, 3));
  await expectAllDone(fleet, 3);
});

it('waits only once for the loss of a connection that the browser says it has lost, but that still reaches the platform', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'performance'], advanceTimers: true });
  const fleet = await openFleet(network);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  network.intercept(TOKEN_PATH, respondWith(403, { message: 'no' }));
  fleet.start('health', QUICK_TASK, fleet.agencies.slice(0, 6));
  await fleet.waitFor(({ asking }) => asking.length === 3);
  await waitFor(() => expect(network.requestsTo(TOKEN_PATH)).toHaveLength(3));
  await jest.advanceTimersByTimeAsync(3_000);
  await fleet.waitUntilQuiet();
  jest.useRealTimers();
  const { outcomes, elapsedMs } = fleet.getRun('health');
  expect(Object.keys(outcomes)).toHaveLength(6);
  expect(elapsedMs).toBeLessThan(6_000);
});

it('drops the token of an agency before it waits whether the connection is lost', async () => {
  const fleet = await openFleet(network);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  network.intercept('/resources/', respondWith(403));
  const dropped = new Promise<void>((resolve) => {
    let hadToken = false;
    fleet.store.subscribe(() => {
      const hasToken = Object.keys(fleet.store.getState().runTokens?.fleet ?? {}).length > 0;
      if (hadToken && !hasToken) resolve();
      hadToken = hasToken;
    });
  });
  fleet.start('health', QUICK_TASK, fleet.agencies.slice(0, 1));
  await dropped;
  expect(fleet.getRun('health').asking).toHaveLength(1);
  fleet.store.dispatch(runStopped('health'));
});

it('does not count the time without a connection, from which the time left would be estimated', async () => {
  const fleet = await openFleet(network);
  fleet.start('health', QUICK_TASK);
  await fleet.waitFor(({ outcomes }) => Object.keys(outcomes).length === 4);
  fleet.store.dispatch(connectionLost());
  await fleet.waitFor(({ asking, runningSince }) => asking.length === 0 && runningSince === null);
  passTime(60_000);
  fleet.store.dispatch(connectionRestored());
  await expectAllDone(fleet, 20);
  expect(fleet.getRun('health').elapsedMs).toBeLessThan(60_000);
});

it('asks the agencies of the time before a short pause again if the connection is lost after it', async () => {
  const fleet = await openFleet(network);
  const lose = network.hold(TOKEN_PATH, loseConnection, 3);
  fleet.start('health', QUICK_TASK, fleet.agencies.slice(0, 3));
  await fleet.waitFor(({ asking }) => asking.length === 3);
  fleet.store.dispatch(runPaused('health'));
  fleet.store.dispatch(runResumed('health'));
  fleet.store.dispatch(connectionLost());
  lose();
  await fleet.waitFor(({ asking }) => asking.length === 0);
  network.reset();
  fleet.store.dispatch(connectionRestored());
  await expectAllDone(fleet, 3);
});

it('asks no agency again when Redux DevTools goes back to a state of before', async () => {
  const fleet = await openFleet(network);
  const states: ReturnType<typeof fleet.store.getState>[] = [];
  const stop = fleet.store.subscribe(() => states.push(fleet.store.getState()));
  fleet.start('health', QUICK_TASK);
  stop();
  await fleet.waitFor(({ outcomes }) => Object.keys(outcomes).length === 4);
  fleet.store.replaceReducer((state, action) =>
    action.type === 'jump' && state ? { ...state, fleet: states[0]?.fleet } : rootReducer(state, action),
  );
  fleet.store.dispatch({ type: 'jump' });
  await fleet.waitUntilQuiet();
  expect(network.requestsTo(TOKEN_PATH)).toHaveLength(20);
  expect(fleet.getRun('health').status).toBe('paused');
  fleet.store.dispatch(runResumed('health'));
  await expectAllDone(fleet, 20);
});
