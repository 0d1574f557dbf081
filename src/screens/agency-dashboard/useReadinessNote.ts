import { getAnswer } from '@/domain/fleet/runOutcomes';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { selectRun } from '@/shared/fleet/fleetState';
import { useDynamicImport } from '@/ui/loading/useDynamicImport';

/** With a run, the code of Fleet is there already. Without one, the dashboard does not load it. */
const loadReadiness = () => import(/* webpackChunkName: 'fleet' */ '@/domain/fleet/readiness');

/** `Readiness 14/16` from the last run over many agencies, if it asked this one; otherwise null. It makes no call. */
export function useReadinessNote(abbreviation: string): string | null {
  const region = usePortalSelector(selectRegion);
  const run = usePortalSelector((state) => selectRun(state, 'health'));
  const answer = run?.region === region ? getAnswer(run, abbreviation) : undefined;
  const readiness = useDynamicImport(loadReadiness, answer !== undefined);
  if (answer === undefined || typeof readiness !== 'object') return null;
  const { done, total, notRun } = readiness.summarizeReadiness(readiness.evaluateReadiness(answer));
  return `Readiness ${done}/${total}${notRun > 0 ? `, ${notRun} not run` : ''}`;
}
