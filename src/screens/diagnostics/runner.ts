import { type CallNote } from '@/api/client/callNote';
import { CHECK_TEXTS } from '@/domain/failureTexts/diagnostics';
import { DIAGNOSTICS_PARALLEL } from '@/domain/limits';
import { createFairQueue } from '@/lib/fairQueue';
import { logUnexpected } from '@/lib/log';
import { type Answered, type Caller } from './caller';
import { type Ask, type Check, type CheckState, type Endpoint, NOT_RUN } from './check';
import { timeUnderWay } from './timeUnderWay';
import { failed, skipped } from './verdicts';

export type CheckStates = Readonly<Record<string, CheckState>>;

/** What the page shows of its checks at a moment. */
export interface Progress {
  states: CheckStates;
  isRunningAll: boolean;
  /** Milliseconds that the last RUN ALL took; null before its end. */
  allMs: number | null;
}

interface Options {
  checks: readonly Check[];
  agency: string;
  caller: Caller;
  /** What changed, told when a check has its verdict; a check that was skipped has none. */
  compare: (check: Check, state: CheckState) => Pick<CheckState, 'changes' | 'since'>;
}

interface Run {
  number: number;
  controller: AbortController;
  /** The calls of the run, each made once whoever asks it. */
  made: Map<string, Promise<Answered<unknown>>>;
  /** Those that are on their way. */
  sent: Set<Promise<unknown>>;
}

/**
 * Runs checks of one agency, at most six calls at a time over all of them. What one check meets stops no other. A
 * run's answers reach only the panels that still belong to that run: a later run, or its end, cuts them off.
 */
export function createRunner({ checks, agency, caller, compare }: Options) {
  const queue = createFairQueue(DIAGNOSTICS_PARALLEL);
  const listeners = new Set<() => void>();
  const underWay = new Set<Run>();
  /** Calls that were given up and have not ended yet: another of the same would join them. */
  const leaving = new Set<Promise<unknown>>();
  let runs = 0;
  let progress: Progress = {
    states: Object.fromEntries(checks.map(({ id }) => [id, NOT_RUN])),
    isRunningAll: false,
    allMs: null,
  };

  const publish = (next: Partial<Progress>) => {
    progress = { ...progress, ...next };
    for (const listener of listeners) listener();
  };
  const stateOf = (id: string) => progress.states[id] ?? NOT_RUN;
  const put = (run: Run, id: string, change: Partial<CheckState>) => {
    const present = stateOf(id);
    if (present.run !== run.number || run.controller.signal.aborted) return;
    publish({ states: { ...progress.states, [id]: { ...present, ...change } } });
  };

  function askFor(run: Run, check: Check, begin: () => void, notes: CallNote[]): Ask {
    const { signal } = run.controller;
    const make = async <Arg, Data>(endpoint: Endpoint<Arg, Data>, arg: Arg) => {
      const release = await queue.enter(check.id, signal);
      begin();
      const call = Promise.allSettled(leaving).then(() => caller.call(endpoint, arg, signal));
      run.sent.add(call);
      try {
        return await call;
      } finally {
        run.sent.delete(call);
        leaving.delete(call);
        release();
      }
    };
    return async <Arg, Data>(endpoint: Endpoint<Arg, Data>, arg: Arg) => {
      const key = `${endpoint.name}(${JSON.stringify(arg)})`;
      const made = run.made.get(key) ?? make(endpoint, arg);
      run.made.set(key, made);
      const { answer, note } = (await made) as Answered<Data>;
      begin();
      if (note) notes.push(note);
      return answer;
    };
  }

  async function runCheck(run: Run, check: Check): Promise<void> {
    const calls: CallNote[] = [];
    const begin = () => {
      if (stateOf(check.id).phase === 'waiting')
        put(run, check.id, { phase: 'running', ranAt: new Date().toISOString() });
    };
    try {
      const verdict = await check.run(askFor(run, check, begin, calls), agency);
      settle(run, check, { verdict, calls, ms: timeUnderWay(calls) });
    } catch (problem) {
      // Given up: whoever did that has said so on the panels.
      if (run.controller.signal.aborted) return;
      logUnexpected(
        `the check ${check.id} ended with ${problem instanceof Error ? problem.name : typeof problem}`,
      );
      settle(run, check, { verdict: failed({ kind: 'unspecified' }), calls, ms: timeUnderWay(calls) });
    }
  }

  function settle(run: Run, check: Check, ended: Pick<CheckState, 'verdict' | 'calls' | 'ms'>): void {
    const isOurs = stateOf(check.id).run === run.number && !run.controller.signal.aborted;
    if (!isOurs) return;
    put(run, check.id, { ...ended, phase: 'done' });
    if (ended.verdict?.status !== 'skipped') put(run, check.id, compare(check, stateOf(check.id)));
  }

  function start(wanted: readonly Check[], onEnd: () => void = () => undefined): void {
    const run: Run = {
      number: (runs += 1),
      controller: new AbortController(),
      made: new Map(),
      sent: new Set(),
    };
    underWay.add(run);
    const fresh = wanted.map(({ id }) => [id, { ...NOT_RUN, run: run.number, phase: 'waiting' as const }]);
    publish({ states: { ...progress.states, ...Object.fromEntries(fresh) } });
    void Promise.all(wanted.map((check) => runCheck(run, check))).then(() => {
      underWay.delete(run);
      if (!run.controller.signal.aborted) onEnd();
    });
  }

  /** Ends every run; what they had not ended by then says so. */
  function cancel(): void {
    for (const { controller, sent } of underWay) {
      for (const call of sent) leaving.add(call);
      controller.abort(new DOMException('given up', 'AbortError'));
    }
    underWay.clear();
    queue.sweep();
    const left = Object.entries(progress.states).map(([id, state]) => [id, givenUp(state)]);
    publish({ states: Object.fromEntries(left), isRunningAll: false });
  }

  return {
    read: () => progress,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    cancel,
    run: (check: Check) => {
      if (!isUnderWay(stateOf(check.id))) start([check]);
    },
    runAll: () => {
      cancel();
      publish({ isRunningAll: true, allMs: null });
      const started = performance.now();
      start(checks, () => publish({ isRunningAll: false, allMs: performance.now() - started }));
    },
  };
}

export type Runner = ReturnType<typeof createRunner>;

export function isUnderWay({ phase }: CheckState): boolean {
  return phase === 'waiting' || phase === 'running';
}

function givenUp(state: CheckState): CheckState {
  return isUnderWay(state) ? { ...state, phase: 'done', verdict: skipped(CHECK_TEXTS.cancelled) } : state;
}
