/**
 * Extracts the raw text of one member of a JSON object. Parsing and serializing a value loses digits of large numbers,
 * `1.0`, and keys like `__proto__`. `json` must be valid JSON. Returns undefined if the object has no such member; the
 * last of several members counts, as in JSON.parse.
 */
export function extractRawMember(json: string, name: string): string | undefined {
  let value: string | undefined;
  // Starts after the opening brace.
  let position = skipWhitespace(json, 0) + 1;
  for (;;) {
    position = skipWhitespace(json, position);
    if (json[position] !== '"') return value;
    const keyEnd = findStringEnd(json, position);
    const key = JSON.parse(json.slice(position, keyEnd)) as string;
    const valueStart = skipWhitespace(json, skipWhitespace(json, keyEnd) + 1);
    const valueEnd = findValueEnd(json, valueStart);
    if (key === name) value = json.slice(valueStart, valueEnd);
    position = skipWhitespace(json, valueEnd) + 1;
  }
}

function skipWhitespace(json: string, from: number): number {
  let position = from;
  while (/[ \t\r\n]/.test(json[position] ?? '')) position += 1;
  return position;
}

/** The index after a string that starts at `from`. */
function findStringEnd(json: string, from: number): number {
  let position = from + 1;
  while (position < json.length && json[position] !== '"') position += json[position] === '\\' ? 2 : 1;
  return position + 1;
}

/** The index after a value that starts at `from`. It counts brackets except those in strings. */
function findValueEnd(json: string, from: number): number {
  let depth = 0;
  let position = from;
  while (position < json.length) {
    const character = json[position] ?? '';
    if (character === '"') position = findStringEnd(json, position);
    else if (depth === 0 && /[,}\]\s]/.test(character)) return position;
    else {
      if (character === '{' || character === '[') depth += 1;
      if (character === '}' || character === ']') depth -= 1;
      position += 1;
    }
    if (depth === 0 && /["}\]]/.test(json[position - 1] ?? '')) return position;
  }
  return position;
}
