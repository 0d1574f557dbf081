import { type Id } from '@/domain/entities/fields';
import { isEditable, type RuleRow } from './ruleRow';

/** A rule as it was when it was opened, or as the operator last saw it. */
export interface OpenRule {
  id: Id;
  category: Id;
  categoryName: string;
  identity: string;
  isObject: boolean;
  ruleJson: string;
}

/** A row as what its editor begins with; null where it can't be edited. */
export function toOpenRule(row: RuleRow): OpenRule | null {
  const { id, category, categoryName, identity, ruleJson, value } = row;
  if (identity === null || !isEditable(row)) return null;
  return { id, category, categoryName, identity, ruleJson, isObject: value.kind === 'object' };
}
