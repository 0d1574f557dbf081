import { type JsonOutline, kindOf, nameTextOf, valueTextOf } from '@/lib/jsonOutline';

/** A longer value is cut in its row, and shown whole beside the tree. */
export const LONGEST_IN_ROW = 500;

/** Signs that turn the text's direction or show nothing: written out, so that a row says what it holds. */
const TRICKY = /[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** A text as a row shows it: one line, at most so long, with signs that can't be seen written out as JSON does. */
export function inertText(text: string, longest = LONGEST_IN_ROW): string {
  const part = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return part.replace(TRICKY, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** What a container's row says in place of its values. */
export function summaryOf(outline: JsonOutline, node: number): string {
  const size = outline.sizes[node] ?? 0;
  const isObject = kindOf(outline, node) === 'object';
  if (size === 0) return isObject ? '{}' : '[]';
  const noun = isObject ? 'key' : 'item';
  const count = `${size.toLocaleString('en-US')} ${noun}${size === 1 ? '' : 's'}`;
  return isObject ? `{ ${count} }` : `[ ${count} ]`;
}

/** What copying a value gives: a string's own text, any other value as it was written. */
export function copiedValueOf(outline: JsonOutline, node: number): string {
  return readable(valueTextOf(outline, node));
}

/** The way to a value from the outermost one: `$.rules[2].name`, `$["a b"]`. */
export function pathOf(outline: JsonOutline, node: number): string {
  const steps: string[] = [];
  for (let at = node; (outline.parents[at] ?? -1) >= 0; at = outline.parents[at] ?? -1) {
    const nameText = nameTextOf(outline, at);
    if (nameText === '') steps.push(`[${outline.places[at] ?? 0}]`);
    else steps.push(PLAIN_NAME.test(nameText) ? `.${nameText.slice(1, -1)}` : `[${nameText}]`);
  }
  return `$${steps.reverse().join('')}`;
}

/** Whether a value's row holds a text: its name, or the value itself where it is no container. */
export function rowHolds(outline: JsonOutline, node: number, lowerText: string): boolean {
  const holds = (written: string) => readable(written).toLowerCase().includes(lowerText);
  if (outline.nameEnds[node] !== outline.nameStarts[node] && holds(nameTextOf(outline, node))) return true;
  return outline.kinds[node] === 0 && holds(valueTextOf(outline, node));
}

const PLAIN_NAME = /^"[A-Za-z_$][\w$]*"$/;

/** A string without its quotes and escapes; anything else as it is. */
function readable(written: string): string {
  if (!written.startsWith('"')) return written;
  if (!written.includes('\\')) return written.slice(1, written.endsWith('"') ? -1 : undefined);
  try {
    return String(JSON.parse(written));
  } catch {
    return written;
  }
}
