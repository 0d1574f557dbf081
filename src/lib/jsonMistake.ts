import { nestsDeeperThan } from './jsonDepth';

/** What keeps a text from being JSON that can be sent, and where: line and column are counted from 1. */
export interface JsonMistake {
  line: number;
  column: number;
  /** The place in the text, from 0. */
  place: number;
  what: JsonMistakeKind;
  /** The key that stands twice. */
  key?: string;
}

export type JsonMistakeKind =
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
export function mistakeIn(text: string, deepest: number): JsonMistake | null {
  if (nestsDeeperThan(text, deepest)) return located(text, 0, { what: 'deep' });
  const reader = new Reader(text);
  try {
    reader.readWhole();
    return null;
  } catch (problem) {
    if (!(problem instanceof Mistake)) throw problem;
    return located(text, problem.place, problem);
  }
}

function located(text: string, place: number, { what, key }: Pick<JsonMistake, 'what' | 'key'>): JsonMistake {
  const lines = text.slice(0, place).split('\n');
  const column = (lines.at(-1)?.length ?? 0) + 1;
  return { line: lines.length, column, place, what, ...(key !== undefined && { key }) };
}

class Mistake extends Error {
  constructor(
    readonly what: JsonMistakeKind,
    readonly place: number,
    readonly key?: string,
  ) {
    super(what);
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
  private place = 0;

  constructor(private readonly text: string) {}

  readWhole(): void {
    this.readValue();
    if (this.place < this.text.length) throw new Mistake('rest', this.place);
  }

  /** A value with the spaces around it. */
  private readValue(): void {
    this.take(SPACE);
    const letter = this.text[this.place];
    if (letter === undefined) throw new Mistake('end', this.place);
    if (letter === '{') this.readObject();
    else if (letter === '[') this.readList();
    else if (letter === '"') this.readString();
    else this.readWord();
    this.take(SPACE);
  }

  private readObject(): void {
    const keys = new Set<string>();
    this.readParts('}', () => {
      const place = this.place;
      if (this.text[place] !== '"') throw new Mistake(place < this.text.length ? 'key' : 'end', place);
      const key = this.readString();
      if (keys.has(key)) throw new Mistake('twice', place, key);
      keys.add(key);
      this.take(SPACE);
      if (this.text[this.place] !== ':') throw new Mistake('colon', this.place);
      this.place += 1;
      this.readValue();
    });
  }

  private readList(): void {
    this.readParts(']', () => this.readValue());
  }

  /** What stands between two brackets, with commas between its parts. */
  private readParts(closing: string, readPart: () => void): void {
    this.place += 1;
    this.take(SPACE);
    for (let isFirst = true; ; isFirst = false) {
      if (isFirst && this.text[this.place] === closing) break;
      readPart();
      this.take(SPACE);
      const letter = this.text[this.place];
      if (letter === closing) break;
      if (letter !== ',') throw new Mistake(letter === undefined ? 'end' : 'comma', this.place);
      this.place += 1;
      this.take(SPACE);
    }
    this.place += 1;
  }

  private readString(): string {
    const start = this.place;
    this.place += 1;
    for (;;) {
      this.take(PLAIN);
      const letter = this.text[this.place];
      if (letter === '"') break;
      if (letter !== '\\') throw new Mistake('string', this.place);
      if (this.take(ESCAPE) === '') throw new Mistake('escape', this.place);
    }
    this.place += 1;
    const written = this.text.slice(start, this.place);
    const half = written.search(HALF_CHARACTER);
    if (half >= 0) throw new Mistake('sign', start + half);
    return JSON.parse(written) as string;
  }

  /** A number, or one of the three words. */
  private readWord(): void {
    const start = this.place;
    const word = this.take(WORD);
    if (WORDS.includes(word)) return;
    this.place = start;
    if (!/^[-\d]/.test(word)) throw new Mistake('value', start);
    if (this.take(NUMBER) !== word) throw new Mistake('number', start);
  }

  /** Reads on as far as the pattern goes. */
  private take(pattern: RegExp): string {
    pattern.lastIndex = this.place;
    const [taken = ''] = pattern.exec(this.text) ?? [];
    this.place += taken.length;
    return taken;
  }
}
