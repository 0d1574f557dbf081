import { type JsonError, type JsonErrorKind } from '@/lib/jsonError';
import { type FailureTexts } from './serverMessages';

/** Shown for a value that cannot be sent (decision 14). */
export const NOT_A_WHOLE_NUMBER_TEXT = 'Enter a whole number in digits: no decimals, exponents or letters';
export const NUMBER_BELOW_ZERO_TEXT = 'The minimum is 0';
export const NOT_AN_OBJECT_RULE_TEXT =
  'An object rule is an object with several keys, or with one key whose value is a number, a string, true, false or an object';
export const NO_IDENTITY_TEXT =
  'This rule has no identity, so the platform cannot find it. It cannot be edited.';
export const UNEXPECTED_KIND_TEXT = 'This portal does not support this type of rule. It is read-only.';

/** Shown below the failure when a rule could not be reloaded before saving (decision 23). */
export const NOTHING_SENT_TEXT = 'Nothing was sent: the rule must be reloaded before it can be saved.';

const JSON_ERROR_TEXTS: Readonly<Record<JsonErrorKind, string>> = {
  expectedValue: 'a value is expected here',
  unexpectedEnd: 'the text ends too early: a value or a closing bracket is missing',
  trailingText: 'unexpected text after the end of the value',
  expectedKey: 'a key in double quotes is expected here',
  expectedColon: 'a colon is expected here',
  expectedComma: 'a comma or a closing bracket is expected here',
  invalidString: 'this string has no closing quote, or contains a line break',
  invalidEscape: 'invalid escape sequence',
  invalidNumber: 'this is not a valid JSON number',
  duplicateKey: 'this key occurs twice, and one of the two would be lost',
  tooDeep: 'the brackets are nested too deeply',
  loneSurrogate: 'an incomplete character, which cannot be sent',
};

export function describeJsonError({ line, column, kind, key }: JsonError): string {
  const keySuffix = key === undefined ? '' : ` (“${key}”)`;
  return `Line ${line}, column ${column}: ${JSON_ERROR_TEXTS[kind]}${keySuffix}`;
}

/** The failure dialog's texts for an invalid rule, which is not sent. */
export function describeInvalidRule(problem: string): FailureTexts {
  return { title: 'Unable to edit business rule', details: [problem] };
}
