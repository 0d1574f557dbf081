import { type Agency } from '@/domain/entities/agency';
import {
  countCells,
  countMatches,
  filterTable,
  type HealthTable,
  type HealthTableRow,
  memoizeByAgency,
} from '@/screens/fleet/health/healthTable';

it('gives an agency’s row again while what it was built of is the same, and forgets earlier rows', () => {
  const build = jest.fn((agency: Agency, failure: string) => ({ agency, failure }) as HealthTableRow);
  const getRow = memoizeByAgency(build);
  const [cbta, metro] = [{ abbreviation: 'CBTA' }, { abbreviation: 'METRO' }] as [Agency, Agency];
  const first = getRow(cbta, 'one');
  getRow(metro, 'one');
  expect(getRow(cbta, 'one')).toBe(first);
  expect(getRow(cbta, 'two').failure).toBe('two');
  expect(getRow(cbta, 'one')).not.toBe(first);
  expect(build).toHaveBeenCalledTimes(4);
});

const columns = ['users', 'terms'].map((id) => ({ id, title: id, description: '' }));

/** `changed`: the ids of the columns with a change, '' for the whole agency. */
function buildRow(
  abbreviation: string,
  name: string | null,
  [users, terms]: readonly [string, string],
  changed: readonly string[] = [],
) {
  const changes = Object.fromEntries(changed.map((id) => [id, {}]));
  const cells = { users: { status: users }, terms: { status: terms } };
  return { agency: { abbreviation, name }, failure: null, cells, changes } as unknown as HealthTableRow;
}

const statuses = (['ok', 'failed'] as const).map((key) => ({ key, checkStatus: key, format: String }));

const rows = [
  buildRow('CBTA', 'Cape Bay', ['ok', 'alert']),
  buildRow('METRO', null, ['ok', 'ok'], ['']),
  buildRow('AAT', 'Metropolis', ['failed', 'ok'], ['users']),
];

it.each<[text: string, filter: string | null, agencies: string[], columns: string[]]>([
  ['', null, ['CBTA', 'METRO', 'AAT'], ['users', 'terms']],
  [' metro ', null, ['METRO', 'AAT'], ['users', 'terms']],
  ['bay', null, ['CBTA'], ['users', 'terms']],
  ['', 'alert', ['CBTA'], ['terms']],
  ['', 'changed', ['METRO', 'AAT'], ['users']],
  ['etro', 'ok', ['METRO', 'AAT'], ['users', 'terms']],
  ['bay', 'failed', [], ['users', 'terms']],
])('filters the matrix by %j and the status %j', (text, filter, agencies, columnIds) => {
  const found = filterTable({ rows, columns, statuses } as unknown as HealthTable, text, filter);
  expect(found.rows.map(({ agency }) => agency.abbreviation)).toEqual(agencies);
  expect(found.columns.map(({ id }) => id)).toEqual(columnIds);
});

it('keeps all columns when only a whole agency has changed', () => {
  const table = { rows: rows.slice(0, 2), columns, statuses } as unknown as HealthTable;
  expect(filterTable(table, '', 'changed').columns).toEqual(columns);
});

it('counts the cells by status, and the changed ones with each changed agency', () => {
  expect(countCells(rows, columns)).toEqual({ ok: 4, alert: 1, failed: 1, changed: 2 });
});

it('counts and finds an agency that could not be asked as one that failed', () => {
  const lost = { ...buildRow('BCC', null, ['notRun', 'notRun']), failure: 'Could not sign in (403).' };
  const table = { rows: [...rows, lost], columns, statuses } as unknown as HealthTable;
  expect(countMatches(table).failed).toBe(2);
  const find = (shown: HealthTable, filter: string) => {
    const found = filterTable(shown, '', filter);
    return [found.rows.map(({ agency }) => agency.abbreviation), found.columns.length];
  };
  expect(find(table, 'failed')).toEqual([['AAT', 'BCC'], 1]);
  expect(find({ ...table, rows: [lost] }, 'failed')).toEqual([['BCC'], 2]);
  expect(find(table, 'ok')[0]).toEqual(['CBTA', 'METRO', 'AAT']);
});
