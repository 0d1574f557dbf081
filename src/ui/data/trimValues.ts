import { type JsonDifference } from '@/lib/json/jsonDifference';
import { parseJson } from '@/lib/json/parseJson';
import {
  findMultilineDifference,
  LINE_BREAK,
  MAX_MULTILINE_LENGTH,
} from '@/lib/text/findMultilineDifference';
import { trimCommonAffixes } from '@/lib/text/trimCommonAffixes';
import { truncate } from '@/lib/text/truncate';

const MAX_VALUE_LENGTH = 200;
/** Characters that are shown before and after the difference of two long texts. */
const CONTEXT_LENGTH = 20;

/** The parts of two values that differ: with line breaks if they are texts of several lines, otherwise as JSON. */
export function trimValues(before?: string, after?: string): Pick<JsonDifference, 'before' | 'after'> {
  if (before === undefined || after === undefined)
    return { before: trimSingleValue(before), after: trimSingleValue(after) };
  const [beforeText, afterText] = [parseText(before), parseText(after)];
  const texts =
    beforeText === null || afterText === null ? null : findMultilineDifference(beforeText, afterText);
  if (texts) return texts;
  const [previous, next] = trimCommonAffixes(before, after, CONTEXT_LENGTH);
  return { before: truncate(previous, MAX_VALUE_LENGTH), after: truncate(next, MAX_VALUE_LENGTH) };
}

function trimSingleValue(value?: string): string | undefined {
  const text = value === undefined ? null : parseText(value);
  if (text !== null && LINE_BREAK.test(text)) return truncate(text, MAX_MULTILINE_LENGTH);
  return value && truncate(value, MAX_VALUE_LENGTH);
}

/** The text of a JSON string; null for another value, which need not be JSON. */
function parseText(value: string): string | null {
  const text = value.startsWith('"') ? parseJson(value) : null;
  return typeof text === 'string' ? text : null;
}
