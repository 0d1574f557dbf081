import { listExactAgencies } from '@/domain/fleet/exactMatch';
import { listPendingAgencies } from '@/domain/fleet/runProgress';
import { type agencyAnswered, runPaused } from './fleetSlice';
import { selectRun } from './fleetState';
import { type RunListenerApi } from './readAgencies';

/**
 * The effect of the listener for an agency's answer: pauses a search for riders when the first rider with exactly the
 * searched email or card is found. After that the operator can have it look in the rest, and it does not pause again.
 */
export function pauseAtExactMatch(
  { payload: { kind, abbreviation } }: ReturnType<typeof agencyAnswered>,
  { dispatch, getState }: RunListenerApi,
): void {
  const run = kind === 'riders' ? selectRun(getState(), kind) : null;
  if (run?.status !== 'running' || listPendingAgencies(run).length === 0) return;
  const found = listExactAgencies(run);
  if (found.length === 1 && found[0] === abbreviation) dispatch(runPaused('riders', 'match'));
}
