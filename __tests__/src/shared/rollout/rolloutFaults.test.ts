import { businessrulesApi } from '@/api/businessrules';
import { selectCalls } from '@/session/callsSlice';
import { selectJournal } from '@/session/journal/journalState';
import { listChangesToCheck } from '@/session/journal/listChangesToCheck';
import {
  rolloutContinued,
  stepRetried,
  stepSkipped,
  verificationStarted,
} from '@/shared/rollout/rolloutSlice';
import { mockTimeouts } from '@tests/support/checkFixture';
import { loseConnection, type RequestHandler, respondWith } from '@tests/support/fakeNetwork';
import { passTime } from '@tests/support/passTime';
import {
  FEATURES,
  FIRST,
  getStatuses,
  goOn,
  listWrites,
  NAMES,
  NEW,
  OLD,
  openRollouts,
  PAY_FEATURES,
  SECOND,
  startRollouts,
  THIRD,
} from '@tests/support/rolloutFixture';
import { listChangedAgencies, network } from '@tests/support/rolloutPlatform';

/** The platform applies the request, and the answer is another one. */
const afterApplying =
  (handler: RequestHandler): RequestHandler =>
  async (request) => {
    await network.forward(request.clone() as Request);
    return handler(request);
  };

interface Fault {
  name: string;
  match: string;
  handler: (timeOut: RequestHandler) => RequestHandler;
  step: object;
  outcome?: string;
}
const PATCH = 'PATCH /platform/us-east/businessrules';
const FAULTS: readonly Fault[] = [
  {
    name: 'the sign-in is refused',
    match: '/token/agency',
    handler: () => respondWith(403),
    step: { status: 'failed', note: 'Could not sign in (403).', written: 'no' },
  },
  {
    name: 'it cannot be read',
    match: 'GET /platform/us-east/businessrules',
    handler: () => respondWith(500),
    step: { status: 'failed', note: 'It could not be read: The platform responded with 500', written: 'no' },
  },
  {
    name: 'the write is refused',
    match: PATCH,
    handler: () => respondWith(400, { message: 'no' }),
    step: { status: 'failed', note: 'The platform responded with 400', written: 'no' },
    outcome: 'failed',
  },
  {
    name: 'the write ends with 500, and is not applied',
    match: PATCH,
    handler: () => respondWith(500),
    step: { status: 'unknown', note: 'The platform responded with 500', written: 'unknown' },
    outcome: 'unknown',
  },
  {
    name: 'the write is applied, and its answer is late',
    match: PATCH,
    handler: (timeOut) => afterApplying(timeOut),
    step: { status: 'unknown', note: 'The platform did not respond within 10 seconds.' },
    outcome: 'unknown',
  },
  {
    name: 'the connection is lost',
    match: PATCH,
    handler: () => loseConnection,
    step: { status: 'unknown', note: 'The platform could not be reached: check the connection.' },
    outcome: 'unknown',
  },
  {
    name: 'the platform accepts it and keeps the old value',
    match: PATCH,
    handler: () => respondWith(200),
    step: {
      status: 'failed',
      note: 'The platform accepted it, but it has another value now.',
      written: 'yes',
    },
    outcome: 'succeeded',
  },
];

it('stops before the next agency when one fails or its outcome is unknown', async () => {
  const rollouts = await startRollouts(network, NAMES);
  const { timeOut } = mockTimeouts();
  for (const [index, { name, match, handler, step, outcome }] of FAULTS.entries()) {
    const agency = NAMES[index + 1] ?? '';
    network.reset();
    network.intercept(match, handler(timeOut), 1);
    const changes = rollouts.getChanges().length;
    if (index === 0) rollouts.store.dispatch(rolloutContinued());
    else rollouts.store.dispatch(stepSkipped({ abbreviation: NAMES[index] ?? '', at: 1 }));
    await rollouts.waitUntilQuiet();
    expect({ name, ...rollouts.getStep(agency) }).toMatchObject({ name, ...step });
    const { status, waitsFor, pauseReason } = rollouts.getRollout();
    expect({ status, waitsFor, pauseReason }).toEqual({
      status: 'paused',
      waitsFor: agency,
      pauseReason: 'status' in step && step.status === 'unknown' ? 'unknown' : 'failure',
    });
    // Go on does not pass it.
    rollouts.store.dispatch(rolloutContinued());
    expect(rollouts.getRollout().status).toBe('paused');
    expect(network.requestsTo('/token/agency')).toHaveLength(1);
    expect(
      rollouts
        .getChanges()
        .slice(changes)
        .map((change) => change.outcome),
    ).toEqual(outcome ? [outcome] : []);
  }
});

it('looks at an unknown outcome: done, not applied, or still unknown; the entry of the journal follows', async () => {
  const rollouts = await startRollouts(network, NAMES.slice(0, 4));
  network.intercept('PATCH', afterApplying(loseConnection), 1);
  await goOn(rollouts);
  network.intercept('GET', respondWith(404), 1);
  rollouts.store.dispatch(verificationStarted(SECOND));
  await rollouts.waitUntilQuiet();
  expect(rollouts.getStep(SECOND)).toMatchObject({
    status: 'unknown',
    note: 'It could not be checked: Not found on the platform (404)',
  });
  rollouts.store.dispatch(verificationStarted(SECOND));
  await rollouts.waitUntilQuiet();
  expect(rollouts.getStep(SECOND)).toMatchObject({ status: 'done', after: NEW });
  expect(rollouts.getRollout()).toMatchObject({ waitsFor: null, pauseReason: 'operator' });
  expect(rollouts.getChanges().at(-1)).toMatchObject({ agency: SECOND, outcome: 'succeeded' });
  network.intercept('PATCH', loseConnection, 1);
  await goOn(rollouts);
  // Before the look, it is not sent again.
  rollouts.store.dispatch(stepRetried(THIRD));
  expect(rollouts.getStep(THIRD)?.status).toBe('unknown');
  rollouts.store.dispatch(verificationStarted(THIRD));
  await rollouts.waitUntilQuiet();
  expect(rollouts.getStep(THIRD)).toMatchObject({
    status: 'unknown',
    note: 'Not applied so far. The platform may still apply it: check again in a moment.',
  });
  passTime(30_000);
  rollouts.store.dispatch(verificationStarted(THIRD));
  await rollouts.waitUntilQuiet();
  expect(rollouts.getStep(THIRD)).toMatchObject({ status: 'failed', after: OLD });
  expect(rollouts.getChanges().at(-1)).toMatchObject({ agency: THIRD, outcome: 'failed' });
  rollouts.store.dispatch(stepRetried(THIRD));
  await rollouts.waitUntilQuiet();
  expect(getStatuses(rollouts)).toEqual(['done', 'done', 'done', 'done']);
  expect(rollouts.getRollout().status).toBe('done');
  expect(listChangedAgencies()).toEqual(NAMES.slice(0, 4));
});

it('ends the session when Check now finds that the operator’s token is refused', async () => {
  const rollouts = await startRollouts(network);
  network.intercept('PATCH', loseConnection, 1);
  await goOn(rollouts);
  network.intercept('/token/agency', respondWith(401), 1);
  rollouts.store.dispatch(verificationStarted(SECOND));
  await rollouts.waitUntilQuiet();
  expect(rollouts.store.leaveReasons).toEqual(['expired']);
});

it('adds features, then removes; of a pair that was applied in half it says what was applied, and sends only the rest again', async () => {
  const rollouts = await openRollouts(network);
  await rollouts.plan(PAY_FEATURES, FEATURES, NAMES.slice(0, 2));
  network.reset();
  const callsBefore = selectCalls(rollouts.store.getState()).length;
  const bodies: string[] = [];
  network.intercept('POST /platform/us-east/appfeatures', async (request) => {
    bodies.push(await request.clone().text());
    return network.forward(request);
  });
  network.intercept('DELETE', respondWith(400), 1);
  network.intercept('DELETE', async (request) => {
    bodies.push(await request.clone().text());
    return network.forward(request);
  });
  rollouts.start();
  await rollouts.waitUntilQuiet();
  expect(rollouts.getStep(FIRST)).toMatchObject({
    status: 'failed',
    written: 'partly',
    note: 'The platform responded with 400. Added: pay_wallet, pay_auto_topup. Not removed: pay_apple_pay.',
  });
  expect(rollouts.getChanges()).toMatchObject([
    { outcome: 'partly', rollout: 'Rollout of pay 1.6.0 ios, 1 of 2' },
  ]);
  rollouts.store.dispatch(stepRetried(FIRST));
  await rollouts.waitUntilQuiet();
  expect(rollouts.getStep(FIRST)).toMatchObject({
    status: 'done',
    before: '{"pay_wallet":"off","pay_auto_topup":"off","pay_apple_pay":"on"}',
  });
  expect(rollouts.getChanges()).toMatchObject([
    { outcome: 'partly', completedAt: expect.any(Number) as number },
    { outcome: 'succeeded', before: '{"pay_apple_pay":"on"}', after: '{"pay_apple_pay":"off"}' },
  ]);
  expect(bodies.map((body) => JSON.parse(body) as object)).toEqual([
    {
      application: 'pay',
      version: '1.6.0',
      platform: 'ios',
      features: ['pay_wallet', 'pay_auto_topup'].map((name) => ({
        name,
        startDate: expect.stringMatching(/^\d{8}T\d{6}$/) as string,
        endDate: '2099-12-31',
      })),
    },
    { application: { name: 'pay', version: '1.6.0', platform: 'ios' }, features: ['pay_apple_pay'] },
  ]);
  network.reset();
  network.intercept('POST /platform/us-east/appfeatures', respondWith(403), 1);
  await goOn(rollouts);
  // After a refused call the other one is not sent.
  expect(listWrites(network)).toEqual([
    'POST /pso/api/v1/token/agency',
    'POST /appfeatures/api/v1/appFeatures',
  ]);
  expect(rollouts.getStep(SECOND)).toMatchObject({ status: 'failed', written: 'no' });
  const calls = selectCalls(rollouts.store.getState()).slice(callsBefore);
  expect(calls.filter(({ isBackground }) => !isBackground)).toEqual([]);
});

it('after an error in the code of a write, the outcome is unknown, and its change is one to check', async () => {
  const rollouts = await startRollouts(network);
  jest.spyOn(businessrulesApi.endpoints.updateRule, 'initiate').mockImplementationOnce(() => {
    throw new TypeError('a fault');
  });
  const warnSpy = jest.spyOn(console, 'warn').mockReturnValue();
  await goOn(rollouts);
  expect(warnSpy.mock.calls).toEqual([['an agency of a rollout ended with TypeError']]);
  expect(rollouts.getStep(NAMES[1] ?? '')).toMatchObject({ status: 'unknown', written: 'unknown' });
  const journal = selectJournal(rollouts.store.getState());
  expect(listChangesToCheck(journal)).toMatchObject([{ agency: NAMES[1], outcome: 'unknown' }]);
});
