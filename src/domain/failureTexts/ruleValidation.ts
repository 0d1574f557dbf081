import { type JsonError, type JsonErrorKind } from '@/lib/jsonError';
import { type FailureTexts } from './serverMessages';

/** What the editors of rules say of a value that can't be sent (decision 14). */
export const NOT_A_WHOLE_NUMBER_TEXT = 'Enter a whole number in digits: no decimals, exponents or letters';
export const NUMBER_BELOW_ZERO_TEXT = 'The least is 0';
export const NOT_AN_OBJECT_RULE_TEXT =
  'An object rule is an object with several keys, or with one key that holds a number, a text, true, false or an object';
export const NO_IDENTITY_TEXT =
  'This rule has no identity, by which the platform would find it: it cannot be edited.';
export const UNEXPECTED_KIND_TEXT =
  'This rule is of a kind that this portal does not know: it can be read only.';

/** Stands below the reason where a rule could not be read again before it was to be saved (decision 23). */
export const NOTHING_SENT_TEXT = 'Nothing was sent: the rule has to be read again before it is saved.';

const JSON_ERROR_TEXTS: Readonly<Record<JsonErrorKind, string>> = {
  value: 'a value is expected here',
  end: 'the text ends too early: a value or a closing bracket is missing',
  rest: 'nothing may follow here',
  key: 'a key in double quotes is expected here',
  colon: 'a colon is expected here',
  comma: 'a comma or a closing bracket is expected here',
  string: 'this text has no closing quote, or a line break in it',
  escape: 'no such escape',
  number: 'this is not a number as JSON writes it',
  twice: 'this key stands twice, and one of them would be lost',
  deep: 'the brackets nest too deep',
  sign: 'half a character, which cannot be sent',
};

/** Where a JSON text is wrong, and how. */
export function describeJsonError({ line, column, kind, key }: JsonError): string {
  const named = key === undefined ? '' : ` (“${key}”)`;
  return `Line ${line}, column ${column}: ${JSON_ERROR_TEXTS[kind]}${named}`;
}

/** A rule that was refused before anything was sent, in the failure dialog (specification 5 and 8). */
export function describeInvalidRule(problem: string): FailureTexts {
  return { title: 'Unable to edit business rule', details: [problem] };
}
