import { parseRuleValue } from '@/domain/entities/businessRule';
import { findMultilineDifference } from '@/lib/text/findMultilineDifference';

/** Compares the texts of two string rules, as `findMultilineDifference` does. Null also if more than the texts differs. */
export function findTextDifference(
  beforeJson: string,
  afterJson: string,
): { before: string; after: string } | null {
  const [before, after] = [parseRuleValue(beforeJson), parseRuleValue(afterJson)];
  if (before.kind !== 'string' || after.kind !== 'string' || before.nameJson !== after.nameJson) return null;
  return findMultilineDifference(before.text, after.text);
}
