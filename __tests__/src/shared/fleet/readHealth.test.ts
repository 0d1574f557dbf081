import { getCells } from '@/domain/fleet/compareHealth';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { RECENT_CALLS_LIMIT } from '@/domain/limits';
import { buildTask, countCallsPerAgency, type Profile, PROFILES } from '@/screens/fleet/health/profiles';
import { type CallRecord, callStarted, selectCalls } from '@/session/callsSlice';
import { CHECKS } from '@/shared/checks/checks';
import { toStoredCheckResult } from '@/shared/checks/toStoredCheckResult';
import { agenciesRetried } from '@/shared/fleet/fleetSlice';
import { runCheck } from '@tests/support/checkFixture';
import { createTestStore } from '@tests/support/createTestStore';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { openFleet, QUICK_TASK } from '@tests/support/fleetFixture';

const network = setUpNetwork();
afterEach(() => jest.useRealTimers());

const findTask = (profile: string) => {
  const found = PROFILES.find(({ key }) => key === profile);
  if (!found) throw new Error(`no profile ${profile}`);
  return found.task;
};

/** With `FLEET_VERDICTS=all`, Quick is compared for all agencies; Full would be ten thousand requests. */
const QUICK_AGENCIES = process.env.FLEET_VERDICTS === 'all' ? 130 : 20;

it.each([
  { profile: 'quick', count: QUICK_AGENCIES },
  { profile: 'full', count: 3 },
])(
  'has the verdicts of the own diagnostics pages of $count agencies in $profile',
  async ({ profile, count }) => {
    const fleet = await openFleet(network);
    const agencies =
      count === 3
        ? fleet.agencies.filter(({ abbreviation }) => ['AAT', 'CBTA', 'METRO'].includes(abbreviation))
        : fleet.agencies.slice(0, count);
    expect(agencies).toHaveLength(count);
    fleet.start('health', findTask(profile), agencies);
    await fleet.waitUntilQuiet();
    const run = fleet.getRun('health');
    const page = await createTestStore(
      { agencies: agencies.map(({ abbreviation }) => abbreviation) },
      network,
    );
    for (const { abbreviation } of agencies) {
      const answer = getCells(run, abbreviation);
      for (const check of CHECKS.filter(({ id }) => id in answer)) {
        const pageCell = toStoredCheckResult(await runCheck(page, check, abbreviation));
        expect({ ...answer[check.id], abbreviation, id: check.id }).toMatchObject({
          ...pageCell,
          ranAt: expect.any(String) as string,
          abbreviation,
          id: check.id,
        });
      }
      expect(Object.keys(answer)).toHaveLength(findTask(profile).checkIds.length);
    }
  },
  QUICK_AGENCIES * 6_000,
);

it.each(['quick', 'full', 'payment-media', 'users', 'agency-info'])(
  'makes the calls that the bill of %s says, for an agency that has everything',
  async (profile) => {
    const fleet = await openFleet(network);
    const agencies = fleet.agencies.filter(({ abbreviation }) => abbreviation === 'CBTA');
    fleet.start('health', findTask(profile), agencies);
    await fleet.waitUntilQuiet();
    expect(network.requests).toHaveLength(countCallsPerAgency(findTask(profile)));
  },
);

it('knows time and message of a call during which many others were recorded, so that its message is for the screen alone', async () => {
  const fleet = await openFleet(network);
  const [agency] = fleet.agencies;
  const abbreviation = agency?.abbreviation ?? '';
  network.intercept(`/resources/${abbreviation}/terms`, async () => {
    // The call has begun.
    await Promise.resolve();
    const [record] = selectCalls(fleet.store.getState());
    for (let index = 0; index < RECENT_CALLS_LIMIT; index += 1)
      fleet.store.dispatch(callStarted({ ...(record as CallRecord), id: `${index}`, kind: 'prefetch' }));
    return Response.json({ message: 'Ada lives at 1 Main Street' }, { status: 500 });
  });
  fleet.start('health', findTask('terms'), fleet.agencies.slice(0, 1));
  await fleet.waitUntilQuiet();
  const { terms } = getCells(fleet.getRun('health'), abbreviation);
  expect(terms?.durationMs).not.toBeNull();
  expect(terms?.messages.join()).toContain('(server message removed)');
  expect(terms?.messages.join()).not.toContain('Ada');
  expect(terms?.screenMessages).toEqual(['The platform responded with 500: Ada lives at 1 Main Street']);
});

it.each([
  [
    'not answered by five agencies in a row',
    503,
    ['agency-info', 'terms'],
    { status: 'paused', isPlatformDown: true },
  ],
  ['not answered, but another one is', 503, ['coupons', 'terms'], { status: 'done', isPlatformDown: false }],
  ['answered with 500 by its service alone', 500, ['terms'], { status: 'done', isPlatformDown: false }],
])('keeps the cells of a check that is %s', async (_case, status, checkIds, end) => {
  const fleet = await openFleet(network);
  network.intercept('/resources/', respondWith(status));
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'performance'] });
  fleet.start('health', { ...QUICK_TASK, checkIds });
  // A read that is answered with 503 is sent again after a while.
  const isRunning = ({ status, asking }: FleetRun) => status === 'running' || asking.length > 0;
  while (isRunning(fleet.getRun('health'))) await jest.advanceTimersByTimeAsync(100);
  network.reset();
  const run = fleet.getRun('health');
  expect(run).toMatchObject(end);
  const cells = Object.keys(run.outcomes).map((abbreviation) => getCells(run, abbreviation));
  expect(new Set(cells.map(({ terms }) => terms?.status))).toEqual(new Set(['failed']));
});

it('asks for the record of an agency that is asked again, because its row is as old as the run', async () => {
  const fleet = await openFleet(network);
  const rows = fleet.agencies
    .filter(({ abbreviation }) => abbreviation === 'CBTA')
    .map((agency) => ({ ...agency, database_status: 'inactive' }));
  fleet.start('health', QUICK_TASK, rows);
  await fleet.waitUntilQuiet();
  const getStatus = () => getCells(fleet.getRun('health'), 'CBTA')['agency-info']?.status;
  expect(getStatus()).toBe('alert');
  network.reset();
  fleet.store.dispatch(agenciesRetried('health', ['CBTA']));
  await fleet.waitUntilQuiet();
  expect(getStatus()).toBe('ok');
  expect(network.requests.filter((line) => line.endsWith('/agencies/CBTA'))).toHaveLength(1);
});

it('asks for the record when the list was read more than a minute ago', async () => {
  const fleet = await openFleet(network);
  const agencies = fleet.agencies.filter(({ abbreviation }) => abbreviation === 'CBTA');
  const countRecords = () => network.requests.filter((line) => line.endsWith('/agencies/CBTA')).length;
  fleet.start('health', QUICK_TASK, agencies);
  await fleet.waitUntilQuiet();
  expect(countRecords()).toBe(0);
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'performance'], advanceTimers: true });
  jest.setSystemTime(Date.now() + 61_000);
  fleet.start('health', QUICK_TASK, agencies);
  await fleet.waitUntilQuiet();
  expect(countRecords()).toBe(1);
});

it('asks at most nine versions of applications for readiness', async () => {
  const fleet = await openFleet(network);
  const agencies = fleet.agencies.filter(({ abbreviation }) => abbreviation === 'CBTA');
  fleet.start('health', findTask('readiness'), agencies);
  await fleet.waitUntilQuiet();
  expect(countCallsPerAgency(findTask('readiness'))).toBe(39);
  // CBTA lists nine applications; those of its older versions are not asked.
  expect(network.requestsTo('/appFeatures?')).toHaveLength(6);
  expect(network.requests).toHaveLength(36);
});

it('asks the routing-info service only in a run of one agency', () => {
  const [quick, full] = PROFILES;
  const hasRouting = (profile: Profile | undefined, agencies: number) =>
    profile && buildTask(profile, agencies).checkIds.includes('routing-info');
  expect([hasRouting(quick, 1), hasRouting(full, 1), hasRouting(full, 2)]).toEqual([false, true, false]);
});

it('knows of an agency whose only check has no configured service that the check was skipped', async () => {
  const body = { backendUrl: '/platform/us-east', backendUrlAustralia: '/platform/australia' };
  const fleet = await openFleet({
    ...network,
    // This runs before the store reads the configuration.
    fetchToken: (...tokenArgs) => {
      network.intercept('/index.json', respondWith(200, body));
      return network.fetchToken(...tokenArgs);
    },
  });
  fleet.start('health', findTask('routing-info'), fleet.agencies.slice(0, 1));
  await fleet.waitUntilQuiet();
  const [outcome] = Object.values(fleet.getRun('health').outcomes);
  expect(outcome).toMatchObject({ status: 'done', answer: { 'routing-info': { status: 'skipped' } } });
});

it('asks 11 calls for Quick and 37 for Full, and one more for Quick when the list of agencies is old', () => {
  expect(['quick', 'full'].map((profile) => countCallsPerAgency(findTask(profile)))).toEqual([11, 37]);
  const profiles = ['quick', 'full', 'email-settings', 'reports'];
  expect(profiles.map((profile) => countCallsPerAgency(findTask(profile), false))).toEqual([12, 37, 3, 2]);
});
