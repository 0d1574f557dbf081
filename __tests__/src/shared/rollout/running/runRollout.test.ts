import { waitFor } from '@testing-library/react';
import { listRelations, relateChanges } from '@/domain/changes/changeRelations';
import { makeUndoPlan } from '@/domain/rollout/makePlan';
import { runTokenDropped } from '@/session/auth/runTokensSlice';
import { agencySignedIn } from '@/session/auth/sessionSlice';
import { selectCall, selectCalls } from '@/session/callsSlice';
import { connectionLost, connectionRestored } from '@/session/noticesSlice';
import { readPlannedAgencies } from '@/shared/rollout/readPlannedAgencies';
import {
  planMade,
  rolloutClosed,
  rolloutPaused,
  rolloutStopped,
  stepRetried,
} from '@/shared/rollout/rolloutSlice';
import { respondWith } from '@tests/support/fakeNetwork';
import {
  DAILY_CAP,
  FIRST,
  FOURTH,
  getStatuses,
  goOn,
  listWrites,
  NAMES,
  NEW,
  OLD,
  openRollouts,
  readStoredRollouts,
  SECOND,
  startRollouts,
  THIRD,
} from '@tests/support/rolloutFixture';
import { listChangedAgencies, network, tables } from '@tests/support/rolloutPlatform';

it('changes one agency after the other, waits after the first one and each ring, and verifies each', async () => {
  const rollouts = await openRollouts(network);
  await rollouts.plan(DAILY_CAP, NEW, NAMES);
  network.reset();
  let maxTokens = 0;
  rollouts.store.subscribe(() => {
    maxTokens = Math.max(maxTokens, Object.keys(rollouts.store.getState().runTokens?.rollout ?? {}).length);
  });
  rollouts.start({ canary: THIRD, pausesAfterRings: true, reason: ' the board’s decision ' });
  await rollouts.waitUntilQuiet();
  expect(rollouts.getRollout()).toMatchObject({ status: 'paused', pauseReason: 'canary' });
  expect(network.requests.map((line) => line.replace('/platform/us-east', ''))).toEqual([
    'POST /pso/api/v1/token/agency',
    expect.stringMatching(/^GET \/businessrules\/api\/v1\/rules\/\d+$/),
    'PATCH /businessrules/api/v1/rule?identity=daily_cap&category=1',
    expect.stringMatching(/^GET \/businessrules\/api\/v1\/rules\/\d+$/),
  ]);
  expect(listChangedAgencies()).toEqual([THIRD]);
  await goOn(rollouts);
  expect(rollouts.getRollout()).toMatchObject({ status: 'paused', pauseReason: 'ring' });
  expect(listChangedAgencies()).toHaveLength(6);
  await goOn(rollouts);
  expect(rollouts.getRollout().status).toBe('done');
  expect(listChangedAgencies()).toEqual([THIRD, ...NAMES.filter((name) => name !== THIRD)]);
  expect(rollouts.getRollout().steps[1]).toMatchObject({
    before: OLD,
    after: NEW,
    written: 'yes',
    note: null,
  });
  expect(maxTokens).toBe(1);
  expect(rollouts.store.getState().runTokens).toEqual({ fleet: {}, rollout: {} });
  expect(rollouts.getChanges()).toHaveLength(8);
  expect(rollouts.getChanges()[1]).toMatchObject({
    agency: FIRST,
    object: { kind: 'rule', categoryName: 'Fare Capping', identity: 'daily_cap' },
    before: OLD,
    after: NEW,
    outcome: 'succeeded',
    message: 'Business Rule Edited Successfully',
    reason: 'the board’s decision',
    rollout: 'Rollout of daily_cap, 2 of 8',
  });
});

it('skips what was changed meanwhile, leaves what has the target already, and goes on', async () => {
  const rollouts = await startRollouts(network);
  tables.writeRule(SECOND, 'daily_cap', '{"value":225}');
  tables.writeRule(THIRD, 'daily_cap', NEW);
  tables.writeRule(FOURTH, 'daily_cap', '{"value":"200"}');
  await goOn(rollouts);
  expect(getStatuses(rollouts)).toEqual([
    'done',
    'skipped',
    'unchanged',
    'skipped',
    ...Array<string>(4).fill('done'),
  ]);
  expect(rollouts.getStep(SECOND)).toMatchObject({ note: 'changed meanwhile: 225 now', written: 'no' });
  expect(rollouts.getStep(FOURTH)?.note).toBe('changed meanwhile: "200" now');
  expect(listChangedAgencies()).toEqual(NAMES.filter((name) => ![SECOND, THIRD, FOURTH].includes(name)));
});

it('stops after the write that is under way, and begins no agency that it was only reading', async () => {
  const rollouts = await startRollouts(network);
  network.intercept('PATCH', (request) => {
    rollouts.store.dispatch(rolloutStopped(7));
    return network.forward(request);
  });
  await goOn(rollouts);
  expect(rollouts.getRollout()).toMatchObject({ status: 'stopped', finishedAt: 7 });
  expect(getStatuses(rollouts)).toEqual(['done', 'done', ...Array<string>(6).fill('pending')]);
  rollouts.store.dispatch(rolloutClosed());
  // Other tabs hear of it when it is removed.
  await waitFor(async () => expect(await readStoredRollouts()).toBe('[]'));
  const other = await openRollouts(network);
  await other.plan(DAILY_CAP, NEW, NAMES.slice(4));
  network.intercept('GET /platform/us-east/businessrules', (request) => {
    other.store.dispatch(rolloutStopped(8));
    return network.forward(request);
  });
  other.start();
  await other.waitUntilQuiet();
  expect(getStatuses(other)).toEqual(Array(4).fill('pending'));
  expect(other.getRollout().steps.map(({ statusChangedAt }) => statusChangedAt)).toEqual(Array(4).fill(null));
  expect(listChangedAgencies()).toEqual([FIRST, SECOND]);
});

it('keeps the reason of a failure when the agency is given up while it is read again', async () => {
  const rollouts = await openRollouts(network);
  await rollouts.plan(DAILY_CAP, NEW, NAMES.slice(0, 2));
  network.intercept('/token/agency', respondWith(403), 1);
  rollouts.start();
  await rollouts.waitUntilQuiet();
  network.intercept('GET /platform/us-east/businessrules', (request) => {
    rollouts.store.dispatch(rolloutStopped(7));
    return network.forward(request);
  });
  rollouts.store.dispatch(stepRetried(FIRST));
  await rollouts.waitUntilQuiet();
  expect(rollouts.getStep(FIRST)).toMatchObject({
    status: 'failed',
    note: 'Could not sign in (403). It was not tried again.',
  });
});

it('pauses after the agency under way, also without a connection', async () => {
  const rollouts = await startRollouts(network);
  network.intercept(
    'PATCH',
    (request) => {
      rollouts.store.dispatch(rolloutPaused('operator'));
      return network.forward(request);
    },
    1,
  );
  await goOn(rollouts);
  expect(rollouts.getRollout()).toMatchObject({ status: 'paused', pauseReason: 'operator', waitsFor: null });
  expect(listChangedAgencies()).toEqual([FIRST, SECOND]);
  rollouts.store.dispatch(connectionLost());
  network.reset();
  await goOn(rollouts);
  expect(rollouts.getRollout()).toMatchObject({ status: 'paused', pauseReason: 'offline' });
  expect(network.requests).toEqual([]);
  rollouts.store.dispatch(connectionRestored());
  await goOn(rollouts);
  expect(rollouts.getRollout().status).toBe('done');
});

it.each([
  ['before the write', '/token/agency', 'failed'],
  ['after the write', 'PATCH', 'unknown'],
])('names the call of a reading that is refused %s', async (_when, earlierCall, status) => {
  const rollouts = await startRollouts(network, [FIRST, SECOND]);
  network.intercept(earlierCall, (request) => {
    network.intercept('GET /platform/us-east/businessrules', respondWith(403, { message: 'Closed' }));
    return network.forward(request);
  });
  await goOn(rollouts);
  const step = rollouts.getStep(SECOND);
  expect(step?.status).toBe(status);
  expect(selectCall(rollouts.store.getState(), step?.callId)?.serverMessages).toEqual(['Closed']);
});

it('links each entry of an undo to the entry that it puts back', async () => {
  const rollouts = await startRollouts(network, [FIRST, SECOND]);
  await goOn(rollouts);
  const undo = makeUndoPlan(rollouts.getRollout(), { id: 'undo', isProtected: () => false });
  if (!undo) throw new Error('no undo plan');
  const { dispatch, getState } = rollouts.store;
  dispatch(planMade(undo));
  dispatch(readPlannedAgencies());
  await rollouts.waitFor(() => getState().fleet?.runs.plan?.status === 'done');
  rollouts.start();
  await rollouts.waitUntilQuiet();
  await goOn(rollouts);
  expect(getStatuses(rollouts)).toEqual(['done', 'done']);
  const changes = rollouts.getChanges();
  const [firstChange, secondChange, firstUndo, secondUndo] = changes;
  expect(firstUndo?.rollout).toBe('Undo of a rollout of daily_cap, 1 of 2');
  const relations = relateChanges(changes);
  expect(changes.map((change) => listRelations(change, relations.get(change.id) ?? {}))).toEqual([
    [{ text: 'Put back at', change: firstUndo }],
    [{ text: 'Put back at', change: secondUndo }],
    [{ text: 'Puts back the change of', change: firstChange }],
    [{ text: 'Puts back the change of', change: secondChange }],
  ]);
});

it('reads and compares everything in a dry run, and writes nothing', async () => {
  const rollouts = await openRollouts(network);
  await rollouts.plan(DAILY_CAP, NEW, NAMES);
  network.reset();
  tables.writeRule(SECOND, 'daily_cap', '{"value":225}');
  network.intercept('/token/agency', respondWith(403), 1);
  rollouts.start({ isDryRun: true });
  await rollouts.waitUntilQuiet();
  expect(getStatuses(rollouts)).toEqual(['failed', 'skipped', ...Array<string>(6).fill('wouldChange')]);
  expect(rollouts.getRollout().status).toBe('done');
  expect(listWrites(network).filter((line) => !line.includes('/token/agency'))).toEqual([]);
  expect(rollouts.getChanges()).toEqual([]);
});

it('keeps its token when a run of Fleet that reads the same agency drops its own', async () => {
  const rollouts = await startRollouts(network, [FIRST, SECOND]);
  network.intercept('PATCH', (request) => {
    rollouts.store.dispatch(runTokenDropped({ run: 'fleet', abbreviation: SECOND }));
    return network.forward(request);
  });
  await goOn(rollouts);
  expect(getStatuses(rollouts)).toEqual(['done', 'done']);
});

it('uses the token of an agency that is open, and keeps it', async () => {
  const rollouts = await openRollouts(network);
  await rollouts.plan(DAILY_CAP, NEW, [FIRST]);
  const token = await network.fetchToken('usEast', FIRST);
  const { origin: tokenOrigin } = window.location;
  rollouts.store.dispatch(agencySignedIn({ region: 'usEast', abbreviation: FIRST, token, tokenOrigin }));
  network.reset();
  const callsBefore = selectCalls(rollouts.store.getState()).length;
  rollouts.start();
  await rollouts.waitUntilQuiet();
  expect(listWrites(network)).toEqual(['PATCH /businessrules/api/v1/rule?identity=daily_cap&category=1']);
  expect(rollouts.store.getState().session.agencyTokens).toEqual({ [FIRST]: token });
  // Stop waiting on the agency's page is not for them.
  const calls = selectCalls(rollouts.store.getState()).slice(callsBefore);
  expect(calls.map(({ method, isBackground }) => [method, isBackground])).toEqual([
    ['GET', true],
    ['PATCH', true],
    ['GET', true],
  ]);
});
