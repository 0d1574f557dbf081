import { WITHHELD_JSON } from '@/domain/fleet/storedRun';
import { compareFeaturesSnapshot } from '@/domain/snapshots/compareFeaturesSnapshot';
import { compareRulesSnapshot } from '@/domain/snapshots/compareRulesSnapshot';
import { describeFile, describeFiles } from '@/domain/snapshots/describeSnapshot';
import { parseSnapshot } from '@/domain/snapshots/parseSnapshot';
import { type Snapshot, withholdSnapshotSecrets } from '@/domain/snapshots/snapshot';
import { formatSnapshot, formatSnapshotFile, parseSnapshotFile } from '@/domain/snapshots/snapshotFile';

const rule = (category: string, identity: string, json: string) => ({ category, identity, json });
const CAP = rule('Fares', 'cap', '{"value":5}');
const HOURS = rule('Fares', 'hours', '{"day":{"length":3,"start":1},"x":2}');
const PREFIX = rule('Cards', 'prefix', '{"value":"9"}');
const BEFORE = { categories: ['Fares', 'Cards'], categoryIds: ['1', '2'], rules: [CAP, HOURS, PREFIX] };
const RULES = withholdSnapshotSecrets({
  kind: 'rules',
  region: 'usEast',
  agency: 'constructor',
  takenAt: 1_000,
  content: BEFORE,
});
const PAY = { name: 'pay', version: '1.6.0', platform: 'android' };
const MOD = { name: 'mod', version: '1.0.0', platform: 'ios' };
const FEATURES: Snapshot<'features'> = {
  kind: 'features',
  region: 'australia',
  agency: 'METRO',
  takenAt: 2_000,
  content: { applications: [{ application: PAY, active: ['a', 'b'] }] },
};

const compare = (
  rules: typeof BEFORE.rules,
  options: Partial<Parameters<typeof compareRulesSnapshot>[1]> = {},
) =>
  compareRulesSnapshot(BEFORE, {
    answer: { ...BEFORE, rules },
    unread: [],
    hasAllCategories: true,
    ...options,
  });
const summarize = ({ differences }: ReturnType<typeof compareRulesSnapshot>) =>
  differences.map(({ identity, cells, paths }) => [
    identity,
    cells[1]?.comparison,
    ...paths.map(({ path }) => path),
  ]);
it.each([
  ['nothing', BEFORE.rules, []],
  ['another value', [{ ...CAP, json: '{"value":6}' }, HOURS, PREFIX], [['cap', 'different']]],
  ['another type', [{ ...CAP, json: '{"value":"5"}' }, HOURS, PREFIX], [['cap', 'otherType']]],
  [
    'one path of an object',
    [CAP, { ...HOURS, json: '{"x":2,"day":{"start":1,"length":4}}' }, PREFIX],
    [['hours', 'different', 'day.length']],
  ],
  ['a rule that is gone', [CAP, PREFIX], [['hours', 'missing']]],
  ['a rule that was added', [...BEFORE.rules, rule('Cards', 'new', '{"value":1}')], [['new', 'extra']]],
] as const)('finds %s', (_name, rules, expected) => {
  expect(summarize(compare([...rules]))).toEqual(expected);
});

it('never takes for a difference, or for none, what could not be read', () => {
  expect(compare([CAP, HOURS], { unread: ['Cards'] })).toMatchObject({
    differences: [],
    notCompared: ['Cards'],
    ruleCount: 2,
    categoryCount: 1,
  });
  // A category that is not there may be on the page that could not be read.
  const answer = { categories: ['Fares'], categoryIds: ['1'], rules: [CAP, HOURS] };
  expect(compare([], { answer, hasAllCategories: false })).toMatchObject({
    differences: [],
    notCompared: ['Cards'],
  });
  const [gone] = compare([], { answer }).differences;
  expect(gone?.cells[1]).toMatchObject({ comparison: 'missing', hasCategory: false });
});

it('does not keep a value that looks like a secret, and compares no more than its name', () => {
  const rules = [rule('Fares', 'contact', '{"v":"jane@example.org"}'), rule('Fares', 'cap', '{"value":5}')];
  const { content } = withholdSnapshotSecrets({
    ...RULES,
    content: { categories: ['Fares'], categoryIds: ['1'], rules },
  });
  expect(content.rules.map(({ json }) => json)).toEqual([WITHHELD_JSON, '{"value":5}']);
  const reading = {
    answer: { categories: ['Fares'], categoryIds: ['1'], rules },
    unread: [],
    hasAllCategories: true,
  };
  expect(compareRulesSnapshot(content, reading)).toMatchObject({
    differences: [],
    withheldCount: 1,
    ruleCount: 1,
  });
  const without = {
    ...reading,
    answer: { categories: ['Fares'], categoryIds: ['1'], rules: rules.slice(1) },
  };
  expect(compareRulesSnapshot(content, without).differences).toHaveLength(1);
});

it('counts no rule and no category that could not be read, and names these in their order', () => {
  expect(compare(BEFORE.rules, { unread: ['Fares', 'Cards'] })).toEqual({
    differences: [],
    ruleCount: 0,
    categoryCount: 0,
    withheldCount: 0,
    notCompared: ['Cards', 'Fares'],
  });
});

const column = (application: typeof PAY, active: string[] | null) => ({
  application,
  status: active ? ('read' as const) : ('unknown' as const),
  active: new Set(active),
});
it.each([
  ['nothing', [column(PAY, ['b', 'a'])], true, [], []],
  ['switches', [column(PAY, ['b', 'c'])], true, [['changed', ['c'], ['a']]], []],
  [
    'an application that is listed since',
    [column(PAY, ['a', 'b']), column(MOD, ['x'])],
    true,
    [['listed', ['x'], []]],
    [],
  ],
  ['one that is no longer listed', [], true, [['notListed', [], ['a', 'b']]], []],
  ['one that could not be read', [column(PAY, null)], true, [], [PAY]],
  ['a list that could not be read completely', [], false, [], [PAY]],
])('compares features: %s', (_name, columns, hasAllApplications, differences, notCompared) => {
  const comparison = compareFeaturesSnapshot(FEATURES.content, { columns, hasAllApplications });
  expect(
    comparison.differences.map(({ status, changes: { added, removed } }) => [status, added, removed]),
  ).toEqual(differences);
  expect(comparison.notCompared).toEqual(notCompared);
});

const valid = JSON.parse(formatSnapshot(RULES)) as Record<string, unknown>;
const deep = rule('Fares', 'cap', '['.repeat(201) + ']'.repeat(201));
it.each([
  ['another version', { ...valid, version: 2 }],
  ['an inherited kind', { ...valid, kind: 'toString' }],
  ['another kind of content', { ...valid, kind: 'features' }],
  ['an unknown region', { ...valid, region: 'mars' }],
  ['an agency that is no path', { ...valid, agency: '../x' }],
  ['a time that is none', { ...valid, takenAt: 9e15 }],
  ['a value that is not JSON', { ...valid, content: { ...BEFORE, rules: [rule('a', 'b', '{')] } }],
  ['categories without ids', { ...valid, content: { ...BEFORE, categoryIds: undefined } }],
  ['a rule that is nested too deeply', { ...valid, content: { ...BEFORE, rules: [deep] } }],
  ['null', null],
])('refuses %s', (_name, value) => {
  expect(parseSnapshot(value)).toBeNull();
});

it('reads a file that it has written, and names what is wrong with another one', () => {
  const text = formatSnapshotFile(FEATURES, '1.0.0');
  expect(JSON.parse(text)).toMatchObject({
    region: 'Australia',
    agency: 'METRO',
    time: '1970-01-01T00:00:02.000Z',
    portalVersion: '1.0.0',
  });
  expect(parseSnapshotFile(text, 'features').snapshot).toEqual(FEATURES);
  expect(parseSnapshotFile(text, 'rules').error).toBe(
    'This file has a snapshot of CLIENT APP FEATURES. Open it there.',
  );
  expect(parseSnapshotFile('no JSON', 'rules').error).toBe('This file has no snapshot.');
  expect(parseSnapshotFile('{"format":"fare-portal fleet run"}', 'rules').error).toBe(
    'This file has no snapshot.',
  );
  expect(parseSnapshotFile(text.replace('"formatVersion":1', '"formatVersion":2'), 'features').error).toMatch(
    /^This file is from another version/,
  );
  expect(parseSnapshotFile(text.replace('"australia"', '"mars"'), 'features').error).toMatch(
    /^This file is damaged/,
  );
});

it('describes each opened file differently, also two of the same agency and second', () => {
  const text = describeFile(RULES);
  const other = { ...RULES, content: { categories: [], categoryIds: [], rules: [] } };
  // The newest first, so that a further file leaves the earlier texts as they are.
  expect(describeFiles([other, FEATURES, RULES])).toEqual([`${text} (2)`, describeFile(FEATURES), text]);
  expect(describeFiles([RULES])).toEqual([text]);
});
