import { WITHHELD_JSON } from '@/domain/fleet/keptRun';
import { type RuleSummary } from '@/domain/fleet/summarizeRules';
import { RULE_COLUMNS } from '@/screens/fleet/rules/ruleColumns';

const valueOf = (json: string, ...agencies: string[]) => ({ json, kind: 'object', agencies });

it.each<[string, RuleSummary['values'], string[]]>([
  [
    'all of which were kept',
    [valueOf('{"value":5}', 'A', 'B'), valueOf('{"value":6}', 'C')],
    ['5', '2', '1'],
  ],
  [
    'some of which were kept',
    [valueOf('{"value":5}', 'A'), valueOf(WITHHELD_JSON, 'B', 'C')],
    ['5', '1', '–'],
  ],
  ['none of which was kept', [valueOf(WITHHELD_JSON, 'A', 'B', 'C')], ['not kept', '–', '–']],
])('compares values %s', (_name, values, texts) => {
  const rule = {
    category: 'Advanced',
    identity: 'odd_keys',
    values,
    missing: [],
    withoutCategory: [],
    differingCount: 0,
  };
  const columns = RULE_COLUMNS.filter(({ key }) => ['usual', 'usualCount', 'differing'].includes(key));
  expect(columns.map(({ text }) => text?.(rule))).toEqual(texts);
});
