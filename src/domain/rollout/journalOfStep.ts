import { type ChangeOutcome } from '../changes/change';
import { type Rollout, type RolloutStep, type RolloutSubject } from './rollout';
import { getSubjectName, isSameSubjectValue } from './subjectValue';

/** What the change journal says of a rollout's entry: `Rollout of daily_cap, 3 of 37`, or `Undo of a rollout of …`. */
export function describeStepOfRollout({ subject, source, steps }: Rollout, step: RolloutStep): string {
  const index = steps.findIndex(({ agency }) => agency.abbreviation === step.agency.abbreviation);
  const name = source.kind === 'undo' ? 'Undo of a rollout' : 'Rollout';
  return `${name} of ${getSubjectName(subject)}, ${index + 1} of ${steps.length.toLocaleString('en-US')}`;
}

/** The outcome of the entry of a step that was sent, or was looked at. */
export function toChangeOutcome(subject: RolloutSubject, step: RolloutStep): ChangeOutcome {
  const { status, written, before, after } = step;
  if (status === 'done') return 'succeeded';
  if (status !== 'failed') return 'unknown';
  const isHalf =
    subject.kind === 'features' &&
    after !== null &&
    before !== null &&
    !isSameSubjectValue(subject, after, before);
  return written === 'partly' || isHalf ? 'partly' : 'failed';
}
