import { DIAGNOSTICS_PARALLEL_CALLS } from '@/domain/limits';
import { sessionEnded } from '@/session/auth/sessionSlice';
import { type PortalStore } from '@/session/hooks';
import { connectionLost } from '@/session/noticesSlice';
import { checkQueue } from '@/shared/checks/checkCalls';
import { runPaused, runStarted, runStopped } from '@/shared/fleet/fleetSlice';
import {
  rolloutContinued,
  rolloutPaused,
  rolloutStopped,
  verificationStarted,
} from '@/shared/rollout/rolloutSlice';
import { loseConnection, neverRespond } from '@tests/support/fakeNetwork';
import { countInFlight, QUICK_TASK } from '@tests/support/fleetFixture';
import {
  DAILY_CAP,
  FIRST,
  getStatuses,
  goOn,
  NAMES,
  NEW,
  openRollouts,
  type Rollouts,
  SECOND,
  startRollouts,
} from '@tests/support/rolloutFixture';
import { listChangedAgencies, network } from '@tests/support/rolloutPlatform';
import { waitForSideEffects } from '@tests/support/waitForSideEffects';

/** Starts a run of Fleet over other agencies than those of the rollout, with more checks than the queue has slots. */
function startRun({ store, agencies }: Rollouts): void {
  const checkIds = ['terms', 'privacy', 'about', 'coupons', 'reports', 'concessions', 'feature-sets'];
  store.dispatch(
    runStarted({
      kind: 'health',
      region: 'usEast',
      task: { ...QUICK_TASK, checkIds },
      agencies: agencies.filter(({ abbreviation }) => !NAMES.includes(abbreviation)),
      startedAt: Date.now(),
    }),
  );
}
const getRun = ({ store }: Rollouts) => store.getState().fleet?.runs.health;

it('asks at most three agencies with six calls at a time together with a run of Fleet', async () => {
  const rollouts = await openRollouts(network);
  const names = NAMES.slice(0, 4);
  await rollouts.plan(DAILY_CAP, NEW, names);
  const max = countInFlight(network);
  startRun(rollouts);
  await rollouts.waitFor(() => getRun(rollouts)?.asking.length === 3);
  rollouts.start();
  await rollouts.waitUntilQuiet();
  await goOn(rollouts);
  expect(listChangedAgencies()).toEqual(names);
  // The run has not ended before the rollout, and has the third place again.
  expect(getRun(rollouts)?.status).toBe('running');
  await rollouts.waitFor(() => getRun(rollouts)?.asking.length === 3);
  rollouts.store.dispatch(runPaused('health'));
  await rollouts.waitFor(() => getRun(rollouts)?.asking.length === 0);
  expect(max).toEqual({ calls: 6, agencies: 3 });
});

it('begins no agency as long as a run of Fleet asks three', async () => {
  const rollouts = await startRollouts(network, [FIRST, SECOND]);
  network.reset();
  network.intercept('/token/agency', neverRespond, 3);
  startRun(rollouts);
  await rollouts.waitFor(() => getRun(rollouts)?.asking.length === 3);
  rollouts.store.dispatch(rolloutContinued());
  await waitForSideEffects();
  expect(network.requestsTo('/token/agency')).toHaveLength(3);
  expect(rollouts.getStep(SECOND)?.status).toBe('pending');
  rollouts.store.dispatch(runStopped('health'));
  await rollouts.waitUntilQuiet();
  expect(listChangedAgencies()).toEqual([FIRST, SECOND]);
});

/** Takes all slots, as the calls of an open diagnostics page do. Returns the function that gives them back. */
async function takeAllSlots(): Promise<() => void> {
  const { signal } = new AbortController();
  const releases = await Promise.all(
    Array.from({ length: DIAGNOSTICS_PARALLEL_CALLS }, () => checkQueue.acquire('coupons', signal)),
  );
  return () => releases.forEach((release) => release());
}

/** Goes on, and waits until the rollout waits for a slot. */
async function goOnUntilItWaits({ store, waitFor }: Rollouts): Promise<void> {
  const acquire = jest.spyOn(checkQueue, 'acquire');
  store.dispatch(rolloutContinued());
  await waitFor(() => acquire.mock.calls.length > 0);
}

it.each<[string, (store: PortalStore) => unknown]>([
  ['stopped', ({ dispatch }) => dispatch(rolloutStopped(7))],
  ['paused', ({ dispatch }) => dispatch(rolloutPaused('operator'))],
])('sends nothing when it is %s while an agency waits for a slot', async (status, end) => {
  const rollouts = await startRollouts(network);
  const release = await takeAllSlots();
  network.reset();
  await goOnUntilItWaits(rollouts);
  end(rollouts.store);
  expect(rollouts.getRollout().status).toBe(status);
  expect(getStatuses(rollouts)).toEqual(['done', ...Array<string>(7).fill('pending')]);
  release();
  await waitForSideEffects();
  expect(network.requests).toEqual([]);
});

it('goes on after a pause while an agency waited for a slot', async () => {
  const rollouts = await startRollouts(network, [FIRST, SECOND]);
  const release = await takeAllSlots();
  await goOnUntilItWaits(rollouts);
  rollouts.store.dispatch(rolloutPaused('operator'));
  rollouts.store.dispatch(rolloutContinued());
  release();
  await rollouts.waitUntilQuiet();
  expect(listChangedAgencies()).toEqual([FIRST, SECOND]);
});

it('pauses before an agency if the connection is lost while it waits for a slot', async () => {
  const rollouts = await startRollouts(network);
  const release = await takeAllSlots();
  network.reset();
  await goOnUntilItWaits(rollouts);
  rollouts.store.dispatch(connectionLost());
  release();
  await rollouts.waitFor(() => rollouts.getRollout().status === 'paused');
  expect(rollouts.getRollout().pauseReason).toBe('offline');
  expect(rollouts.getStep(SECOND)?.status).toBe('pending');
  expect(network.requests).toEqual([]);
});

it('sends nothing after the session has ended while an agency waited for a slot', async () => {
  const rollouts = await startRollouts(network);
  const release = await takeAllSlots();
  network.reset();
  await goOnUntilItWaits(rollouts);
  rollouts.store.dispatch(sessionEnded({ reason: 'expired' }));
  release();
  // Its slot is free again.
  (await takeAllSlots())();
  expect(network.requests).toEqual([]);
});

it('waits for a slot with Check now, too', async () => {
  const rollouts = await openRollouts(network);
  await rollouts.plan(DAILY_CAP, NEW, [FIRST, SECOND]);
  network.intercept('PATCH', loseConnection);
  rollouts.start();
  await rollouts.waitUntilQuiet();
  const release = await takeAllSlots();
  network.reset();
  rollouts.store.dispatch(verificationStarted(FIRST));
  expect(network.requests).toEqual([]);
  release();
  await rollouts.waitUntilQuiet();
  expect(network.requests).toHaveLength(2);
  expect(rollouts.getStep(FIRST)?.status).toBe('unknown');
});
