import { visit } from 'jsonc-parser';
import { type JsonError, type JsonErrorKind } from '@/domain/failureTexts/jsonError';
import { RULE_DEPTH_LIMIT } from '@/domain/limits';
import { isNestedDeeperThan } from '@/lib/json/jsonDepth';

type LocatedError = Omit<JsonError, 'line' | 'column'>;

/**
 * Returns the first error of the text. Also reports two things that `JSON.parse` accepts and that would lose data:
 * duplicate keys, and lone surrogates, which have no UTF-8 bytes.
 */
export function findJsonError(text: string): JsonError | null {
  // The library's parser is recursive, so a deeper text could overflow the stack.
  const error = isNestedDeeperThan(text, RULE_DEPTH_LIMIT)
    ? { kind: 'tooDeep' as const, offset: 0 }
    : findFirstError(text);
  if (!error) return null;
  const lines = text.slice(0, error.offset).split('\n');
  return { ...error, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

function findFirstError(text: string): LocatedError | undefined {
  const parserError = findParserError(text);
  const surrogateOffset = text.search(/\p{Surrogate}/u);
  return surrogateOffset < 0 || (parserError && parserError.offset <= surrogateOffset)
    ? parserError
    : { kind: 'loneSurrogate', offset: surrogateOffset };
}

/** Returns the first syntax error or duplicate key. */
function findParserError(text: string): LocatedError | undefined {
  const errors: LocatedError[] = [];
  // The keys so far of each open object; null for an open array.
  const openContainers: (Set<string> | null)[] = [];
  let expected: JsonErrorKind = 'expectedValue';
  const endValue = () => {
    expected = openContainers.length === 0 ? 'trailingText' : 'expectedComma';
  };
  const closeContainer = () => {
    openContainers.pop();
    endValue();
  };
  visit(
    text,
    {
      onObjectBegin: () => {
        openContainers.push(new Set());
        expected = 'expectedKey';
      },
      onArrayBegin: () => {
        openContainers.push(null);
        expected = 'expectedValue';
      },
      onObjectProperty: (key, offset) => {
        const keys = openContainers.at(-1);
        if (keys?.has(key)) errors.push({ kind: 'duplicateKey', offset, key });
        keys?.add(key);
        expected = 'expectedColon';
      },
      onSeparator: (separator) => {
        expected = separator === ',' && openContainers.at(-1) ? 'expectedKey' : 'expectedValue';
      },
      onLiteralValue: endValue,
      onObjectEnd: closeContainer,
      onArrayEnd: closeContainer,
      // After the first error the parser guesses, so later ones mean nothing.
      onError: (_code, offset) => errors.length === 0 && errors.push(locateError(text, offset, expected)),
    },
    { disallowComments: true },
  );
  return errors[0];
}

const VALID_STRING_PART = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/y;
const WORD = /[^\s[\]{},:"]*/y;
const WORD_CHARACTER = /[^\s[\]{},:"]/;

/** The library reports a string at its quote, and `012` or `1.5x` where the valid number ends. */
function locateError(text: string, offset: number, expected: JsonErrorKind): LocatedError {
  if (offset >= text.length)
    return { kind: expected === 'expectedColon' ? expected : 'unexpectedEnd', offset };
  if (text[offset] === '"' && (expected === 'expectedKey' || expected === 'expectedValue')) {
    const errorOffset = offset + matchAt(VALID_STRING_PART, text, offset).length;
    return { kind: text[errorOffset] === '\\' ? 'invalidEscape' : 'invalidString', offset: errorOffset };
  }
  let wordStart = offset;
  while (WORD_CHARACTER.test(text[wordStart - 1] ?? ' ')) wordStart -= 1;
  const word = matchAt(WORD, text, wordStart);
  const isInWord = wordStart < offset && offset < wordStart + word.length;
  if (expected !== 'expectedValue' && !isInWord) return { kind: expected, offset };
  return { kind: /^[-\d]/.test(word) ? 'invalidNumber' : 'expectedValue', offset: wordStart };
}

function matchAt(pattern: RegExp, text: string, offset: number): string {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0] ?? '';
}
