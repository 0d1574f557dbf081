/** Why a text is not valid JSON, or cannot be sent. Line and column start at 1. */
export interface JsonError {
  line: number;
  column: number;
  /** The offset in the text, from 0. */
  offset: number;
  kind: JsonErrorKind;
  /** Only for `duplicateKey`. */
  key?: string;
}

export type JsonErrorKind = keyof typeof JSON_ERROR_TEXTS;

const JSON_ERROR_TEXTS = {
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
} as const;

export function describeJsonError({ line, column, kind, key }: JsonError): string {
  const keySuffix = key === undefined ? '' : ` (“${key}”)`;
  return `Line ${line}, column ${column}: ${JSON_ERROR_TEXTS[kind]}${keySuffix}`;
}
