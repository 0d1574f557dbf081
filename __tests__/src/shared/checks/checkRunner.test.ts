import { type Check, type CheckCall, type CheckResult, INITIAL_CHECK_STATE } from '@/shared/checks/check';
import { createCheckRunner, wasLastRunDone } from '@/shared/checks/checkRunner';

const hasStoredResult = () => false;

it('ignores the end of a check that was cancelled, also when it runs again', async () => {
  const ends: ((result: CheckResult) => void)[] = [];
  const check = {
    id: 'a',
    run: () => new Promise<CheckResult>((resolve) => void ends.push(resolve)),
  } as unknown as Check;
  const compareToPrevious = jest.fn(() => ({ changes: [], previousRunAt: null }));
  const client = { getContext: () => ({ now: 0 }) } as never;
  const runner = createCheckRunner({
    checks: [check],
    agency: 'CBTA',
    client,
    compareToPrevious,
    hasStoredResult,
  });
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
  const call = { path: '/first', startedAt: '2026-03-08T07:30:00.000Z', durationMs: 40 } as CheckCall;
  const client = {
    getContext: () => ({ now: 0 }),
    runQuery: ({ name }: { name: string }) =>
      name === 'first' ? Promise.resolve({ result: { data: 1 }, call }) : new Promise(() => undefined),
  } as never;
  const check = {
    id: 'a',
    run: async (runQuery) => {
      await runQuery({ name: 'first' } as never, null);
      await runQuery({ name: 'second' } as never, null);
      throw new Error('the second call has no answer');
    },
  } as Pick<Check, 'id' | 'run'> as Check;
  const compareToPrevious = () => ({ changes: [], previousRunAt: null });
  const runner = createCheckRunner({
    checks: [check],
    agency: 'CBTA',
    client,
    compareToPrevious,
    hasStoredResult,
  });
  runner.run(check);
  // The runner's own continuations come first.
  await new Promise(process.nextTick);
  runner.cancel();
  expect(runner.getProgress().states.a).toMatchObject({ runStatus: 'done', calls: [call], durationMs: 40 });
});

it('keeps what is known of a check that is cancelled: its last result, or that of an earlier visit', async () => {
  let result = Promise.resolve<CheckResult>({ status: 'alert', messages: ['no row'] });
  const toCheck = (id: string) => ({ id, run: () => result }) as unknown as Check;
  const [done, stored, unknown] = ['done', 'stored', 'unknown'].map(toCheck) as [Check, Check, Check];
  const runner = createCheckRunner({
    checks: [done, stored, unknown],
    agency: 'CBTA',
    client: { getContext: () => ({ now: 0 }) } as never,
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
