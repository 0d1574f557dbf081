import { CHECK_STATUSES, type CheckStatus } from '@/domain/checkStatus';
import { type Check, type CheckState, NOT_RUN } from './check';
import { type CheckStates } from './runner';

/** The one word for where a check stands: a check that waits for its turn has not run yet. */
export function statusOf({ phase, verdict }: CheckState): CheckStatus {
  if (phase === 'running') return 'running';
  return phase === 'done' && verdict ? verdict.status : 'notRun';
}

export function stateOf(states: CheckStates, { id }: Check): CheckState {
  return states[id] ?? NOT_RUN;
}

/** How many checks stand where. */
export function countStatuses(checks: readonly Check[], states: CheckStates): Record<CheckStatus, number> {
  const counts = Object.fromEntries(CHECK_STATUSES.map((status) => [status, 0])) as Record<
    CheckStatus,
    number
  >;
  for (const check of checks) counts[statusOf(stateOf(states, check))] += 1;
  return counts;
}
