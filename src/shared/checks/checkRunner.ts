import { CHECK_MESSAGES } from '@/domain/failureTexts/diagnostics';
import { logUnexpectedError } from '@/lib/log';
import { getPlatformTime } from '@/session/auth/clockSkew';
import { type ThunkStore } from '@/session/hooks';
import { measureActiveDuration } from './activeDuration';
import { type Check, type CheckCall, type CheckState, INITIAL_CHECK_STATE } from './check';
import { type CheckBatch, createCheckBatch, createCheckCalls } from './checkCalls';
import { failedResult, skippedResult } from './checkResults';
import { selectCheckContext } from './sendCheckQuery';

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
  store: ThunkStore;
  /** Called when a check is done, unless it was cancelled. */
  compareToPrevious: (check: Check, state: CheckState) => Pick<CheckState, 'changes' | 'previousRunAt'>;
  /** Whether a result of an earlier visit is shown until the check is run. */
  hasStoredResult: (id: string) => boolean;
}

/**
 * Runs checks of one agency. An error in one check does not stop the others. Results are ignored once their batch
 * is cancelled or the check belongs to a later one.
 */
export function createCheckRunner(options: CheckRunnerOptions) {
  const { checks, agency, store, compareToPrevious, hasStoredResult } = options;
  const checkCalls = createCheckCalls(store.dispatch);
  const listeners = new Set<() => void>();
  const activeBatches = new Set<CheckBatch>();
  /** The finished calls of each check's latest run, by the check's id. */
  const callsById = new Map<string, CheckCall[]>();
  /** The state of each check when it was last done, by the check's id. */
  const doneById = new Map<string, CheckState>();
  let batchCount = 0;
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
  const updateState = (batch: CheckBatch, id: string, change: Partial<CheckState>) => {
    const current = getState(id);
    if (current.batchNumber !== batch.number || batch.controller.signal.aborted) return;
    publish({ states: { ...progress.states, [id]: { ...current, ...change } } });
  };

  async function runCheck(batch: CheckBatch, check: Check): Promise<void> {
    const calls: CheckCall[] = [];
    callsById.set(check.id, calls);
    const markRunning = () => {
      if (getState(check.id).runStatus === 'waiting')
        updateState(batch, check.id, {
          runStatus: 'running',
          ranAt: new Date(getPlatformTime(store.getState())).toISOString(),
        });
    };
    try {
      const runQuery = checkCalls.createRunQuery(batch, check, markRunning, calls);
      const result = await check.run(runQuery, agency, selectCheckContext(store.getState()));
      finishCheck(batch, check, { result, calls, durationMs: measureActiveDuration(calls) });
    } catch (error) {
      // `cancel` has already marked the checks as skipped.
      if (batch.controller.signal.aborted) return;
      logUnexpectedError(`the check ${check.id}`, error);
      finishCheck(batch, check, {
        result: failedResult({ kind: 'unspecified' }),
        calls,
        durationMs: measureActiveDuration(calls),
      });
    }
  }

  function finishCheck(
    batch: CheckBatch,
    check: Check,
    outcome: Pick<CheckState, 'result' | 'calls' | 'durationMs'>,
  ): void {
    const isCurrent = getState(check.id).batchNumber === batch.number && !batch.controller.signal.aborted;
    if (!isCurrent) return;
    updateState(batch, check.id, { ...outcome, runStatus: 'done' });
    updateState(batch, check.id, compareToPrevious(check, getState(check.id)));
    doneById.set(check.id, getState(check.id));
  }

  function startBatch(checksToRun: readonly Check[], onEnd: () => void = () => undefined): void {
    const batch = createCheckBatch((batchCount += 1));
    activeBatches.add(batch);
    const waitingStates = checksToRun.map(({ id }) => [
      id,
      { ...INITIAL_CHECK_STATE, batchNumber: batch.number, runStatus: 'waiting' as const },
    ]);
    publish({ states: { ...progress.states, ...Object.fromEntries(waitingStates) } });
    void Promise.all(checksToRun.map((check) => runCheck(batch, check))).then(() => {
      activeBatches.delete(batch);
      if (!batch.controller.signal.aborted) onEnd();
    });
  }

  /** A cancelled check keeps its earlier result; only one without any result counts as skipped. */
  function cancelCheck(id: string, state: CheckState): CheckState {
    const done = doneById.get(id);
    if (done) return { ...done, isOfEarlierRun: true };
    return hasStoredResult(id) ? INITIAL_CHECK_STATE : toCancelled(state, callsById.get(id) ?? []);
  }

  /** Aborts every batch. */
  function cancel(): void {
    checkCalls.abort(activeBatches);
    activeBatches.clear();
    const states = Object.entries(progress.states).map(([id, state]) => [
      id,
      isPending(state) ? cancelCheck(id, state) : state,
    ]);
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
      if (!isPending(getState(check.id))) startBatch([check]);
    },
    runAll: () => {
      cancel();
      publish({ isRunningAll: true, runAllMs: null });
      const startedAt = performance.now();
      startBatch(checks, () => publish({ isRunningAll: false, runAllMs: performance.now() - startedAt }));
    },
  };
}

export type CheckRunner = ReturnType<typeof createCheckRunner>;

export function isPending({ runStatus }: CheckState): boolean {
  return runStatus === 'waiting' || runStatus === 'running';
}

const CANCELLED_RESULT = skippedResult(CHECK_MESSAGES.cancelled);

function toCancelled(state: CheckState, calls: readonly CheckCall[]): CheckState {
  return {
    ...state,
    runStatus: 'done',
    result: CANCELLED_RESULT,
    calls: [...calls],
    durationMs: measureActiveDuration(calls),
  };
}

/** Not after Cancel. A check that was skipped for another reason is done. */
export function wasLastRunDone({ runStatus, result, isOfEarlierRun }: CheckState): boolean {
  return runStatus === 'done' && result !== CANCELLED_RESULT && !isOfEarlierRun;
}
