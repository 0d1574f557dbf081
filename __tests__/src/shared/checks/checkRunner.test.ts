import { waitFor } from '@testing-library/react';
import { agencyApi } from '@/api/agency';
import { type PortalStore } from '@/session/hooks';
import { type Check, type CheckResult, INITIAL_CHECK_STATE } from '@/shared/checks/check';
import { createCheckRunner, wasLastRunDone } from '@/shared/checks/checkRunner';
import { createTestStore } from '@tests/support/createTestStore';
import { neverRespond, setUpNetwork } from '@tests/support/fakeNetwork';

const network = setUpNetwork();
let store: PortalStore;
beforeEach(async () => {
  store = await createTestStore({}, network);
});
afterEach(() => jest.useRealTimers());

type RunnerOptions = Parameters<typeof createCheckRunner>[0];

/** A runner for an agency whose earlier visits left no result, unless `change` has other ones. */
const createRunner = (checks: readonly Check[], change: Partial<RunnerOptions> = {}) =>
  createCheckRunner({
    checks,
    agency: 'CBTA',
    store,
    compareToPrevious: () => ({ changes: [], previousRunAt: null }),
    hasStoredResult: () => false,
    ...change,
  });

it('ignores the end of a check that was cancelled, also when it runs again', async () => {
  const ends: ((result: CheckResult) => void)[] = [];
  const check = {
    id: 'a',
    run: () => new Promise<CheckResult>((resolve) => void ends.push(resolve)),
  } as unknown as Check;
  const compareToPrevious = jest.fn(() => ({ changes: [], previousRunAt: null }));
  const runner = createRunner([check], { compareToPrevious });
  const getState = () => runner.getProgress().states.a;
  const end = async (index: number) => {
    ends[index]?.({ status: 'ok', messages: [] });
    // The runner's own continuations come first.
    await new Promise(process.nextTick);
  };
  runner.run(check);
  runner.cancel();
  await end(0);
  const cancelled = getState();
  expect(cancelled && wasLastRunDone(cancelled)).toBe(false);
  runner.run(check);
  runner.cancel();
  runner.run(check);
  await end(1);
  expect(getState()).toMatchObject({ runStatus: 'waiting', result: null });
  expect(compareToPrevious).not.toHaveBeenCalled();
  await end(2);
  expect(getState()).toMatchObject({ runStatus: 'done', result: { status: 'ok' } });
  expect(compareToPrevious).toHaveBeenCalledTimes(1);
});

it('keeps the calls of a cancelled check that were answered, and how long they took', async () => {
  network.intercept('/countries', neverRespond);
  const check = {
    id: 'a',
    run: async (runQuery) => {
      await runQuery(agencyApi.endpoints.listFeaturesets, undefined);
      await runQuery(agencyApi.endpoints.listCountries, undefined);
      throw new Error('the second call has no answer');
    },
  } as Pick<Check, 'id' | 'run'> as Check;
  const runner = createRunner([check]);
  runner.run(check);
  await waitFor(() => expect(network.requests).toContainEqual(expect.stringContaining('/countries')));
  runner.cancel();
  const state = runner.getProgress().states.a;
  expect(state).toMatchObject({
    runStatus: 'done',
    calls: [{ path: expect.stringContaining('/featuresets') as string, failure: null }],
  });
  expect(state?.durationMs).toBe(state?.calls[0]?.durationMs);
});

it('keeps what is known of a check that is cancelled: its last result, or that of an earlier visit', async () => {
  let result = Promise.resolve<CheckResult>({ status: 'alert', messages: ['no row'] });
  const toCheck = (id: string) => ({ id, run: () => result }) as unknown as Check;
  const [done, stored, unknown] = ['done', 'stored', 'unknown'].map(toCheck) as [Check, Check, Check];
  const runner = createRunner([done, stored, unknown], {
    compareToPrevious: () => ({ changes: ['new: no row'], previousRunAt: '2026-03-08T07:30:00.000Z' }),
    hasStoredResult: (id) => id === 'stored',
  });
  const getStates = () => runner.getProgress().states;
  runner.run(done);
  // The runner's own continuations come first.
  await new Promise(process.nextTick);
  const before = getStates().done;
  expect(before).toMatchObject({ runStatus: 'done', isOfEarlierRun: false });
  result = new Promise(() => undefined);
  // A second run that is cancelled changes nothing.
  for (let run = 0; run < 2; run += 1) {
    runner.runAll();
    expect(getStates().done).toMatchObject({ runStatus: 'waiting', isOfEarlierRun: false });
    runner.cancel();
    expect(getStates().done).toEqual({ ...before, isOfEarlierRun: true });
    expect(getStates().stored).toEqual(INITIAL_CHECK_STATE);
    expect(getStates().unknown).toMatchObject({ runStatus: 'done', result: { status: 'skipped' } });
  }
  expect(Object.values(getStates()).filter(wasLastRunDone)).toEqual([]);
});

it('measures how long all checks took, and knows no duration while they run again', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick'] });
  let end: ((result: CheckResult) => void) | null = null;
  const check = {
    id: 'a',
    run: () => new Promise<CheckResult>((resolve) => (end = resolve)),
  } as unknown as Check;
  const runner = createRunner([check]);
  const finish = async () => {
    end?.({ status: 'ok', messages: [] });
    // The runner's own continuations come first.
    await new Promise(process.nextTick);
  };
  runner.runAll();
  jest.advanceTimersByTime(250);
  await finish();
  expect(runner.getProgress()).toMatchObject({ isRunningAll: false, runAllMs: 250 });
  runner.runAll();
  expect(runner.getProgress()).toMatchObject({ isRunningAll: true, runAllMs: null });
  runner.cancel();
});
