import { hashText } from '@/lib/hashText';
import { normalizeJson } from '@/lib/json/normalizeJson';
import { parseRuleValue } from '../entities/businessRule';
import { formatApplication } from '../features/applications';
import { hasSameStates, parseStates } from '../features/featureStates';
import { findValueDifferences, formatTypedValue, hasSameValue, truncateValue } from '../ruleValue';
import { type RolloutSubject } from './rollout';

/** The name of what is changed, for example `daily_cap` or `pay 1.0.1 ios`. */
export function getSubjectName(subject: RolloutSubject): string {
  return subject.kind === 'rule' ? subject.identity : formatApplication(subject.application);
}

/** For example `Business rule daily_cap (Fares)`. */
export function describeSubject(subject: RolloutSubject): string {
  return subject.kind === 'rule'
    ? `Business rule ${subject.identity} (${subject.category})`
    : `App features of ${formatApplication(subject.application)}`;
}

/** Whether two values are equal: every digit and every key counts; their order and white space do not. */
export function isSameSubjectValue({ kind }: RolloutSubject, left: string, right: string): boolean {
  return kind === 'rule' ? hasSameValue(left, right) : hasSameStates(left, right);
}

/** A value as a short text: `200`, `"text"`, `pay_wallet on, pay_tokens off`. */
export function formatSubjectValue({ kind }: RolloutSubject, json: string): string {
  if (kind === 'rule') return formatTypedValue(json);
  return [...parseStates(json)].map(([name, isOn]) => `${name} ${isOn ? 'on' : 'off'}`).join(', ');
}

/** Number of characters of a value in the text of a change. */
const VALUE_LENGTH_LIMIT = 24;
/** Number of differences of an object rule, or of features, that the text of a change names. */
const LISTED_DIFFERENCES = 3;

/** Describes a change in a short text: `200 → 250`, `day.length: 1 → 2`, `pay_wallet on`. */
export function describeSubjectChange(subject: RolloutSubject, from: string, to: string): string {
  return joinSome(listChanges(subject, from, to, (text) => truncateValue(text, VALUE_LENGTH_LIMIT)));
}

/** The key of a change, a hash of its whole values: two changes can have the same short text. */
export function getSubjectChangeKey(subject: RolloutSubject, from: string, to: string): string {
  // A difference that does not count between two values, such as the order of keys, does not count between two changes.
  const changes = listChanges(subject, normalizeJson(from), normalizeJson(to), (text) => text);
  return hashText(changes.join('\n'));
}

function listChanges(
  subject: RolloutSubject,
  from: string,
  to: string,
  format: (text: string) => string,
): string[] {
  if (subject.kind === 'features') {
    const states = parseStates(from);
    return [...parseStates(to)]
      .filter(([name, isOn]) => states.get(name) !== isOn)
      .map(([name, isOn]) => `${name} ${isOn ? 'on' : 'off'}`);
  }
  if (parseRuleValue(from).kind !== 'object' || parseRuleValue(to).kind !== 'object')
    return [`${format(formatTypedValue(from))} → ${format(formatTypedValue(to))}`];
  return findValueDifferences(from, to).map(
    ({ path, before, after }) => `${path}: ${format(before ?? 'not set')} → ${format(after ?? 'not set')}`,
  );
}

function joinSome(texts: readonly string[]): string {
  const rest = texts.length - LISTED_DIFFERENCES;
  const listed = texts.slice(0, LISTED_DIFFERENCES).join(', ');
  return rest > 0 ? `${listed} and ${rest} more` : listed;
}
