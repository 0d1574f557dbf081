import { measureProgress } from '@/domain/fleet/runProgress';
import { connectionLost, connectionRestored } from '@/session/noticesSlice';
import { agenciesRetried, runPaused, runResumed, runStopped } from '@/shared/fleet/fleetSlice';
import { loseConnection, neverRespond, respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { countTokens, openFleet, QUICK_TASK, TOKEN_PATH } from '@tests/support/fleetFixture';

const network = setUpNetwork();

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
  expect(fleet.getRun('health').retried).toHaveLength(20);
  await fleet.waitUntilQuiet();
  expect(fleet.getRun('health').status).toBe('done');
  expect(Object.values(fleet.getRun('health').outcomes)).toHaveLength(20);
  expect(fleet.getRun('health').retried).toBeUndefined();
  expect(fleet.getRun('health').repeatedAnswers).toBe(done.length);
});

it('keeps the earlier outcomes of agencies that are asked again until they answer, also after a stop', async () => {
  const fleet = await openFleet(network);
  const agencies = fleet.agencies.slice(0, 5);
  fleet.start('health', QUICK_TASK, agencies);
  await fleet.waitUntilQuiet();
  const { outcomes: earlier } = fleet.getRun('health');
  const [first = '', ...others] = agencies.map(({ abbreviation }) => abbreviation);
  network.intercept('/reports', respondWith(200, []), 1);
  network.intercept(TOKEN_PATH, (request) => network.forward(request), 1);
  network.intercept(TOKEN_PATH, neverRespond);
  fleet.store.dispatch(agenciesRetried('health', [first, ...others]));
  expect(fleet.getRun('health').outcomes).toBe(earlier);
  await fleet.waitFor(({ outcomes }) => outcomes[first] !== earlier[first]);
  expect(measureProgress(fleet.getRun('health'), 0)).toMatchObject({ done: 1, total: 5 });
  fleet.store.dispatch(runStopped('health'));
  const { outcomes, status } = fleet.getRun('health');
  for (const abbreviation of others) expect(outcomes[abbreviation]).toBe(earlier[abbreviation]);
  // The list of runs to compare with has the new answer, too.
  expect(status).toBe('done');
  expect(fleet.store.getState().fleet?.previousRuns.health).toEqual([fleet.getRun('health')]);
});

it('asks those that were not asked again yet after a pause, too', async () => {
  const fleet = await openFleet(network);
  const agencies = fleet.agencies.slice(0, 5);
  fleet.start('health', QUICK_TASK, agencies);
  await fleet.waitUntilQuiet();
  network.reset();
  fleet.store.dispatch(
    agenciesRetried(
      'health',
      agencies.map(({ abbreviation }) => abbreviation),
    ),
  );
  await fleet.waitFor(({ asking }) => asking.length === 3);
  fleet.store.dispatch(runPaused('health'));
  await fleet.waitFor(({ asking }) => asking.length === 0);
  expect(measureProgress(fleet.getRun('health'), 0)).toMatchObject({ done: 3, total: 5 });
  fleet.store.dispatch(runResumed('health'));
  await fleet.waitUntilQuiet();
  expect(fleet.getRun('health').status).toBe('done');
  expect(countTokens(network)).toBe(5);
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

describe('a run of a check that needs the agency’s record', () => {
  const task = { profile: 'email-settings', checkIds: ['email-settings'], readsRecord: false };

  /** A run of one agency that is done; a retry asks for its record, which a run of now does not. */
  async function openFleetWithRun() {
    const fleet = await openFleet(network);
    const [agency] = fleet.agencies;
    const abbreviation = agency?.abbreviation ?? '';
    fleet.start('health', task, fleet.agencies.slice(0, 1));
    await fleet.waitUntilQuiet();
    return {
      ...fleet,
      recordPath: `/agencies/${abbreviation}`,
      getOutcome: () => fleet.getRun('health').outcomes[abbreviation],
      retry: () => fleet.store.dispatch(agenciesRetried('health', [abbreviation])),
    };
  }

  it('counts an agency without a readable record as failed', async () => {
    const fleet = await openFleetWithRun();
    expect(fleet.getOutcome()).toMatchObject({ status: 'done' });
    network.intercept(fleet.recordPath, respondWith(500));
    fleet.retry();
    await fleet.waitUntilQuiet();
    expect(fleet.getOutcome()).toMatchObject({ status: 'failed', isPlatformDown: false });
    expect(measureProgress(fleet.getRun('health'), 0)).toMatchObject({ done: 1, failed: 1 });
  });

  it('asks an agency again whose record was lost with the connection', async () => {
    const fleet = await openFleetWithRun();
    const earlier = fleet.getOutcome();
    network.intercept(fleet.recordPath, () => {
      fleet.store.dispatch(connectionLost());
      return loseConnection();
    });
    fleet.retry();
    await fleet.waitFor(({ asking }) => asking.length === 1);
    await fleet.waitFor(({ asking }) => asking.length === 0);
    expect(fleet.getOutcome()).toBe(earlier);
    expect(fleet.getRun('health').status).toBe('running');
    network.reset();
    fleet.store.dispatch(connectionRestored());
    await fleet.waitUntilQuiet();
    expect(fleet.getOutcome()).toMatchObject({ status: 'done' });
    expect(fleet.getOutcome()).not.toBe(earlier);
  });
});
