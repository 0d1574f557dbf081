/*
 * Functions that split and compact JSON as text. `JSON.parse` and `JSON.stringify` would lose digits of large numbers,
 * `1.0`, and keys such as `__proto__`. All texts must be valid JSON.
 */

interface JsonMember {
  name: string;
  /** The JSON of the name, with quotes and escapes. */
  nameJson: string;
  valueJson: string;
}

/** The members in their order, with duplicate names; empty when the value is not an object. */
export function splitObject(json: string): JsonMember[] {
  const text = json.trim();
  if (!text.startsWith('{')) return [];
  return splitItems(text).map((item) => {
    const nameJson = item.slice(0, findStringEnd(item, 0));
    return {
      name: JSON.parse(nameJson) as string,
      nameJson,
      valueJson: item.slice(item.indexOf(':', nameJson.length) + 1).trim(),
    };
  });
}

/** The JSON of a member's value; with duplicate names the last value, as in `JSON.parse`. */
export function findMemberJson(json: string, name: string): string | undefined {
  return splitObject(json).findLast((member) => member.name === name)?.valueJson;
}

/** The JSON of each item; empty when the value is not an array. */
export function splitArray(json: string): string[] {
  const text = json.trim();
  return text.startsWith('[') ? splitItems(text) : [];
}

/** Removes the white space between the tokens of a JSON text; every key and digit stays. */
export function compactJson(json: string): string {
  return (json.match(TOKENS) ?? []).join('');
}

/** The tokens of JSON: strings; brackets, commas and colons; numbers, `true`, `false` and `null`. */
const TOKENS = /"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s[\]{},:"]+/g;

/** Splits an array or an object at its commas. The text must start with the opening bracket. */
function splitItems(container: string): string[] {
  const items: string[] = [];
  let depth = 0;
  let start = 1;
  for (let offset = 0; offset < container.length; offset += 1) {
    const char = container[offset];
    if (char === '"') offset = findStringEnd(container, offset) - 1;
    else if (char === '{' || char === '[') depth += 1;
    else if (char === '}' || char === ']') depth -= 1;
    if (depth === 0 || (depth === 1 && char === ',')) {
      items.push(container.slice(start, offset).trim());
      start = offset + 1;
    }
  }
  return items[0] === '' ? [] : items;
}

/** The offset after the string that starts at `start`; the text's length when the string does not end. */
export function findStringEnd(json: string, start: number): number {
  let offset = start + 1;
  while (offset < json.length && json[offset] !== '"') offset += json[offset] === '\\' ? 2 : 1;
  return Math.min(offset + 1, json.length);
}
