import { type FailureTexts } from './serverMessages';

/** Shown for a value that cannot be sent (decision 14). */
export const VALUE_REQUIRED_TEXT = 'Value is required';
export const NOT_A_WHOLE_NUMBER_TEXT = 'Enter a whole number in digits: no decimals, exponents or letters';
export const NOT_A_BOOLEAN_TEXT = 'Choose True or False';
export const NUMBER_BELOW_ZERO_TEXT = 'The minimum is 0';
export const NOT_AN_OBJECT_RULE_TEXT =
  'An object rule is an object with several keys, or with one key whose value is a number, a string, true, false or an object';
/** Shown beside a valid text that ends the editing of the rule as an object. */
export function describeScalarRule(kind: 'number' | 'boolean' | 'string'): string {
  return `This makes it a ${kind} rule, whose editor takes no object.`;
}
export const TYPE_CHANGE_REFUSED_TEXT = 'Tick this to submit, or cancel';
export const NO_IDENTITY_TEXT =
  'This rule has no identity, so the platform cannot find it. It cannot be edited.';
export const UNEXPECTED_KIND_TEXT = 'This portal does not support this type of rule. It is read-only.';

/** Shown below the failure when a rule could not be reloaded before saving (decision 23). */
export const NOTHING_SENT_TEXT = 'Nothing was sent: the rule must be reloaded before it can be saved.';

/** Of a rule whose id has another identity: nothing may be decided by the value of another rule. */
export const OTHER_RULE_TEXT = 'The platform has another rule in its place now. Nothing was sent.';

/** The failure dialog's texts for an invalid rule, which is not sent. */
export function describeInvalidRule(problem: string): FailureTexts {
  return { title: 'Unable to edit business rule', details: [problem] };
}
