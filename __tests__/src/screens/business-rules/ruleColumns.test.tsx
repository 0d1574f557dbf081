import { render } from '@testing-library/react';
import { buildRuleColumns, buildSearchHitColumns, toRuleRow } from '@/screens/business-rules/ruleRow';

it.each([
  ['{"cents":20100}', '20100', '20100 ($201.00 AUD)', '20100 cents ($201.00 AUD)'],
  ['{"value":20100}', '20100', '', '20100'],
])('the value of the rule %s has its text alone, and shows its amount', (ruleJson, text, shown, tooltip) => {
  const rule = { id: 1, category: 3, rule: { meta: { identity: 'top_up' } }, ruleJson };
  const row = toRuleRow(rule, { id: 3, name: 'Account Limits' });
  for (const columns of [buildRuleColumns('AUD'), buildSearchHitColumns('AUD')]) {
    const value = columns.find(({ key }) => key === 'value');
    expect(value?.text(row)).toBe(text);
    expect(value?.tooltip?.(row)).toBe(tooltip);
    expect(render(value?.render?.(row, false)).container).toHaveTextContent(shown);
  }
});
