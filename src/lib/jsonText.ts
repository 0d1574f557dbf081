/*
 * JSON taken apart and laid out as text: parsing it and writing it again would lose digits of large numbers, `1.0`,
 * and keys like `__proto__`. Every text handed in here has to be valid JSON.
 */

/** One member of an object: its name, and name and value as they were written. */
export interface JsonMember {
  name: string;
  /** The name with its quotes and escapes. */
  nameText: string;
  text: string;
}

/** The members of an object in their order, a name that comes twice included; none for any other value. */
export function splitObject(json: string): JsonMember[] {
  const text = json.trim();
  if (!text.startsWith('{')) return [];
  return partsOf(text).map((part) => {
    const nameText = part.slice(0, findStringEnd(part, 0));
    return {
      name: JSON.parse(nameText) as string,
      nameText,
      text: part.slice(part.indexOf(':', nameText.length) + 1).trim(),
    };
  });
}

/** The text of one member of an object; of several with the name the last counts, as in parsing. */
export function findMemberText(json: string, name: string): string | undefined {
  return splitObject(json).findLast((member) => member.name === name)?.text;
}

/** The items of an array; none for any other value. */
export function splitArray(json: string): string[] {
  const text = json.trim();
  return text.startsWith('[') ? partsOf(text) : [];
}

/** The same JSON without spaces and line breaks between its parts, with every key and digit as it was. */
export function compactJson(json: string): string {
  return (json.match(TOKENS) ?? []).join('');
}

/** The same JSON over several lines, two spaces a level, with every key and digit as it was. */
export function indentJson(json: string): string {
  const pieces: string[] = [];
  let depth = 0;
  let hasOpened = false;
  const newLine = () => `\n${'  '.repeat(depth)}`;
  for (const token of json.match(TOKENS) ?? []) {
    if (token === '}' || token === ']') {
      depth -= 1;
      if (!hasOpened) pieces.push(newLine());
    } else if (hasOpened) pieces.push(newLine());
    hasOpened = token === '{' || token === '[';
    if (hasOpened) depth += 1;
    pieces.push(token === ':' ? ': ' : token);
    if (token === ',') pieces.push(newLine());
  }
  return pieces.join('');
}

/** Strings, brackets and signs, and the rest between them: numbers, true, false and null. */
const TOKENS = /"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s[\]{},:"]+/g;

/** What stands between the commas of an array or an object, whose text begins with its bracket. */
function partsOf(container: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 1;
  for (let place = 0; place < container.length; place += 1) {
    const letter = container[place];
    if (letter === '"') place = findStringEnd(container, place) - 1;
    else if (letter === '{' || letter === '[') depth += 1;
    else if (letter === '}' || letter === ']') depth -= 1;
    if (depth === 0 || (depth === 1 && letter === ',')) {
      parts.push(container.slice(start, place).trim());
      start = place + 1;
    }
  }
  return parts.length === 1 && parts[0] === '' ? [] : parts;
}

/** The place behind a string that begins at `from`. */
export function findStringEnd(json: string, from: number): number {
  let place = from + 1;
  while (place < json.length && json[place] !== '"') place += json[place] === '\\' ? 2 : 1;
  return Math.min(place + 1, json.length);
}
