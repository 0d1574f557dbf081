import { ARRAY_KIND, createEmptyOutline, type JsonOutline, OBJECT_KIND, SCALAR_KIND } from './jsonOutline';
import { findStringEnd } from './jsonText';

/*
 * Finds the offsets of all values in a JSON text, in one pass without recursion. Nothing is parsed to objects, so no
 * digit, key or order is lost, and any nesting depth works. A node is the number of a value in the order of the text.
 */

const SEPARATORS = new Set([...' \t\r\n,:'].map(getCharCode));
const QUOTE = getCharCode('"');
const COMMA = getCharCode(',');
const OPENING_BRACKET = getCharCode('[');
const OPENING_BRACE = getCharCode('{');
const CLOSING_BRACKETS = new Set([...'}]'].map(getCharCode));

/** Reads at most `limit` values of a JSON text. */
export function outlineJson(text: string, limit: number): JsonOutline {
  const outline = createEmptyOutline(text, Math.min(limit, countMaxValues(text)));
  const { kinds, nameStarts, nameEnds, ends, subtreeEnds, parents } = outline;
  let parent = -1;
  let nameStart = -1;
  let nameEnd = -1;
  let offset = 0;
  while (offset < text.length) {
    const charCode = text.charCodeAt(offset);
    if (SEPARATORS.has(charCode)) {
      offset += 1;
    } else if (CLOSING_BRACKETS.has(charCode)) {
      offset += 1;
      if (parent < 0) continue;
      ends[parent] = offset;
      subtreeEnds[parent] = outline.count;
      parent = parents[parent] ?? -1;
    } else if (charCode === QUOTE && nameStart < 0 && parent >= 0 && kinds[parent] === OBJECT_KIND) {
      nameStart = offset;
      nameEnd = offset = findStringEnd(text, offset);
    } else {
      if (outline.count >= limit) break;
      const node = addValue(outline, offset, parent, charCode);
      nameStarts[node] = nameStart < 0 ? offset : nameStart;
      nameEnds[node] = nameStart < 0 ? offset : nameEnd;
      nameStart = -1;
      offset = ends[node] ?? offset + 1;
      if (kinds[node] !== SCALAR_KIND) parent = node;
    }
  }
  // Containers without a closing bracket end where reading ended.
  for (let openNode = parent; openNode >= 0; openNode = parents[openNode] ?? -1) {
    ends[openNode] = offset;
    subtreeEnds[openNode] = outline.count;
  }
  outline.readEnd = offset;
  return outline;
}

/** Returns the new value's node. A container's end is set when its closing bracket is read. */
function addValue(outline: JsonOutline, offset: number, parent: number, charCode: number): number {
  const { text, kinds, starts, ends, parents, depths, subtreeEnds, indexes, childCounts } = outline;
  const node = outline.count;
  outline.count += 1;
  kinds[node] =
    charCode === OPENING_BRACE ? OBJECT_KIND : charCode === OPENING_BRACKET ? ARRAY_KIND : SCALAR_KIND;
  starts[node] = offset;
  if (kinds[node] !== SCALAR_KIND) ends[node] = offset + 1;
  else ends[node] = charCode === QUOTE ? findStringEnd(text, offset) : findTokenEnd(text, offset);
  parents[node] = parent;
  subtreeEnds[node] = node + 1;
  if (parent >= 0) {
    depths[node] = (depths[parent] ?? 0) + 1;
    indexes[node] = childCounts[parent] ?? 0;
    childCounts[parent] = (childCounts[parent] ?? 0) + 1;
  }
  return node;
}

/** The offset after a number, `true`, `false` or `null`. */
function findTokenEnd(text: string, start: number): number {
  let offset = start + 1;
  while (
    offset < text.length &&
    !SEPARATORS.has(text.charCodeAt(offset)) &&
    !CLOSING_BRACKETS.has(text.charCodeAt(offset))
  )
    offset += 1;
  return offset;
}

/** An upper limit: one value, and one more for each comma and each opening bracket. */
function countMaxValues(text: string): number {
  let maxCount = 1;
  for (let offset = 0; offset < text.length; offset += 1) {
    const charCode = text.charCodeAt(offset);
    if (charCode === COMMA || charCode === OPENING_BRACKET || charCode === OPENING_BRACE) maxCount += 1;
  }
  return maxCount;
}

function getCharCode(char: string): number {
  return char.charCodeAt(0);
}
