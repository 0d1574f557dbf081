import { type ListedFeature, listFeatures } from '@/domain/features/listFeatures';
import { describeRow, describeUnreadColumns } from '@/domain/features/matrix/describeMatrix';
import {
  getCellStatus,
  groupMatrixRows,
  type MatrixColumn,
  sortApplications,
} from '@/domain/features/matrix/featureMatrix';
import { findMatchingColumns, MATRIX_FILTERS } from '@/domain/features/matrix/matrixFilters';

const createRow = (name: string, row: Partial<ListedFeature> = {}): ListedFeature => ({
  name,
  description: null,
  state: 'released',
  isInCatalogue: true,
  ...row,
});
/** `pay 1.0.0 android`, with the features that are on; null if they could not be read. */
function createColumn(text: string, active: readonly string[] | null): MatrixColumn {
  const [name = '', version = '', platform = ''] = text.split(' ');
  return {
    application: { name, version, platform },
    status: active ? 'read' : 'unknown',
    active: new Set(active),
  };
}
const findMatches = (key: string, row: ListedFeature, columns: readonly MatrixColumn[]) => {
  const filter = MATRIX_FILTERS.find((candidate) => candidate.key === key);
  return filter && [...findMatchingColumns(filter, row, columns)];
};

it('sorts by name, by version as numbers and by platform', () => {
  const create = (name: string, version: string, platform = 'ios') => ({ name, version, platform });
  const sorted = [
    create('amble', '1.0.0'),
    create('pay', '1.9.0'),
    create('pay', '1.10.0', 'android'),
    create('pay', '1.10.0'),
  ];
  expect(sortApplications([...sorted].reverse())).toEqual(sorted);
});

it('lists what is on but not in the catalogue, and does not claim so of an incomplete catalogue', () => {
  const columns = [createColumn('pay 1.0.0 ios', ['ghost'])];
  const build = (isComplete: boolean) =>
    listFeatures(
      { rows: [{ id: 1, name: 'pay_wallet', description: 'Wallet', state: null }], isComplete },
      columns,
    );
  expect(build(true).map(({ name, isInCatalogue }) => [name, isInCatalogue])).toEqual([
    ['pay_wallet', true],
    ['ghost', false],
  ]);
  const statusesOf = (rows: readonly ListedFeature[]) =>
    rows.flatMap((row) => columns.map((column) => getCellStatus(row, column)));
  expect(statusesOf(build(true))).toEqual(['off', 'unlisted']);
  expect(statusesOf(build(false))).toEqual(['off', 'on']);
});

it('has the group Broken first, and leaves out empty groups', () => {
  const names = ['pay_wallet', 'common_map', 'amble_map', 'odd'];
  const groups = groupMatrixRows(names.map((name) => createRow(name)));
  expect(groups.map(({ title }) => title)).toEqual(['Broken', 'Amble', 'PAY', 'Common']);
});

const SERIES = [
  createColumn('pay 1.0.0 android', ['a', 'both']),
  createColumn('pay 1.0.0 ios', ['both']),
  createColumn('pay 1.6.0 android', ['b', 'both']),
  createColumn('pay 1.10.0 android', null),
];

it.each([
  ['versions', createRow('a'), [0, 2]],
  ['versions', createRow('both'), []],
  ['platforms', createRow('a'), [0, 1]],
  // Nothing is known about the newest version.
  ['dropped', createRow('a'), []],
  ['deprecated', createRow('b', { state: 'Deprecated' }), [2]],
  ['deprecated', createRow('b'), []],
  ['broken', createRow('b'), [2]],
  ['broken', createRow('pay_b'), []],
  ['unlisted', createRow('a', { isInCatalogue: false }), [0]],
  ['unlisted', createRow('a', { isInCatalogue: null }), []],
] as const)('the filter %s finds the columns of $1.name', (key, row, expected) => {
  expect(findMatches(key, row, SERIES)).toEqual(expected);
});

it('finds what is off in the newest version only when an older one has it on the same platform', () => {
  const columns = SERIES.slice(0, 3);
  expect(findMatches('dropped', createRow('a'), columns)).toEqual([0, 2]);
  expect(findMatches('dropped', createRow('b'), columns)).toEqual([]);
});

it('an unknown column neither differs nor agrees', () => {
  const columns = [createColumn('pay 1.0.0 ios', ['a']), createColumn('pay 1.6.0 ios', null)];
  for (const key of ['versions', 'platforms', 'dropped'])
    expect(findMatches(key, createRow('a'), columns)).toEqual([]);
  expect(describeUnreadColumns(columns)).toBe('without 1 unknown column');
  expect(describeUnreadColumns(SERIES.slice(0, 3))).toBe('');
  expect(describeUnreadColumns([...columns, ...columns])).toBe('without 2 unknown columns');
});

it('says of a feature where it is on, off and unknown', () => {
  const columns = [
    createColumn('pay 1.0.0 android', ['pay_wallet']),
    createColumn('pay 1.0.1 android', ['pay_wallet']),
    createColumn('pay 1.6.0 android', []),
    createColumn('pay 1.6.0 ios', null),
  ];
  expect(describeRow(createRow('pay_wallet'), columns)).toBe(
    'pay_wallet: on in pay 1.0.0 and 1.0.1 android; off in pay 1.6.0 android; unknown in pay 1.6.0 ios',
  );
  expect(describeRow(createRow('pay_wallet', { isInCatalogue: false }), columns.slice(0, 2))).toBe(
    'pay_wallet: on but not in the catalogue in pay 1.0.0 and 1.0.1 android',
  );
  const many = ['1', '2', '3', '4', '5'].map((version) => createColumn(`mod ${version} ios`, []));
  expect(describeRow(createRow('pay_wallet'), many)).toBe('pay_wallet: off in all 5 applications');
  expect(describeRow(createRow('pay_wallet'), [...columns.slice(0, 1), ...many])).toBe(
    'pay_wallet: on in pay 1.0.0 android; off in the other 5',
  );
});
