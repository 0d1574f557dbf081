import { type PortalStore } from '@/session/hooks';
import { type Check, type CheckResult, type CheckState } from '@/shared/checks/check';
import { createCheckRunner } from '@/shared/checks/checkRunner';
import { CHECKS } from '@/shared/checks/checks';
import { SPECIFIED_CALLS } from './specifiedCalls';

/** Finds a check of the diagnostics page. */
export function findCheck(checkId: string): Check {
  const check = CHECKS.find(({ id }) => id === checkId);
  if (!check) throw new Error(`there is no check ${checkId}`);
  return check;
}

/** Runs one check of the agency diagnostics, and returns its state when it is done. There is no earlier run. */
export async function runCheck(
  store: PortalStore,
  check: Check,
  agency: string,
): Promise<CheckState & { result: CheckResult }> {
  const runner = createCheckRunner({
    checks: [check],
    agency,
    store,
    compareToPrevious: () => ({ changes: [], previousRunAt: null }),
    hasStoredResult: () => false,
  });
  await new Promise<void>((resolve) => {
    runner.subscribe(() => runner.getProgress().states[check.id]?.runStatus === 'done' && resolve());
    runner.run(check);
  });
  const state = runner.getProgress().states[check.id];
  if (!state?.result) throw new Error(`${check.id} has no result`);
  return { ...state, result: state.result };
}

/** Finds the token that a call needs (section 7 of the specification). `path` starts after the base URL. */
export function findSpecifiedAudience(method: string, path: string): string {
  const [pathname = ''] = path.split('?');
  const row = SPECIFIED_CALLS.find(
    (call) => call.method === method && new RegExp(`^${call.path.replace(/:\w+/g, '[^/]+')}$`).test(pathname),
  );
  if (!row) throw new Error(`section 7 of the specification has no call ${method} ${path}`);
  return row.audience;
}

/**
 * Mocks `AbortSignal.timeout`. A request that is handled by `timeOut` times out at once.
 * `timeouts` is the mock, which knows the requested times.
 */
export function mockTimeouts(): { timeOut: () => Promise<Response>; timeouts: jest.SpyInstance } {
  const controllers: AbortController[] = [];
  const timeouts = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    controllers.push(controller);
    return controller.signal;
  });
  const timeOut = () => {
    // A call creates its timeout signal right before it calls fetch, so the last one belongs to this request.
    controllers.at(-1)?.abort(new DOMException('late', 'TimeoutError'));
    return new Promise<Response>(() => undefined);
  };
  return { timeOut, timeouts };
}
