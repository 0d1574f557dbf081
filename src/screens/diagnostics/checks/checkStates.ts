import { CHECK_STATUSES, type CheckStatus } from '@/domain/diagnostics/checkStatus';
import { type Check, type CheckState, INITIAL_CHECK_STATE } from './check';
import { type CheckStates } from './checkRunner';

/** The status that the page shows. A check that waits in the queue is shown as not run. */
export function getCheckStatus({ runStatus, result }: CheckState): CheckStatus {
  if (runStatus === 'running') return 'running';
  return runStatus === 'done' && result ? result.status : 'notRun';
}

export function getCheckState(states: CheckStates, { id }: Check): CheckState {
  return states[id] ?? INITIAL_CHECK_STATE;
}

export function countStatuses(checks: readonly Check[], states: CheckStates): Record<CheckStatus, number> {
  const counts = Object.fromEntries(CHECK_STATUSES.map((status) => [status, 0])) as Record<
    CheckStatus,
    number
  >;
  for (const check of checks) counts[getCheckStatus(getCheckState(states, check))] += 1;
  return counts;
}
