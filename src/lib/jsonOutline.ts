import { findStringEnd } from './jsonText';

/*
 * Where each value of a JSON text stands, found in one pass without recursion: nothing is parsed into objects, so no
 * digit, key or order is lost, and a nesting of any depth is read. Values are numbered in the order of the text.
 */

export type JsonKind = 'object' | 'array' | 'scalar';

export interface JsonOutline {
  text: string;
  count: number;
  /** How far the text was read: less than its length once `limit` values were found. */
  read: number;
  kinds: Uint8Array;
  /** Where the member's name stands; equal where there is none. */
  nameStarts: Int32Array;
  nameEnds: Int32Array;
  starts: Int32Array;
  ends: Int32Array;
  /** -1 for the outermost value. */
  parents: Int32Array;
  depths: Int32Array;
  /** The first value behind this one and all within it. */
  subtreeEnds: Int32Array;
  /** The value's place in its container, from 0. */
  indexes: Int32Array;
  /** How many values stand directly in it. */
  childCounts: Int32Array;
}

const KINDS = ['scalar', 'array', 'object'] as const satisfies JsonKind[];
const SPACES = new Set([...' \t\r\n,:'].map(code));
const QUOTE = code('"');
const ARRAY = code('[');
const OBJECT = code('{');
const CLOSING = new Set([...'}]'].map(code));

/** Reads at most `limit` values of a JSON text. */
export function outlineJson(text: string, limit: number): JsonOutline {
  const outline = emptyOutline(text, Math.min(limit, mostValues(text)));
  const { kinds, nameStarts, nameEnds, ends, subtreeEnds, parents } = outline;
  let parent = -1;
  let nameStart = -1;
  let nameEnd = -1;
  let place = 0;
  while (place < text.length) {
    const letter = text.charCodeAt(place);
    if (SPACES.has(letter)) {
      place += 1;
    } else if (CLOSING.has(letter)) {
      place += 1;
      if (parent < 0) continue;
      ends[parent] = place;
      subtreeEnds[parent] = outline.count;
      parent = parents[parent] ?? -1;
    } else if (letter === QUOTE && nameStart < 0 && parent >= 0 && kinds[parent] === 2) {
      nameStart = place;
      nameEnd = place = findStringEnd(text, place);
    } else {
      if (outline.count >= limit) break;
      const node = addValue(outline, place, parent, letter);
      nameStarts[node] = nameStart < 0 ? place : nameStart;
      nameEnds[node] = nameStart < 0 ? place : nameEnd;
      nameStart = -1;
      place = ends[node] ?? place + 1;
      if (kinds[node] !== 0) parent = node;
    }
  }
  for (let open = parent; open >= 0; open = parents[open] ?? -1) {
    ends[open] = place;
    subtreeEnds[open] = outline.count;
  }
  outline.read = place;
  return outline;
}

export function kindOf(outline: JsonOutline, node: number): JsonKind {
  return KINDS[outline.kinds[node] ?? 0] ?? 'scalar';
}

/** The member's name as it was written, with its quotes; empty where there is none. */
export function nameTextOf({ text, nameStarts, nameEnds }: JsonOutline, node: number): string {
  return text.slice(nameStarts[node], nameEnds[node]);
}

/** The value as it was written. */
export function valueTextOf({ text, starts, ends }: JsonOutline, node: number): string {
  return text.slice(starts[node], ends[node]);
}

function addValue(outline: JsonOutline, place: number, parent: number, letter: number): number {
  const { text, kinds, starts, ends, parents, depths, subtreeEnds, indexes, childCounts } = outline;
  const node = outline.count;
  outline.count += 1;
  kinds[node] = letter === OBJECT ? 2 : letter === ARRAY ? 1 : 0;
  starts[node] = place;
  ends[node] =
    kinds[node] !== 0 ? place + 1 : letter === QUOTE ? findStringEnd(text, place) : endOfWord(text, place);
  parents[node] = parent;
  subtreeEnds[node] = node + 1;
  if (parent >= 0) {
    depths[node] = (depths[parent] ?? 0) + 1;
    indexes[node] = childCounts[parent] ?? 0;
    childCounts[parent] = (childCounts[parent] ?? 0) + 1;
  }
  return node;
}

/** The place behind a number, true, false or null. */
function endOfWord(text: string, from: number): number {
  let place = from + 1;
  while (place < text.length && !SPACES.has(text.charCodeAt(place)) && !CLOSING.has(text.charCodeAt(place)))
    place += 1;
  return place;
}

/** No text has more values than one and another for each comma and each opening bracket. */
function mostValues(text: string): number {
  let most = 1;
  for (let place = 0; place < text.length; place += 1) {
    const letter = text.charCodeAt(place);
    if (letter === 44 || letter === ARRAY || letter === OBJECT) most += 1;
  }
  return most;
}

function emptyOutline(text: string, size: number): JsonOutline {
  const numbers = () => new Int32Array(size);
  return {
    text,
    count: 0,
    read: 0,
    kinds: new Uint8Array(size),
    nameStarts: numbers(),
    nameEnds: numbers(),
    starts: numbers(),
    ends: numbers(),
    parents: numbers(),
    depths: numbers(),
    subtreeEnds: numbers(),
    indexes: numbers(),
    childCounts: numbers(),
  };
}

function code(letter: string): number {
  return letter.charCodeAt(0);
}
