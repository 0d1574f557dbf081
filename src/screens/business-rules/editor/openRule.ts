import { type NamedRule } from '@/shared/writes/ruleJournal';
import { isEditable, type RuleRow } from '../ruleRow';

/** A rule as it was when the operator opened it, or, after a conflict, as the platform had it then. */
export interface OpenRule extends NamedRule {
  /** Whether the editor has an object's JSON. */
  isObject: boolean;
  ruleJson: string;
  /** A rule's JSON whose type and key the editor has, if they are not those of the rule: the value that the editor was filled with. */
  newTypeJson?: string;
  /** The change that 'Put back' has opened the editor for. */
  reverted?: { changeId: string; before: string };
}

/** The rule's JSON by whose type the text in the editor is parsed. */
export function getTypeJson({ newTypeJson, ruleJson }: OpenRule): string {
  return newTypeJson ?? ruleJson;
}

/** Converts a table row. Returns null if the rule can't be edited. */
export function toOpenRule(row: RuleRow): OpenRule | null {
  const { id, category, categoryName, identity, ruleJson, value } = row;
  if (identity === null || !isEditable(row)) return null;
  return { id, category, categoryName, identity, ruleJson, isObject: value.kind === 'object' };
}
