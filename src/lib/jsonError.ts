import { isNestedDeeperThan } from './jsonDepth';

/** What keeps a text from being JSON that can be sent, and where: line and column are counted from 1. */
export interface JsonError {
  line: number;
  column: number;
  /** The place in the text, from 0. */
  offset: number;
  kind: JsonErrorKind;
  /** The key that stands twice. */
  key?: string;
}

export type JsonErrorKind =
  | 'value'
  | 'end'
  | 'rest'
  | 'key'
  | 'colon'
  | 'comma'
  | 'string'
  | 'escape'
  | 'number'
  | 'twice'
  | 'deep'
  | 'sign';

/**
 * The first mistake of a text that should be JSON; null where there is none. Stricter than parsing in two ways that
 * would lose something unseen: a key may stand once in its object, and half a character has no bytes to be sent as.
 */
export function findJsonError(text: string, deepest: number): JsonError | null {
  if (isNestedDeeperThan(text, deepest)) return located(text, 0, { kind: 'deep' });
  const reader = new Reader(text);
  try {
    reader.readWhole();
    return null;
  } catch (problem) {
    if (!(problem instanceof JsonErrorException)) throw problem;
    return located(text, problem.offset, problem);
  }
}

function located(text: string, offset: number, { kind, key }: Pick<JsonError, 'kind' | 'key'>): JsonError {
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

const SPACE = /[ \t\r\n]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /[^\s[\]{},:"]+/y;
const WORDS: readonly string[] = ['true', 'false', 'null'];
/** What may stand in a string as it is: from the space on everything but the quote and the backslash. */
const PLAIN = /[ !#-[\]-\uffff]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const HALF_CHARACTER = /\p{Surrogate}/u;

class Reader {
  private offset = 0;

  constructor(private readonly text: string) {}

  readWhole(): void {
    this.readValue();
    if (this.offset < this.text.length) throw new JsonErrorException('rest', this.offset);
  }

  /** A value with the spaces around it. */
  private readValue(): void {
    this.take(SPACE);
    const letter = this.text[this.offset];
    if (letter === undefined) throw new JsonErrorException('end', this.offset);
    if (letter === '{') this.readObject();
    else if (letter === '[') this.readList();
    else if (letter === '"') this.readString();
    else this.readWord();
    this.take(SPACE);
  }

  private readObject(): void {
    const keys = new Set<string>();
    this.readParts('}', () => {
      const offset = this.offset;
      if (this.text[offset] !== '"')
        throw new JsonErrorException(offset < this.text.length ? 'key' : 'end', offset);
      const key = this.readString();
      if (keys.has(key)) throw new JsonErrorException('twice', offset, key);
      keys.add(key);
      this.take(SPACE);
      if (this.text[this.offset] !== ':') throw new JsonErrorException('colon', this.offset);
      this.offset += 1;
      this.readValue();
    });
  }

  private readList(): void {
    this.readParts(']', () => this.readValue());
  }

  /** What stands between two brackets, with commas between its parts. */
  private readParts(closing: string, readPart: () => void): void {
    this.offset += 1;
    this.take(SPACE);
    for (let isFirst = true; ; isFirst = false) {
      if (isFirst && this.text[this.offset] === closing) break;
      readPart();
      this.take(SPACE);
      const letter = this.text[this.offset];
      if (letter === closing) break;
      if (letter !== ',') throw new JsonErrorException(letter === undefined ? 'end' : 'comma', this.offset);
      this.offset += 1;
      this.take(SPACE);
    }
    this.offset += 1;
  }

  private readString(): string {
    const start = this.offset;
    this.offset += 1;
    for (;;) {
      this.take(PLAIN);
      const letter = this.text[this.offset];
      if (letter === '"') break;
      if (letter !== '\\') throw new JsonErrorException('string', this.offset);
      if (this.take(ESCAPE) === '') throw new JsonErrorException('escape', this.offset);
    }
    this.offset += 1;
    const written = this.text.slice(start, this.offset);
    const half = written.search(HALF_CHARACTER);
    if (half >= 0) throw new JsonErrorException('sign', start + half);
    return JSON.parse(written) as string;
  }

  /** A number, or one of the three words. */
  private readWord(): void {
    const start = this.offset;
    const word = this.take(WORD);
    if (WORDS.includes(word)) return;
    this.offset = start;
    if (!/^[-\d]/.test(word)) throw new JsonErrorException('value', start);
    if (this.take(NUMBER) !== word) throw new JsonErrorException('number', start);
  }

  /** Reads on as far as the pattern goes. */
  private take(pattern: RegExp): string {
    pattern.lastIndex = this.offset;
    const [taken = ''] = pattern.exec(this.text) ?? [];
    this.offset += taken.length;
    return taken;
  }
}
