import { formatRecentTime } from '@/domain/dates';
import { getOutcome } from '@/domain/fleet/runOutcomes';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { selectRun } from '@/shared/fleet/fleetState';
import { useDynamicImport } from '@/ui/loading/useDynamicImport';

/** With a run, the code of Fleet is there already. Without one, the dashboard does not load it. */
const loadReadiness = () => import(/* webpackChunkName: 'fleet' */ '@/domain/fleet/readiness');

/**
 * `Readiness 14/16, 13:02 your time` from the run that Fleet shows, if it asked this agency; otherwise null. It makes no
 * call. `now`: milliseconds since 1970.
 */
export function useReadinessNote(abbreviation: string, now: number): string | null {
  const region = usePortalSelector(selectRegion);
  const run = usePortalSelector((state) => selectRun(state, 'health'));
  const outcome = run?.region === region ? getOutcome(run, abbreviation) : undefined;
  const isDone = outcome?.status === 'done';
  const readiness = useDynamicImport(loadReadiness, isDone);
  if (!isDone || typeof readiness !== 'object') return null;
  const { done, total, notRun } = readiness.summarizeReadiness(readiness.evaluateReadiness(outcome.answer));
  const time = formatRecentTime(new Date(outcome.at).toISOString(), now);
  return `Readiness ${done}/${total}${notRun > 0 ? `, ${notRun} not run` : ''}, ${time} your time`;
}
