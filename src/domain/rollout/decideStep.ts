import { isBetweenStates } from '../features/featureStates';
import { mayBeWritten, type Rollout, type RolloutStep } from './rollout';
import { formatSubjectValue, isSameSubjectValue } from './subjectValue';
import { type StepChange } from './transitions';
import { isWithheld, WITHHELD_STEP_TEXT } from './withheld';

/** Decides by the value that was read just before the write: null if the agency is to be written, else how it ends. */
export function decideStep(
  { subject, isDryRun }: Pick<Rollout, 'subject' | 'isDryRun'>,
  step: RolloutStep,
  value: string,
): StepChange | null {
  if (isWithheld(step)) return { status: 'skipped', note: WITHHELD_STEP_TEXT };
  const before = getBefore(step, value);
  if (isSameSubjectValue(subject, value, step.target))
    // After an earlier write to the agency, the target is reached.
    return { status: mayBeWritten(step) ? 'done' : 'unchanged', before, after: value, note: null };
  const isPlanned =
    isSameSubjectValue(subject, value, step.planned) ||
    // Of two calls, one was applied.
    (mayBeWritten(step) &&
      subject.kind === 'features' &&
      isBetweenStates(value, [step.planned, step.target]));
  if (!isPlanned)
    return {
      status: 'skipped',
      before,
      ...(mayBeWritten(step) && { after: value }),
      note: `changed meanwhile: ${formatSubjectValue(subject, value)} now`,
    };
  return isDryRun ? { status: 'wouldChange', before, note: null } : null;
}

/** The value of before the first write that may have changed something: an undo puts that back. */
export function getBefore(step: RolloutStep, value: string): string {
  return mayBeWritten(step) ? (step.before ?? value) : value;
}
