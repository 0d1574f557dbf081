import { formatNumber } from '@/lib/text/formatNumber';
import { type ChangeOutcome } from '../changes/change';
import { parseStates } from '../features/featureStates';
import { type Rollout, type RolloutStep, type RolloutSubject } from './rollout';
import { getSubjectName } from './subjectValue';

/** Names the rollout in an entry of the change journal: `Rollout of daily_cap, 3 of 37`, or `Undo of a rollout of …`. */
export function describeStepOfRollout({ subject, source, steps }: Rollout, step: RolloutStep): string {
  const index = steps.findIndex(({ agency }) => agency.abbreviation === step.agency.abbreviation);
  const name = source.kind === 'undo' ? 'Undo of a rollout' : 'Rollout';
  return `${name} of ${getSubjectName(subject)}, ${index + 1} of ${formatNumber(steps.length)}`;
}

/**
 * The outcome of the entry of a write that was sent, or was looked at. `written`: of this write alone, not of earlier tries.
 * `before`: of the entry, which has only the features that this write was to change.
 */
export function toChangeOutcome(
  { kind }: RolloutSubject,
  { status, written, after }: Pick<RolloutStep, 'status' | 'written' | 'after'>,
  before: string | null,
): ChangeOutcome {
  // An accepted write was made, also if somebody has changed the value again before it was read.
  if (status === 'done' || (status === 'failed' && written === 'yes')) return 'succeeded';
  if (status !== 'failed') return 'unknown';
  const isHalf = kind === 'features' && after !== null && before !== null && isAnyChanged(before, after);
  return written === 'partly' || isHalf ? 'partly' : 'failed';
}

function isAnyChanged(before: string, after: string): boolean {
  const states = parseStates(after);
  return [...parseStates(before)].some(([name, isOn]) => states.get(name) !== isOn);
}
