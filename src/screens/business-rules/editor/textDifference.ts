import { parseRuleValue } from '@/domain/entities/businessRule';
import { trimCommonAffixes } from '@/lib/text/trimCommonAffixes';
import { truncate } from '@/lib/text/truncate';

export const LINE_BREAK = /\r\n?|\n/;

/** Characters that are shown before and after the difference. */
const CONTEXT_LENGTH = 40;
const MAX_TEXT_LENGTH = 2_000;

/**
 * The parts that differ of the texts of two string rules, with real line breaks. Null if neither text has one, if more than
 * the texts differs, and if only their white space differs, which the JSON texts show better.
 */
export function findTextDifference(
  beforeJson: string,
  afterJson: string,
): { before: string; after: string } | null {
  const [before, after] = [parseRuleValue(beforeJson), parseRuleValue(afterJson)];
  if (before.kind !== 'string' || after.kind !== 'string' || before.nameJson !== after.nameJson) return null;
  if (!LINE_BREAK.test(before.text) && !LINE_BREAK.test(after.text)) return null;
  if (collapseWhiteSpace(before.text) === collapseWhiteSpace(after.text)) return null;
  const [previous, next] = trimCommonAffixes(before.text, after.text, CONTEXT_LENGTH);
  return { before: truncate(previous, MAX_TEXT_LENGTH), after: truncate(next, MAX_TEXT_LENGTH) };
}

function collapseWhiteSpace(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
