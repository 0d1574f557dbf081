import { CHECK_STATUSES, type CheckStatus } from '@/domain/diagnostics/checkStatus';
import { type StoredCheckResult } from '@/domain/diagnostics/storedCheckResult';
import { type StoredCheckResults } from '@/session/diagnosticsSlice';
import { type Check, type CheckState, INITIAL_CHECK_STATE } from './check';
import { type CheckStates } from './checkRunner';

/** The status of this page's own run. A check that waits in the queue counts as not run. */
export function getCheckStatus({ runStatus, result }: CheckState): CheckStatus {
  if (runStatus === 'running') return 'running';
  return runStatus === 'done' && result ? result.status : 'notRun';
}

export function getCheckState(states: CheckStates, { id }: Check): CheckState {
  return states[id] ?? INITIAL_CHECK_STATE;
}

/** A check as the page shows it. */
export interface ShownCheck {
  check: Check;
  state: CheckState;
  /** The stored result of its last run, until the check is started on this page; otherwise null. */
  storedResult: StoredCheckResult | null;
  status: CheckStatus;
}

export function listShownChecks(
  checks: readonly Check[],
  states: CheckStates,
  latestResults: StoredCheckResults,
): ShownCheck[] {
  return checks.map((check) => {
    const state = getCheckState(states, check);
    const storedResult = (state.runStatus === 'notRun' && latestResults[check.id]) || null;
    return { check, state, storedResult, status: storedResult?.status ?? getCheckStatus(state) };
  });
}

export function countStatuses(statuses: readonly CheckStatus[]): Record<CheckStatus, number> {
  const counts = Object.fromEntries(CHECK_STATUSES.map((status) => [status, 0])) as Record<
    CheckStatus,
    number
  >;
  for (const status of statuses) counts[status] += 1;
  return counts;
}
