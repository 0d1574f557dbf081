import { type JsonOutline, kindOf, nameTextOf, valueTextOf } from '@/lib/jsonOutline';

/** A longer value is cut in its row, and shown whole beside the tree. */
export const MAX_ROW_LENGTH = 500;

/** Signs that turn the text's direction or show nothing: written out, so that a row says what it holds. */
const INVISIBLE_CHARACTERS = /[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** A text as a row shows it: one line, at most so long, with signs that can't be seen written out as JSON does. */
export function escapeInvisible(text: string, maxLength = MAX_ROW_LENGTH): string {
  const part = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
  return part.replace(
    INVISIBLE_CHARACTERS,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** What a container's row says in place of its values. */
export function summarizeContainer(outline: JsonOutline, node: number): string {
  const size = outline.childCounts[node] ?? 0;
  const isObject = kindOf(outline, node) === 'object';
  if (size === 0) return isObject ? '{}' : '[]';
  const noun = isObject ? 'key' : 'item';
  const count = `${size.toLocaleString('en-US')} ${noun}${size === 1 ? '' : 's'}`;
  return isObject ? `{ ${count} }` : `[ ${count} ]`;
}

/** What copying a value gives: a string's own text, any other value as it was written. */
export function getCopyText(outline: JsonOutline, node: number): string {
  return unquote(valueTextOf(outline, node));
}

/** The way to a value from the outermost one: `$.rules[2].name`, `$["a b"]`. */
export function buildJsonPath(outline: JsonOutline, node: number): string {
  const steps: string[] = [];
  for (let current = node; (outline.parents[current] ?? -1) >= 0; current = outline.parents[current] ?? -1) {
    const nameText = nameTextOf(outline, current);
    if (nameText === '') steps.push(`[${outline.indexes[current] ?? 0}]`);
    else steps.push(IDENTIFIER_KEY.test(nameText) ? `.${nameText.slice(1, -1)}` : `[${nameText}]`);
  }
  return `$${steps.reverse().join('')}`;
}

/** Whether a value's row holds a text: its name, or the value itself where it is no container. */
export function rowContains(outline: JsonOutline, node: number, lowerText: string): boolean {
  const contains = (json: string) => unquote(json).toLowerCase().includes(lowerText);
  if (outline.nameEnds[node] !== outline.nameStarts[node] && contains(nameTextOf(outline, node))) return true;
  return outline.kinds[node] === 0 && contains(valueTextOf(outline, node));
}

const IDENTIFIER_KEY = /^"[A-Za-z_$][\w$]*"$/;

/** A string without its quotes and escapes; anything else as it is. */
function unquote(json: string): string {
  if (!json.startsWith('"')) return json;
  if (!json.includes('\\')) return json.slice(1, json.endsWith('"') ? -1 : undefined);
  try {
    return String(JSON.parse(json));
  } catch {
    return json;
  }
}
