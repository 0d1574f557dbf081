import { type BusinessRule, parseRuleValue, type RuleValue } from '@/domain/entities/businessRule';
import { type Id } from '@/domain/entities/fields';
import { MISSING_VALUE, textOrDash } from '@/domain/missingValue';
import { type Currency } from '@/domain/regions';
import { formatMoneySuffix, formatShortMoneySuffix } from '@/domain/ruleMoney';
import { formatValue, truncateValue } from '@/domain/ruleValue';
import { MutedSuffix } from '@/ui/data/MutedSuffix';
import { Icon } from '@/ui/icons/Icon';
import { type Column } from '@/ui/table/column';

export interface RuleRow {
  id: Id;
  /** The name by which an update finds the rule; null when the platform sent none, or an empty one. */
  identity: string | null;
  /** The id of the category under which the rule was listed. */
  category: Id;
  /** Null for a category without a name. */
  categoryName: string | null;
  ruleJson: string;
  value: RuleValue;
  /** Not truncated. */
  valueText: string;
}

export function toRuleRow(
  { id, rule, ruleJson }: BusinessRule,
  category: { id: Id; name: string | null },
): RuleRow {
  return {
    id,
    identity: rule.meta.identity || null,
    category: category.id,
    categoryName: category.name || null,
    ruleJson,
    value: parseRuleValue(ruleJson),
    valueText: formatValue(ruleJson),
  };
}

/** Whether the rule has an identity, which an update needs, and a kind that has an editor. */
export function isEditable({ identity, value }: RuleRow): boolean {
  return identity !== null && value.kind !== 'unexpected';
}

/** Maximum number of characters of a value in the tooltip of its cell. */
const TOOLTIP_LENGTH_LIMIT = 300;

export const buildRuleColumns = (currency: Currency): readonly Column<RuleRow>[] => [
  { key: 'id', title: 'ID', width: 90, text: ({ id }) => String(id) },
  { key: 'identity', title: 'Identity', width: 260, text: ({ identity }) => textOrDash(identity) },
  { key: 'type', title: 'Type', width: 120, text: ({ value }) => value.kind },
  {
    key: 'value',
    title: 'Value',
    width: 280,
    text: ({ valueText }) => textOrDash(truncateValue(valueText)),
    render: ({ valueText, ruleJson }) => {
      const suffix = formatShortMoneySuffix(ruleJson, currency);
      return suffix === '' ? null : <MutedSuffix text={valueText} suffix={suffix} />;
    },
    tooltip: ({ valueText, ruleJson }) =>
      truncateValue(valueText, TOOLTIP_LENGTH_LIMIT) + formatMoneySuffix(ruleJson, currency),
  },
  {
    key: 'edit',
    title: 'Edit',
    width: 80,
    text: (row) => (isEditable(row) ? '✎' : MISSING_VALUE),
    render: (row) => (isEditable(row) ? <Icon name="edit" /> : null),
    tooltip: (row) => (isEditable(row) ? `Edit ${textOrDash(row.identity)}` : 'Read-only'),
  },
];

/** With the category, behind the id. */
export const buildSearchHitColumns = (currency: Currency): readonly Column<RuleRow>[] =>
  buildRuleColumns(currency).toSpliced(1, 0, {
    key: 'category',
    title: 'Category',
    width: 160,
    text: ({ categoryName }) => textOrDash(categoryName),
  });
