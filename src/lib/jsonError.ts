import { isNestedDeeperThan } from './jsonDepth';

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

export type JsonErrorKind =
  | 'expectedValue'
  | 'unexpectedEnd'
  | 'trailingText'
  | 'expectedKey'
  | 'expectedColon'
  | 'expectedComma'
  | 'invalidString'
  | 'invalidEscape'
  | 'invalidNumber'
  | 'duplicateKey'
  | 'tooDeep'
  | 'loneSurrogate';

/**
 * Returns the first error of the text. Also reports two things that `JSON.parse` accepts and that would lose data:
 * duplicate keys, and lone surrogates, which have no UTF-8 bytes.
 */
export function findJsonError(text: string, maxDepth: number): JsonError | null {
  if (isNestedDeeperThan(text, maxDepth)) return toJsonError(text, 0, { kind: 'tooDeep' });
  const scanner = new JsonScanner(text);
  try {
    scanner.scanText();
    return null;
  } catch (error) {
    if (!(error instanceof JsonErrorException)) throw error;
    return toJsonError(text, error.offset, error);
  }
}

function toJsonError(
  text: string,
  offset: number,
  { kind, key }: Pick<JsonError, 'kind' | 'key'>,
): JsonError {
  const lines = text.slice(0, offset).split('\n');
  const column = (lines.at(-1)?.length ?? 0) + 1;
  return { line: lines.length, column, offset, kind, ...(key !== undefined && { key }) };
}

class JsonErrorException extends Error {
  constructor(
    readonly kind: JsonErrorKind,
    readonly offset: number,
    readonly key?: string,
  ) {
    super(kind);
  }
}

const WHITE_SPACE = /[ \t\r\n]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const BARE_TOKEN = /[^\s[\]{},:"]+/y;
const LITERALS: readonly string[] = ['true', 'false', 'null'];
/** String characters without an escape: from U+0020 on except the quote and the backslash. */
const UNESCAPED = /[ !#-[\]-\uffff]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Scans JSON without building values; its methods throw a `JsonErrorException` for the first error. */
class JsonScanner {
  private offset = 0;

  constructor(private readonly text: string) {}

  scanText(): void {
    this.scanValue();
    if (this.offset < this.text.length) throw new JsonErrorException('trailingText', this.offset);
  }

  /** Scans a value and the white space around it. */
  private scanValue(): void {
    this.takeMatch(WHITE_SPACE);
    const char = this.text[this.offset];
    if (char === undefined) throw new JsonErrorException('unexpectedEnd', this.offset);
    if (char === '{') this.scanObject();
    else if (char === '[') this.scanList();
    else if (char === '"') this.scanString();
    else this.scanBareToken();
    this.takeMatch(WHITE_SPACE);
  }

  private scanObject(): void {
    const keys = new Set<string>();
    this.scanItems('}', () => {
      const offset = this.offset;
      if (this.text[offset] !== '"')
        throw new JsonErrorException(offset < this.text.length ? 'expectedKey' : 'unexpectedEnd', offset);
      const key = this.scanString();
      if (keys.has(key)) throw new JsonErrorException('duplicateKey', offset, key);
      keys.add(key);
      this.takeMatch(WHITE_SPACE);
      if (this.text[this.offset] !== ':') throw new JsonErrorException('expectedColon', this.offset);
      this.offset += 1;
      this.scanValue();
    });
  }

  private scanList(): void {
    this.scanItems(']', () => this.scanValue());
  }

  /** Scans the comma-separated items of an object or a list, from its opening bracket to its closing one. */
  private scanItems(closing: string, scanItem: () => void): void {
    this.offset += 1;
    this.takeMatch(WHITE_SPACE);
    for (let isFirst = true; ; isFirst = false) {
      if (isFirst && this.text[this.offset] === closing) break;
      scanItem();
      this.takeMatch(WHITE_SPACE);
      const char = this.text[this.offset];
      if (char === closing) break;
      if (char !== ',')
        throw new JsonErrorException(char === undefined ? 'unexpectedEnd' : 'expectedComma', this.offset);
      this.offset += 1;
      this.takeMatch(WHITE_SPACE);
    }
    this.offset += 1;
  }

  /** Returns the value of the string. */
  private scanString(): string {
    const start = this.offset;
    this.offset += 1;
    for (;;) {
      this.takeMatch(UNESCAPED);
      const char = this.text[this.offset];
      if (char === '"') break;
      if (char !== '\\') throw new JsonErrorException('invalidString', this.offset);
      if (this.takeMatch(ESCAPE) === '') throw new JsonErrorException('invalidEscape', this.offset);
    }
    this.offset += 1;
    const stringJson = this.text.slice(start, this.offset);
    const surrogateIndex = stringJson.search(LONE_SURROGATE);
    if (surrogateIndex >= 0) throw new JsonErrorException('loneSurrogate', start + surrogateIndex);
    return JSON.parse(stringJson) as string;
  }

  /** Scans a number, `true`, `false` or `null`. */
  private scanBareToken(): void {
    const start = this.offset;
    const token = this.takeMatch(BARE_TOKEN);
    if (LITERALS.includes(token)) return;
    this.offset = start;
    if (!/^[-\d]/.test(token)) throw new JsonErrorException('expectedValue', start);
    if (this.takeMatch(NUMBER) !== token) throw new JsonErrorException('invalidNumber', start);
  }

  /** Moves past the text that matches the pattern, and returns it; empty when nothing matches. */
  private takeMatch(pattern: RegExp): string {
    pattern.lastIndex = this.offset;
    const [match = ''] = pattern.exec(this.text) ?? [];
    this.offset += match.length;
    return match;
  }
}
