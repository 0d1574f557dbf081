import { describeOtherForm, listDistribution } from '@/domain/fleet/ruleDistribution';
import { type RuleDistribution, type RuleSummary } from '@/domain/fleet/summarizeRules';

const buildRule = (values: readonly (readonly [json: string, kind: string, agencies: readonly string[]])[]) =>
  ({
    values: values.map(([json, kind, agencies]) => ({ json, kind, agencies })),
    withheld: ['E'],
    missing: ['X', 'Y'],
    withoutCategory: ['Z'],
  }) as unknown as RuleSummary;

const listLabels = (rule: RuleSummary) => listDistribution(rule).map(({ label }) => label);

it('has an entry for each value, for other types, and tells a missing rule from a missing category', () => {
  const rule = buildRule([
    ['{"cap":200}', 'number', ['A', 'B']],
    ['{"cap":250}', 'number', ['C']],
    ['{"cap":"200"}', 'string', ['D']],
  ]);
  expect(listLabels(rule)).toEqual([
    '200 in 2 agencies',
    '250 in 1',
    'other type ("200", string) in 1',
    'not kept in 1',
    'rule missing in 2',
    'category missing in 1',
  ]);
  const keys = listDistribution(rule).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  // The query string must not have a rule's value, which can be a secret.
  expect(keys.join()).not.toMatch(/200|250/);
});

it('names the key of a value that has another one than the most frequent value', () => {
  const rule = buildRule([
    ['{"cap":200}', 'number', ['A', 'B']],
    ['{"kap":200}', 'number', ['C']],
    ['{"cap":250}', 'number', ['D']],
    ['{"cap":"200"}', 'string', ['D']],
  ]);
  expect(listLabels(rule).slice(0, 3)).toEqual(['200 in 2 agencies', '{"kap":200} in 1', '250 in 1']);
  const [usual] = rule.values as [RuleDistribution];
  expect(rule.values.map((value) => describeOtherForm(value, usual))).toEqual([
    null,
    'Another key: kap, not cap.',
    null,
    'Another type: string, not number.',
  ]);
});

it('has one key for a value, whichever agency its text is of', () => {
  const getKey = (json: string) => listDistribution(buildRule([[json, 'object', ['A', 'B']]]))[0]?.key;
  const json = '{"hours":{"from":"22:00","to":"06:00"}}';
  expect(getKey('{"hours":{"to":"06:00","from":"22\\u003a00"}}')).toBe(getKey(json));
  expect(getKey('{"hours":{"from":"22:00","to":"07:00"}}')).not.toBe(getKey(json));
});

it('sums the rare values, and counts an agency with two of them once', () => {
  const numbers = Array.from(
    { length: 8 },
    (_, index) => [`{"cap":${index}}`, 'number', [index < 6 ? `A${index}` : 'B']] as const,
  );
  const labels = listLabels(buildRule(numbers));
  expect(labels.slice(0, 7)).toEqual([
    '0 in 1 agency',
    ...[1, 2, 3, 4, 5].map((value) => `${value} in 1`),
    'other values in 1',
  ]);
  expect(listDistribution(buildRule(numbers)).find(({ key }) => key === 'rest')?.jsons).toEqual([
    '{"cap":6}',
    '{"cap":7}',
  ]);
});

it('names other objects by their first difference, because long ones begin alike', () => {
  const rule = buildRule([
    ['{"email":true,"push":true,"sms":false,"hours":{"from":"22:00"}}', 'object', ['A', 'B']],
    ['{"email":true,"push":true,"sms":true,"hours":{"from":"22\\u003a00"}}', 'object', ['C']],
    ['{"email":true,"push":true,"hours":{"from":"23:00"}}', 'object', ['D']],
    ['{"push":true,"email":true,"sms":false,"hours":{"from":"23:00"}}', 'object', ['F']],
  ]);
  expect(listLabels(rule).slice(0, 4)).toEqual([
    '{"email":true,"push":tru… in 2 agencies',
    'sms: true in 1',
    'sms: none, … in 1',
    'hours.from: "23:00" in 1',
  ]);
});

it('shortens the path of a difference before its value', () => {
  const build = (from: string) => `{"sms":true,"notifications":{"quietHours":{"from":"${from}"}}}`;
  const rule = buildRule([
    [build('22:00'), 'object', ['A', 'B']],
    [build('23:00'), 'object', ['C']],
    [build('21:30'), 'object', ['D']],
    [build('the end of the last trip of the day'), 'object', ['F']],
  ]);
  expect(listLabels(rule).slice(1, 4)).toEqual([
    '…s.quietHours.from: "23:00" in 1',
    '…s.quietHours.from: "21:30" in 1',
    '…urs.from: "the end of the last tri… in 1',
  ]);
});
