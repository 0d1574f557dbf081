import { type Rollout } from './rollout';

/** The noun of what the operator started, for titles and links. */
export function getRolloutName({ isDryRun, source }: Pick<Rollout, 'isDryRun' | 'source'>): string {
  if (isDryRun) return 'Dry run';
  return source.kind === 'undo' ? 'Undo' : 'Rollout';
}
