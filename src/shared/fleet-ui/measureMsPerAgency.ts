import { type FleetRun } from '@/domain/fleet/fleetRun';
import { measureProgress } from '@/domain/fleet/runProgress';

/** Milliseconds for one agency in a run that is not under way; null when there is none. */
export function measureMsPerAgency(run: FleetRun | null): number | null {
  if (!run || run.status === 'running') return null;
  const { done, elapsedMs } = measureProgress(run, 0);
  return done === 0 ? null : elapsedMs / done;
}
