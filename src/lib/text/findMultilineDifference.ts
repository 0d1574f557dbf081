import { trimCommonAffixes } from './trimCommonAffixes';
import { truncate } from './truncate';

export const LINE_BREAK = /\r\n?|\n/;

export const MAX_MULTILINE_LENGTH = 2_000;
/** Characters that are shown before and after the difference. */
const CONTEXT_LENGTH = 40;

/**
 * The parts that differ of two texts, with their line breaks. Null if neither text has one, and if only their white space
 * differs, which the escapes of JSON texts show better.
 */
export function findMultilineDifference(
  before: string,
  after: string,
): { before: string; after: string } | null {
  if (!LINE_BREAK.test(before) && !LINE_BREAK.test(after)) return null;
  if (collapseWhiteSpace(before) === collapseWhiteSpace(after)) return null;
  const [previous, next] = trimCommonAffixes(before, after, CONTEXT_LENGTH);
  return { before: truncate(previous, MAX_MULTILINE_LENGTH), after: truncate(next, MAX_MULTILINE_LENGTH) };
}

function collapseWhiteSpace(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
