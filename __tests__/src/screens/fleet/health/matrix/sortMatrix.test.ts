import { AGENCY_KEY, sortMatrix, SUM_KEY } from '@/screens/fleet/health/matrix/sortMatrix';
import { type Sort } from '@/ui/table/column';

const statuses = ['ok', 'alert', 'failed', 'notRun'].map((key) => ({
  key,
  checkStatus: 'ok' as const,
  format: String,
}));

const rows = [
  ['METRO', 'alert', 1, 2, null],
  ['AAT', 'failed', 2, 2, 'No access'],
  ['CBTA', 'ok', 2, 2, null],
  ['DART', 'ok', 0, 0, null],
  ['BCC', 'notRun', null, 2, null],
].map(([abbreviation, status, done, total, failure]) => ({
  agency: { abbreviation },
  cells: { terms: { status } },
  done,
  total,
  failure,
  notRun: 0,
}));

it.each<[Sort | null, string[]]>([
  [null, ['METRO', 'AAT', 'CBTA', 'DART', 'BCC']],
  [{ key: AGENCY_KEY, direction: 'asc' }, ['AAT', 'BCC', 'CBTA', 'DART', 'METRO']],
  [{ key: AGENCY_KEY, direction: 'desc' }, ['METRO', 'DART', 'CBTA', 'BCC', 'AAT']],
  // One that failed, or to which nothing applies, has no share. One that was not asked is apart from them.
  [{ key: SUM_KEY, direction: 'desc' }, ['CBTA', 'METRO', 'AAT', 'DART', 'BCC']],
  [{ key: 'terms', direction: 'asc' }, ['CBTA', 'DART', 'METRO', 'AAT', 'BCC']],
])('sorts the matrix by %j', (sort, agencies) => {
  const sorted = sortMatrix(rows as never, statuses, sort);
  expect(sorted.map(({ agency }) => agency.abbreviation)).toEqual(agencies);
});

it.each([
  ['desc' as const, ['18 of 18', '12 of 12', '6 of 6', '17 of 18']],
  ['asc' as const, ['17 of 18', '6 of 6', '12 of 12', '18 of 18']],
])('sorts equal shares by what was asked; %s', (direction, sums) => {
  const unsorted = [
    [6, 6, 12],
    [18, 18, 0],
    [17, 18, 0],
    [12, 12, 6],
  ].map(([done, total, notRun]) => ({ agency: {}, cells: {}, done, total, notRun, failure: null }));
  const sorted = sortMatrix(unsorted as never, statuses, { key: SUM_KEY, direction });
  expect(sorted.map(({ done, total }) => `${done} of ${total}`)).toEqual(sums);
});
