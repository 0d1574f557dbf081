import { CHECK_MESSAGES } from '@/domain/failureTexts/diagnostics';
import { logWarning } from '@/lib/log';
import { measureActiveDuration } from './activeDuration';
import { type Check, type CheckCall, type CheckState, INITIAL_CHECK_STATE } from './check';
import { createCheckCalls, createRun, type Run } from './checkCalls';
import { type CheckClient } from './checkClient';
import { failedResult, skippedResult } from './checkResults';

export type CheckStates = Readonly<Record<string, CheckState>>;

export interface RunProgress {
  states: CheckStates;
  isRunningAll: boolean;
  /** The duration of the last RUN ALL in milliseconds; null until it has finished. */
  runAllMs: number | null;
}

interface CheckRunnerOptions {
  checks: readonly Check[];
  agency: string;
  client: CheckClient;
  /** Called when a check is done, unless it was skipped: a skipped check has nothing to compare. */
  compareToPrevious: (check: Check, state: CheckState) => Pick<CheckState, 'changes' | 'previousRunAt'>;
}

/**
 * Runs checks of one agency. An error in one check does not stop the others. Results are ignored once their run is
 * cancelled or the check belongs to a later run.
 */
export function createCheckRunner({ checks, agency, client, compareToPrevious }: CheckRunnerOptions) {
  const checkCalls = createCheckCalls(client);
  const listeners = new Set<() => void>();
  const activeRuns = new Set<Run>();
  let runCount = 0;
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
    if (current.runNumber !== run.number || run.controller.signal.aborted) return;
    publish({ states: { ...progress.states, [id]: { ...current, ...change } } });
  };

  async function runCheck(run: Run, check: Check): Promise<void> {
    const calls: CheckCall[] = [];
    const markRunning = () => {
      if (getState(check.id).runStatus === 'waiting')
        updateState(run, check.id, {
          runStatus: 'running',
          ranAt: new Date(client.getContext().now).toISOString(),
        });
    };
    try {
      const runQuery = checkCalls.createRunQuery(run, check, markRunning, calls);
      const result = await check.run(runQuery, agency, client.getContext());
      finishCheck(run, check, { result, calls, durationMs: measureActiveDuration(calls) });
    } catch (error) {
      // `cancel` has already marked the checks as skipped.
      if (run.controller.signal.aborted) return;
      logWarning(`the check ${check.id} ended with ${error instanceof Error ? error.name : typeof error}`);
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
    const isCurrentRun = getState(check.id).runNumber === run.number && !run.controller.signal.aborted;
    if (!isCurrentRun) return;
    updateState(run, check.id, { ...outcome, runStatus: 'done' });
    if (outcome.result?.status !== 'skipped')
      updateState(run, check.id, compareToPrevious(check, getState(check.id)));
  }

  function startRun(checksToRun: readonly Check[], onEnd: () => void = () => undefined): void {
    const run = createRun((runCount += 1));
    activeRuns.add(run);
    const waitingStates = checksToRun.map(({ id }) => [
      id,
      { ...INITIAL_CHECK_STATE, runNumber: run.number, runStatus: 'waiting' as const },
    ]);
    publish({ states: { ...progress.states, ...Object.fromEntries(waitingStates) } });
    void Promise.all(checksToRun.map((check) => runCheck(run, check))).then(() => {
      activeRuns.delete(run);
      if (!run.controller.signal.aborted) onEnd();
    });
  }

  /** Aborts every run, and marks the checks that are not done as skipped. */
  function cancel(): void {
    checkCalls.abort(activeRuns);
    activeRuns.clear();
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
