import { hashText } from '@/lib/hashText';
import { normalizeJson } from '@/lib/json/normalizeJson';
import { parseRuleValue } from '../entities/businessRule';
import { formatApplication } from '../features/applications';
import { hasSameStates, parseStates } from '../features/featureStates';
import { type Currency } from '../regions';
import { formatMoneySuffix, formatRuleMoneyChange, formatShortMoneySuffix } from '../ruleMoney';
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
  return [...parseStates(json)].map(formatState).join(', ');
}

/** The text behind the value of a rule in cents, ` cents ($201.00)`; empty for any other. */
export function formatSubjectMoney({ kind }: RolloutSubject, json: string, currency: Currency): string {
  return kind === 'rule' ? formatMoneySuffix(json, currency) : '';
}

/** The same in a table, where the room is small: ` ($201.00)`. */
export function formatShortSubjectMoney({ kind }: RolloutSubject, json: string, currency: Currency): string {
  return kind === 'rule' ? formatShortMoneySuffix(json, currency) : '';
}

/** The text behind a change of a rule in cents, ` cents ($2.00 → $2.50)`; empty for any other. */
export function formatSubjectMoneyChange(
  { kind }: RolloutSubject,
  from: string,
  to: string,
  currency: Currency,
): string {
  const money = kind === 'rule' ? formatRuleMoneyChange(from, to, currency) : null;
  return money === null ? '' : ` cents (${money})`;
}

function formatState([name, isOn]: readonly [name: string, isOn: boolean]): string {
  return `${name} ${isOn ? 'on' : 'off'}`;
}

/** Number of characters of a value in the text of a change. */
const VALUE_LENGTH_LIMIT = 24;
/** Number of differences of an object rule, or of features, that the text of a change names. */
const LISTED_DIFFERENCES = 3;
/** For a part that an object rule does not have. */
const NOT_SET = 'not set';

/**
 * The parts of a value that differ from another one: of an object rule `cents: 250`, of features those with another state. The
 * whole value if it has no parts, or does not differ.
 */
export function formatDifferingParts(subject: RolloutSubject, json: string, other: string): string {
  const parts =
    subject.kind === 'features'
      ? listDifferingStates(other, json)
      : isObjectRule(json) && isObjectRule(other)
        ? findValueDifferences(json, other).map(
            ({ path, before }) => `${path}: ${truncateValue(before ?? NOT_SET, VALUE_LENGTH_LIMIT)}`,
          )
        : [];
  return parts.length === 0 ? formatSubjectValue(subject, json) : joinSome(parts);
}

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
  if (subject.kind === 'features') return listDifferingStates(from, to);
  if (!isObjectRule(from) || !isObjectRule(to))
    return [`${format(formatTypedValue(from))} → ${format(formatTypedValue(to))}`];
  return findValueDifferences(from, to).map(
    ({ path, before, after }) => `${path}: ${format(before ?? NOT_SET)} → ${format(after ?? NOT_SET)}`,
  );
}

/** The features of `to` that `from` has in another state, or not at all. */
function listDifferingStates(from: string, to: string): string[] {
  const states = parseStates(from);
  return [...parseStates(to)].filter(([name, isOn]) => states.get(name) !== isOn).map(formatState);
}

function isObjectRule(json: string): boolean {
  return parseRuleValue(json).kind === 'object';
}

function joinSome(texts: readonly string[]): string {
  const rest = texts.length - LISTED_DIFFERENCES;
  const listed = texts.slice(0, LISTED_DIFFERENCES).join(', ');
  return rest > 0 ? `${listed} and ${rest} more` : listed;
}
