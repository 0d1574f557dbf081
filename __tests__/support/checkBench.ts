import { type PortalStore } from '@/app/store';
import { createCaller } from '@/screens/diagnostics/caller';
import { type Check, type CheckState, type Verdict } from '@/screens/diagnostics/check';
import { createRunner } from '@/screens/diagnostics/runner';
import { SPECIFIED_CALLS } from './specifiedCalls';

/** Runs one check of diagnostics by itself, to its verdict. */
export async function runCheck(
  store: PortalStore['store'],
  check: Check,
  agency: string,
): Promise<CheckState & { verdict: Verdict }> {
  const caller = createCaller(store.dispatch);
  const close = caller.watch();
  const runner = createRunner({
    checks: [check],
    agency,
    caller,
    compare: () => ({ changes: [], since: null }),
  });
  await new Promise<void>((resolve) => {
    runner.subscribe(() => runner.read().states[check.id]?.phase === 'done' && resolve());
    runner.run(check);
  });
  close();
  const state = runner.read().states[check.id];
  if (!state?.verdict) throw new Error(`${check.id} has no verdict`);
  return { ...state, verdict: state.verdict };
}

/** Which token the specification sends with a call; the path is below the host's base URL. */
export function audienceOf(method: string, path: string): string {
  const [bare = ''] = path.split('?');
  const row = SPECIFIED_CALLS.find(
    (call) => call.method === method && new RegExp(`^${call.path.replace(/:\w+/g, '[^/]+')}$`).test(bare),
  );
  if (!row) throw new Error(`the specification has no call ${method} ${path}`);
  return row.audience;
}

/** Puts time-outs into the test's hands: a call that meets the fault has its time-out at once. */
export function lateAnswers(): { late: () => Promise<Response>; timeouts: jest.SpyInstance } {
  const controllers: AbortController[] = [];
  const timeouts = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    controllers.push(controller);
    return controller.signal;
  });
  const late = () => {
    // A call sets its time-out right before it is sent.
    controllers.at(-1)?.abort(new DOMException('late', 'TimeoutError'));
    return new Promise<Response>(() => undefined);
  };
  return { late, timeouts };
}
