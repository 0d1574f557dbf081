import { containsSecret } from '@/lib/containsSecret';
import { extractStrings } from '@/lib/json/extractStrings';
import { formatCount } from '@/lib/text/formatCount';
import { WITHHELD_JSON } from '../fleet/storedRun';
import { type RolloutStep, type RolloutSubject } from './rollout';

/** Whether the values of a rule look like a secret or personal data. Names and states of features are neither. */
export function hasSecretValue(subject: RolloutSubject, values: readonly (string | null)[]): boolean {
  if (subject.kind === 'features') return false;
  const texts = values.map((json) => extractStrings(json ?? ''));
  return containsSecret([subject.category, subject.identity], texts);
}

/** A step without values that look like a secret: these are stored nowhere. */
export function withholdValues(subject: RolloutSubject, step: RolloutStep): RolloutStep {
  const { planned, target, before, after } = step;
  if (!hasSecretValue(subject, [planned, target, before, after])) return step;
  const withhold = (json: string | null) => json && WITHHELD_JSON;
  return {
    ...step,
    planned: WITHHELD_JSON,
    target: WITHHELD_JSON,
    before: withhold(before),
    after: withhold(after),
    // The note can name a value.
    note: step.note && 'Its values were not kept.',
  };
}

export const WITHHELD_STEP_TEXT =
  'Its values look like a secret, so they were not kept: it has to be read again for a new plan.';

/** Whether the step's values were not kept: `withholdValues` replaces all of them or none. */
export function isWithheld({ target }: Pick<RolloutStep, 'target'>): boolean {
  return target === WITHHELD_JSON;
}

/** Names the agencies that an undo plan leaves out. */
export function describeWithheldChanges(abbreviations: readonly string[]): string {
  const { length } = abbreviations;
  const reason = length === 1 ? 'its value was not kept' : 'their values were not kept';
  return `${formatCount(length, 'agency', 'agencies')} can’t be put back here, because ${reason}: ${abbreviations.join(', ')}`;
}
