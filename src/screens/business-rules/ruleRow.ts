import { type BusinessRule, parseRuleValue, type RuleValue } from '@/domain/entities/businessRule';
import { type Id } from '@/domain/entities/fields';
import { SERVER_MESSAGE_LIMIT } from '@/domain/limits';
import { MISSING_VALUE, textOrDash } from '@/domain/missingValue';
import { type Column } from '@/ui/table/column';
import { formatValue, truncateValue } from './ruleValue';

/** A table row of a rule, with its value parsed once. */
export interface RuleRow {
  id: Id;
  identity: string | null;
  /** The id of the category under which the rule was listed. */
  category: Id;
  categoryName: string;
  ruleJson: string;
  value: RuleValue;
  /** The value as text, not truncated. */
  valueText: string;
}

export function toRuleRow(
  { id, rule, ruleJson }: BusinessRule,
  category: { id: Id; name: string | null },
): RuleRow {
  return {
    id,
    identity: rule.meta.identity,
    category: category.id,
    categoryName: textOrDash(category.name),
    ruleJson,
    value: parseRuleValue(ruleJson),
    valueText: formatValue(ruleJson),
  };
}

/** A rule needs an identity, by which the platform finds it, and a kind that has an editor. */
export function isEditable({ identity, value }: RuleRow): boolean {
  return identity !== null && value.kind !== 'unexpected';
}

export const ruleColumns: readonly Column<RuleRow>[] = [
  { key: 'id', title: 'ID', width: 90, text: ({ id }) => String(id) },
  { key: 'identity', title: 'Identity', width: 260, text: ({ identity }) => textOrDash(identity) },
  { key: 'type', title: 'Type', width: 120, text: ({ value }) => value.kind },
  {
    key: 'value',
    title: 'Value',
    width: 300,
    text: ({ valueText }) => textOrDash(truncateValue(valueText)),
    hint: ({ valueText }) => truncateValue(valueText, SERVER_MESSAGE_LIMIT),
  },
  {
    key: 'edit',
    title: 'Edit',
    width: 80,
    text: (row) => (isEditable(row) ? '✎' : MISSING_VALUE),
    hint: (row) => (isEditable(row) ? `Edit ${textOrDash(row.identity)}` : 'Read-only'),
  },
];

/** The rule columns plus the category's name, for search results of all categories. */
export const searchHitColumns: readonly Column<RuleRow>[] = [
  ...ruleColumns.slice(0, 1),
  { key: 'category', title: 'Category', width: 200, text: ({ categoryName }) => categoryName },
  ...ruleColumns.slice(1),
];
