/**
 * The text of one member of a JSON object as it was written: parsing it and writing it again would lose digits of large
 * numbers, `1.0`, and keys like `__proto__`. The text has to be valid JSON already. Undefined when the object has no
 * such member; of several the last counts, as in parsing.
 */
export function rawMember(json: string, name: string): string | undefined {
  let found: string | undefined;
  let at = space(json, 0) + 1;
  for (;;) {
    at = space(json, at);
    if (json[at] !== '"') return found;
    const keyEnd = stringEnd(json, at);
    const key = JSON.parse(json.slice(at, keyEnd)) as string;
    const valueStart = space(json, space(json, keyEnd) + 1);
    const valueEnd = endOfValue(json, valueStart);
    if (key === name) found = json.slice(valueStart, valueEnd);
    at = space(json, valueEnd) + 1;
  }
}

function space(json: string, from: number): number {
  let at = from;
  while (/[ \t\r\n]/.test(json[at] ?? '')) at += 1;
  return at;
}

/** The place behind a string that begins at `from`. */
function stringEnd(json: string, from: number): number {
  let at = from + 1;
  while (at < json.length && json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
  return at + 1;
}

/** The place behind a value that begins at `from`: counts brackets, but not those in strings. */
function endOfValue(json: string, from: number): number {
  let depth = 0;
  let at = from;
  while (at < json.length) {
    const character = json[at] ?? '';
    if (character === '"') at = stringEnd(json, at);
    else if (depth === 0 && /[,}\]\s]/.test(character)) return at;
    else {
      if (character === '{' || character === '[') depth += 1;
      if (character === '}' || character === ']') depth -= 1;
      at += 1;
    }
    if (depth === 0 && /["}\]]/.test(json[at - 1] ?? '')) return at;
  }
  return at;
}
