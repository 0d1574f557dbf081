import { parseStates } from '../features/featureStates';
import { type Rollout, type RolloutStep, type RolloutSubject } from './rollout';
import { formatSubjectValue, isSameSubjectValue } from './subjectValue';
import { type StepChange } from './transitions';
import { isWithheld, WITHHELD_STEP_TEXT } from './withheld';

/** What the reading just before the write means: null if it is to be written, else how the agency ends. */
export function decideStep(
  { subject, isDryRun }: Pick<Rollout, 'subject' | 'isDryRun'>,
  step: RolloutStep,
  value: string,
): StepChange | null {
  if (isWithheld(step)) return { status: 'skipped', note: WITHHELD_STEP_TEXT };
  const before = getBefore(step, value);
  if (isSameSubjectValue(subject, value, step.target))
    // After an earlier write to it, that is what was to be reached.
    return step.written === 'no'
      ? { status: 'unchanged', before, after: value, note: null }
      : { status: 'done', before, after: value, note: null };
  const isPlanned =
    isSameSubjectValue(subject, value, step.planned) ||
    (step.written !== 'no' && isHalfWritten(subject, step, value));
  if (!isPlanned)
    return {
      status: 'skipped',
      before,
      note: `changed meanwhile: ${formatSubjectValue(subject, value)} now`,
    };
  return isDryRun ? { status: 'wouldChange', before, note: null } : null;
}

/** The value of before the first write that may have changed something: an undo puts that back. */
export function getBefore({ written, before }: RolloutStep, value: string): string {
  return written === 'no' ? value : (before ?? value);
}

/** Whether each feature has its planned state or that of the target: one of two calls has landed. */
function isHalfWritten({ kind }: RolloutSubject, { planned, target }: RolloutStep, value: string): boolean {
  if (kind === 'rule') return false;
  const [plannedStates, targetStates] = [parseStates(planned), parseStates(target)];
  return [...parseStates(value)].every(
    ([name, isOn]) => plannedStates.get(name) === isOn || targetStates.get(name) === isOn,
  );
}
