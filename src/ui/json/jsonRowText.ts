import { type JsonOutline, kindOf, nameJsonOf, valueJsonOf } from '@/lib/json/jsonOutline';
import { formatCount } from '@/lib/text/formatCount';

/** A longer value is truncated in its row, and shown in full by FullValuePanel. */
export const MAX_ROW_LENGTH = 500;

/** Control characters, invisible characters and characters that change the text direction. */
const INVISIBLE_CHARACTERS = /[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** Truncates the text and escapes what cannot be seen. The escapes are those of JSON, for example `\u200b`. */
export function toShownText(text: string, maxLength = MAX_ROW_LENGTH): string {
  const truncated = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
  return truncated.replace(
    INVISIBLE_CHARACTERS,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The text of an object's or array's row: `{ 2 keys }`, `[ 3 items ]`. */
export function summarizeContainer(outline: JsonOutline, node: number): string {
  const size = outline.childCounts[node] ?? 0;
  const isObject = kindOf(outline, node) === 'object';
  if (size === 0) return isObject ? '{}' : '[]';
  return isObject ? `{ ${formatCount(size, 'key', 'keys')} }` : `[ ${formatCount(size, 'item', 'items')} ]`;
}

/** The text that 'Copy value' copies: a string without quotes, any other value as its JSON. */
export function getCopyText(outline: JsonOutline, node: number): string {
  return unquote(valueJsonOf(outline, node));
}

/** The path of a value from the root: `$.rules[2].name`, `$["a b"]`. */
export function buildJsonPath(outline: JsonOutline, node: number): string {
  const steps: string[] = [];
  for (let current = node; (outline.parents[current] ?? -1) >= 0; current = outline.parents[current] ?? -1) {
    const nameText = nameJsonOf(outline, current);
    if (nameText === '') steps.push(`[${outline.indexes[current] ?? 0}]`);
    else steps.push(IDENTIFIER_KEY.test(nameText) ? `.${nameText.slice(1, -1)}` : `[${nameText}]`);
  }
  return `$${steps.reverse().join('')}`;
}

/** Whether a row's key or scalar value contains a text, ignoring case; `lowerText` must be in lower case. */
export function rowContains(outline: JsonOutline, node: number, lowerText: string): boolean {
  const contains = (json: string) => unquote(json).toLowerCase().includes(lowerText);
  if (outline.nameEnds[node] !== outline.nameStarts[node] && contains(nameJsonOf(outline, node))) return true;
  return kindOf(outline, node) === 'scalar' && contains(valueJsonOf(outline, node));
}

const IDENTIFIER_KEY = /^"[A-Za-z_$][\w$]*"$/;

/** Removes the quotes and escapes of a JSON string; any other JSON stays unchanged. */
function unquote(json: string): string {
  if (!json.startsWith('"')) return json;
  if (!json.includes('\\')) return json.slice(1, json.endsWith('"') ? -1 : undefined);
  try {
    return String(JSON.parse(json));
  } catch {
    return json;
  }
}
