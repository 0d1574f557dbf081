import { type FleetKind, type FleetRun, type FleetTasks } from '@/domain/fleet/fleetRun';
import { measureProgress } from '@/domain/fleet/runProgress';

/**
 * Milliseconds for one agency at the speed of a run that is not under way; null when there is none.
 * @param calls those for one agency in the next run
 * @param countCalls counts them for the task of the last run, which can have asked something else
 */
export function measureMsPerAgency<Kind extends FleetKind>(
  run: FleetRun<Kind> | null,
  calls = 1,
  countCalls: (task: FleetTasks[Kind]) => number = () => 1,
): number | null {
  if (!run || run.status === 'running') return null;
  const { msPerAgency } = measureProgress(run, 0);
  return msPerAgency === null ? null : msPerAgency * (calls / countCalls(run.task));
}
