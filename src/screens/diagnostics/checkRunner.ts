import { type FinishedCall } from '@/api/client/finishedCall';
import { CHECK_MESSAGES } from '@/domain/failureTexts/diagnostics';
import { DIAGNOSTICS_PARALLEL_CALLS } from '@/domain/limits';
import { createFairQueue } from '@/lib/fairQueue';
import { logWarning } from '@/lib/log';
import { type RecordedResult, type CheckClient } from './checkClient';
import { type RunQuery, type Check, type CheckState, type QueryEndpoint, INITIAL_CHECK_STATE } from './check';
import { measureActiveDuration } from './activeDuration';
import { failedResult, skippedResult } from './checkResults';

export type CheckStates = Readonly<Record<string, CheckState>>;

/** What the page shows of its checks at a moment. */
export interface RunProgress {
  states: CheckStates;
  isRunningAll: boolean;
  /** Milliseconds that the last RUN ALL took; null before its end. */
  runAllMs: number | null;
}

interface CheckRunnerOptions {
  checks: readonly Check[];
  agency: string;
  client: CheckClient;
  /** What changed, told when a check has its verdict; a check that was skipped has none. */
  compareToPrevious: (check: Check, state: CheckState) => Pick<CheckState, 'changes' | 'previousRunAt'>;
}

interface Run {
  number: number;
  controller: AbortController;
  /** The run's queries by endpoint and argument: checks that need the same data share one. */
  queries: Map<string, Promise<RecordedResult<unknown>>>;
  /** Those that are on their way. */
  inFlight: Set<Promise<unknown>>;
}

/**
 * Runs checks of one agency, at most six calls at a time over all of them. What one check meets stops no other. A
 * run's answers reach only the panels that still belong to that run: a later run, or its end, cuts them off.
 */
export function createCheckRunner({ checks, agency, client, compareToPrevious }: CheckRunnerOptions) {
  const queue = createFairQueue(DIAGNOSTICS_PARALLEL_CALLS);
  const listeners = new Set<() => void>();
  const activeRuns = new Set<Run>();
  /** Calls that were given up and have not outcome yet: another of the same would join them. */
  const abortedCalls = new Set<Promise<unknown>>();
  let runs = 0;
  let progress: RunProgress = {
    states: Object.fromEntries(checks.map(({ id }) => [id, INITIAL_CHECK_STATE])),
    isRunningAll: false,
    runAllMs: null,
  };

  const publish = (next: Partial<RunProgress>) => {
    progress = { ...progress, ...next };
    for (const listener of listeners) listener();
  };
  const getState = (id: string) => progress.states[id] ?? INITIAL_CHECK_STATE;
  const updateState = (run: Run, id: string, change: Partial<CheckState>) => {
    const current = getState(id);
    if (current.run !== run.number || run.controller.signal.aborted) return;
    publish({ states: { ...progress.states, [id]: { ...current, ...change } } });
  };

  function createRunQuery(run: Run, check: Check, markRunning: () => void, calls: FinishedCall[]): RunQuery {
    const { signal } = run.controller;
    const sendQuery = async <Arg, Data>(endpoint: QueryEndpoint<Arg, Data>, arg: Arg) => {
      const release = await queue.acquire(check.id, signal);
      markRunning();
      const call = Promise.allSettled(abortedCalls).then(() => client.runQuery(endpoint, arg, signal));
      run.inFlight.add(call);
      try {
        return await call;
      } finally {
        run.inFlight.delete(call);
        abortedCalls.delete(call);
        release();
      }
    };
    return async <Arg, Data>(endpoint: QueryEndpoint<Arg, Data>, arg: Arg) => {
      const key = `${endpoint.name}(${JSON.stringify(arg)})`;
      const query = run.queries.get(key) ?? sendQuery(endpoint, arg);
      run.queries.set(key, query);
      const { result, call } = (await query) as RecordedResult<Data>;
      markRunning();
      if (call) calls.push(call);
      return result;
    };
  }

  async function runCheck(run: Run, check: Check): Promise<void> {
    const calls: FinishedCall[] = [];
    const markRunning = () => {
      if (getState(check.id).runStatus === 'waiting')
        updateState(run, check.id, { runStatus: 'running', ranAt: new Date().toISOString() });
    };
    try {
      const result = await check.run(createRunQuery(run, check, markRunning, calls), agency);
      finishCheck(run, check, { result, calls, durationMs: measureActiveDuration(calls) });
    } catch (error) {
      // Given up: whoever did that has said so on the panels.
      if (run.controller.signal.aborted) return;
      logWarning(`the check ${check.id} outcome with ${error instanceof Error ? error.name : typeof error}`);
      finishCheck(run, check, {
        result: failedResult({ kind: 'unspecified' }),
        calls,
        durationMs: measureActiveDuration(calls),
      });
    }
  }

  function finishCheck(
    run: Run,
    check: Check,
    outcome: Pick<CheckState, 'result' | 'calls' | 'durationMs'>,
  ): void {
    const isOurs = getState(check.id).run === run.number && !run.controller.signal.aborted;
    if (!isOurs) return;
    updateState(run, check.id, { ...outcome, runStatus: 'done' });
    if (outcome.result?.status !== 'skipped')
      updateState(run, check.id, compareToPrevious(check, getState(check.id)));
  }

  function startRun(checksToRun: readonly Check[], onEnd: () => void = () => undefined): void {
    const run: Run = {
      number: (runs += 1),
      controller: new AbortController(),
      queries: new Map(),
      inFlight: new Set(),
    };
    activeRuns.add(run);
    const waitingStates = checksToRun.map(({ id }) => [
      id,
      { ...INITIAL_CHECK_STATE, run: run.number, runStatus: 'waiting' as const },
    ]);
    publish({ states: { ...progress.states, ...Object.fromEntries(waitingStates) } });
    void Promise.all(checksToRun.map((check) => runCheck(run, check))).then(() => {
      activeRuns.delete(run);
      if (!run.controller.signal.aborted) onEnd();
    });
  }

  /** Ends every run; what they had not outcome by then says so. */
  function cancel(): void {
    for (const { controller, inFlight } of activeRuns) {
      for (const call of inFlight) abortedCalls.add(call);
      controller.abort(new DOMException('given up', 'AbortError'));
    }
    activeRuns.clear();
    queue.rejectAborted();
    const states = Object.entries(progress.states).map(([id, state]) => [id, toCancelled(state)]);
    publish({ states: Object.fromEntries(states), isRunningAll: false });
  }

  return {
    getProgress: () => progress,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    cancel,
    run: (check: Check) => {
      if (!isPending(getState(check.id))) startRun([check]);
    },
    runAll: () => {
      cancel();
      publish({ isRunningAll: true, runAllMs: null });
      const startedAt = performance.now();
      startRun(checks, () => publish({ isRunningAll: false, runAllMs: performance.now() - startedAt }));
    },
  };
}

export type CheckRunner = ReturnType<typeof createCheckRunner>;

export function isPending({ runStatus }: CheckState): boolean {
  return runStatus === 'waiting' || runStatus === 'running';
}

function toCancelled(state: CheckState): CheckState {
  return isPending(state)
    ? { ...state, runStatus: 'done', result: skippedResult(CHECK_MESSAGES.cancelled) }
    : state;
}
