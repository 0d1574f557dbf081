import { evaluateReadiness, summarizeReadiness } from '@/domain/fleet/readiness';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { selectRun } from '@/shared/fleet/fleetState';

/** `Readiness 14/16` from the last run over many agencies, if it asked this one; otherwise null. It makes no call. */
export function useReadinessNote(abbreviation: string): string | null {
  const region = usePortalSelector(selectRegion);
  const run = usePortalSelector((state) => selectRun(state, 'health'));
  const outcome =
    run?.region === region && Object.hasOwn(run.outcomes, abbreviation)
      ? run.outcomes[abbreviation]
      : undefined;
  if (outcome?.status !== 'done') return null;
  const { done, total, notRun } = summarizeReadiness(evaluateReadiness(outcome.answer));
  return `Readiness ${done}/${total}${notRun > 0 ? `, ${notRun} not run` : ''}`;
}
