import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { selectRun } from '@/shared/fleet/fleetState';
import { useDynamicImport } from '@/ui/loading/useDynamicImport';

const loadReadiness = () => import(/* webpackChunkName: 'readiness' */ '@/domain/fleet/readiness');

/** `Readiness 14/16` from the last run over many agencies, if it asked this one; otherwise null. It makes no call. */
export function useReadinessNote(abbreviation: string): string | null {
  const region = usePortalSelector(selectRegion);
  const run = usePortalSelector((state) => selectRun(state, 'health'));
  const outcome =
    run?.region === region && Object.hasOwn(run.outcomes, abbreviation)
      ? run.outcomes[abbreviation]
      : undefined;
  const answer = outcome?.status === 'done' ? outcome.answer : null;
  const module = useDynamicImport(loadReadiness, answer !== null);
  if (answer === null || module === undefined || module === 'failed') return null;
  const readiness = module.evaluateReadiness(answer);
  const { done, total, notRun } = module.summarizeReadiness(readiness);
  return `Readiness ${done}/${total}${notRun > 0 ? `, ${notRun} not run` : ''}`;
}
