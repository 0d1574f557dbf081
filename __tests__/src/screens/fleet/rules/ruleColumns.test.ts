import { type RuleSummary } from '@/domain/fleet/summarizeRules';
import { buildRuleColumns } from '@/screens/fleet/rules/ruleColumns';

/** Pixels of a window of 1440 without the menu, the page's padding, the side panel, the table's border and its scroll bar. */
const ROOM_BESIDE_PANEL = 1440 - 224 - 32 - 392 - 2 - 15;

it('has all its columns in sight beside the panel, and more room for names and values in a wide window', () => {
  const columns = buildRuleColumns('USD');
  expect(columns.reduce((sum, { width }) => sum + width, 0)).toBeLessThanOrEqual(ROOM_BESIDE_PANEL);
  expect(columns.filter(({ isGrowing }) => isGrowing).map(({ key }) => key)).toEqual(['identity', 'usual']);
});

const valueOf = (json: string, ...agencies: string[]) => ({ json, kind: 'object', agencies });

it.each<[string, RuleSummary['values'], RuleSummary['withheld'], string[]]>([
  [
    'all of which were kept',
    [valueOf('{"value":5}', 'A', 'B'), valueOf('{"value":6}', 'C')],
    [],
    ['5', '2', '1'],
  ],
  [
    'of which an agency has several',
    [valueOf('{"value":5}', 'A', 'B'), valueOf('{"value":6}', 'B', 'C'), valueOf('{"value":7}', 'C')],
    [],
    ['5', '2', '1'],
  ],
  ['some of which were kept', [valueOf('{"value":5}', 'A')], ['B', 'C'], ['5', '1', '–']],
  ['none of which was kept', [], ['A', 'B', 'C'], ['not kept', '–', '–']],
  ['in cents', [valueOf('{"cents":500}', 'A', 'B')], [], ['500 ($5.00)', '2', '–']],
])('compares values %s', (_name, values, withheld, texts) => {
  const rule = {
    category: 'Advanced',
    identity: 'odd_keys',
    isNameless: false,
    values,
    withheld,
    missing: [],
    withoutCategory: [],
    differingCount: 0,
  };
  const columns = buildRuleColumns('USD').filter(({ key }) =>
    ['usual', 'usualCount', 'differing'].includes(key),
  );
  expect(columns.map(({ text }) => text?.(rule))).toEqual(texts);
});
