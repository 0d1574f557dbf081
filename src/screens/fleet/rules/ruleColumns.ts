import { type RuleSummary } from '@/domain/fleet/summarizeRules';
import { type Currency } from '@/domain/regions';
import { formatShortMoneySuffix } from '@/domain/ruleMoney';
import { formatValue, truncateValue } from '@/domain/ruleValue';
import { formatNumber } from '@/lib/text/formatNumber';
import { type Column } from '@/ui/table/column';

const countOrDash = (count: number) => (count === 0 ? '–' : formatNumber(count));

export const buildRuleColumns = (currency: Currency): readonly Column<RuleSummary>[] => [
  {
    key: 'identity',
    title: 'Rule',
    width: 160,
    isGrowing: true,
    text: ({ identity }) => identity,
    sortBy: ({ identity }) => identity,
  },
  {
    key: 'category',
    title: 'Category',
    width: 128,
    text: ({ category }) => category,
    sortBy: ({ category }) => category,
  },
  {
    key: 'usual',
    title: 'Most frequent value',
    width: 160,
    isGrowing: true,
    text: ({ values: [usual] }) =>
      usual
        ? truncateValue(formatValue(usual.json)) + formatShortMoneySuffix(usual.json, currency)
        : 'not kept',
    tooltip: ({ values: [usual] }) => usual?.json,
  },
  {
    key: 'usualCount',
    title: 'Agencies with it',
    width: 124,
    isFixed: true,
    align: 'end',
    text: (rule) => countOrDash(countUsual(rule)),
    sortBy: countUsual,
  },
  {
    key: 'differing',
    title: 'Other value',
    width: 104,
    isFixed: true,
    align: 'end',
    text: (rule) => countOrDash(countOtherValues(rule)),
    sortBy: countOtherValues,
  },
  {
    key: 'missing',
    title: 'Missing',
    description: 'Agencies that do not have the rule. The platform has no call to make one.',
    width: 92,
    isFixed: true,
    align: 'end',
    text: (rule) => countOrDash(countMissing(rule)),
    sortBy: countMissing,
  },
];

function countUsual({ values: [usual] }: RuleSummary): number {
  return usual?.agencies.length ?? 0;
}

/** An agency with several rules of the name is counted once, and not if one of them has the most frequent value. */
function countOtherValues({ values: [usual, ...others] }: RuleSummary): number {
  const agencies = new Set(others.flatMap((value) => value.agencies));
  for (const agency of usual?.agencies ?? []) agencies.delete(agency);
  return agencies.size;
}

function countMissing({ missing, withoutCategory }: RuleSummary): number {
  return missing.length + withoutCategory.length;
}
