import { getDemoEmails } from '@server/demoAccounts';
import { buildOffsetIndex } from '@server/db/offsetIndex';
import { type ListOrder, buildOrderBy } from '@server/db/listRanges';
import { readListPage } from '@server/db/listPage';
import type { Database } from '@server/db/database';
import { openRegionDatabase } from '@server/db/regionDatabase';
import { getRowCount } from '@server/db/rowCounts';
import { createRandom } from '@server/db/seed/random';
import { SORT_COLUMNS, SORTABLE_TABLES, type SortableTable } from '@server/db/sortIndexes';

/** So few rows between anchors make hundreds of them in a small database. */
const ROWS_PER_ANCHOR = 7;
const RIDERS = 160;
const ROUNDS = 120;
const random = createRandom(7, 'list pages');
const AGENCY = 1;

let db: Database;
beforeAll(() => {
  db = openRegionDatabase('usEast', {
    dataDir: ':memory:',
    plan: { seed: 1, largestAgencyRiders: RIDERS },
    emails: getDemoEmails('usEast'),
    onProgress: () => undefined,
  });
  db.exec('PRAGMA foreign_keys = OFF; DELETE FROM list_anchors');
  buildOffsetIndex(db, ROWS_PER_ANCHOR);
});
afterAll(() => db.close());

const sortColumnsOf = (table: SortableTable) => [
  ...new Set([SORT_COLUMNS[table].tieBreaker, ...SORT_COLUMNS[table].columns]),
];
const LISTS = SORTABLE_TABLES.flatMap((table) =>
  sortColumnsOf(table).map((column) => [table, column] as const),
);
const listOf = (table: SortableTable, column: string): ListOrder => ({ table, column, agencyId: AGENCY });

/** What the database itself answers to OFFSET, found without any of our indexes. */
function readAllRows(list: ListOrder, direction: 'asc' | 'desc'): unknown[] {
  const { tieBreaker: last } = SORT_COLUMNS[list.table];
  const sql = `SELECT ${last} AS last, ${list.column} AS value FROM ${list.table} NOT INDEXED WHERE agency_id = ?`;
  return db.all(`${sql} ${buildOrderBy(list, direction)} LIMIT -1 OFFSET 0`, list.agencyId);
}

function checkPages(
  list: ListOrder,
  direction: 'asc' | 'desc',
  getOffsets: (count: number) => number[],
): void {
  const rows = readAllRows(list, direction);
  const columns = `${SORT_COLUMNS[list.table].tieBreaker} AS last, ${list.column} AS value`;
  for (const offset of getOffsets(rows.length)) {
    const limit = random.between(1, 23);
    const page = readListPage(db, list, direction, columns, { limit, offset });
    expect([list, direction, offset, page]).toEqual([
      list,
      direction,
      offset,
      rows.slice(offset, offset + limit),
    ]);
  }
}

const getAllOffsets = (count: number) => Array.from({ length: count + 3 }, (_, offset) => offset);

it('has anchors in every list, also among rows with NULL', () => {
  const anchors = db.all<{ list: string; n: number }>(
    'SELECT list, count(*) AS n FROM list_anchors WHERE agency_id = ? GROUP BY list',
    AGENCY,
  );
  expect(anchors).toHaveLength(LISTS.length);
  for (const { n } of anchors) expect(n).toBeGreaterThan(RIDERS / ROWS_PER_ANCHOR - 2);
});

it.each(LISTS)('%s by %s: every page has the rows that OFFSET returns', (table, column) => {
  for (const direction of ['asc', 'desc'] as const)
    checkPages(listOf(table, column), direction, getAllOffsets);
});

it('keeps pages and ranks right after random inserts, updates and deletes', () => {
  for (let round = 0; round < ROUNDS; round++) {
    writeRandomly(random.pick(SORTABLE_TABLES));
    for (const table of SORTABLE_TABLES) {
      const actual = db.get<{ n: number }>(`SELECT count(*) AS n FROM ${table} WHERE agency_id = ?`, AGENCY);
      expect(getRowCount(db, AGENCY, table)).toBe(actual?.n);
      const column = random.pick(sortColumnsOf(table));
      for (const direction of ['asc', 'desc'] as const) {
        checkPages(listOf(table, column), direction, (count) =>
          Array.from({ length: 6 }, () => random.below(count + 3)),
        );
      }
    }
  }
  checkRanks();
});

it('keeps ranks right when a write is rolled back', () => {
  const before = db.all('SELECT * FROM list_anchors');
  expect(() =>
    db.transaction(() => {
      writeRandomly('riders');
      db.run('UPDATE riders SET amount = amount + 5000 WHERE agency_id = ?', AGENCY);
      expect(db.all('SELECT * FROM list_anchors')).not.toEqual(before);
      throw new Error('taken back');
    }),
  ).toThrow('taken back');
  expect(db.all('SELECT * FROM list_anchors')).toEqual(before);
});

it('keeps pages right when most rows of a list are deleted', () => {
  for (const table of SORTABLE_TABLES) {
    const { tieBreaker: last } = SORT_COLUMNS[table];
    const sql = `SELECT ${last} AS last FROM ${table} WHERE agency_id = ? ORDER BY ${last}`;
    const ids = db.all<{ last: number }>(sql, AGENCY).map((row) => row.last);
    for (const id of ids.slice(5, -5)) db.run(`DELETE FROM ${table} WHERE ${last} = ?`, id);
    for (const column of sortColumnsOf(table)) {
      for (const direction of ['asc', 'desc'] as const)
        checkPages(listOf(table, column), direction, getAllOffsets);
    }
  }
  checkRanks();
});

it('rejects changes of a row’s agency or id', () => {
  expect(() => db.run('UPDATE riders SET agency_id = 2 WHERE agency_id = ?', AGENCY)).toThrow(/keeps/);
  expect(() => db.run('UPDATE payments SET id = id + 1 WHERE agency_id = ?', AGENCY)).toThrow(/keeps/);
});

/** Every anchor's rank is the number of rows before it. */
function checkRanks(): void {
  for (const [table, column] of LISTS) {
    const { tieBreaker: last } = SORT_COLUMNS[table];
    const sql = `SELECT rank, value, last,
      (SELECT count(*) FROM ${table} t WHERE t.agency_id = a.agency_id AND CASE
         WHEN t.${column} IS NULL THEN a.value IS NOT NULL OR t.${last} < a.last
         ELSE a.value IS NOT NULL AND (t.${column} < a.value OR t.${column} = a.value AND t.${last} < a.last) END) AS actual
      FROM list_anchors a WHERE list = ? AND agency_id = ?`;
    const anchors = db.all<{ rank: number; actual: number }>(sql, `${table}_by_${column}`, AGENCY);
    expect(anchors.filter(({ rank, actual }) => rank !== actual)).toEqual([]);
  }
}

/** One write to a table: a row copied from another under a new id, removed, or with some of its columns changed. */
function writeRandomly(table: SortableTable): void {
  const { tieBreaker: last } = SORT_COLUMNS[table];
  const pick = () => {
    const ids = db.all<{ last: number }>(`SELECT ${last} AS last FROM ${table} WHERE agency_id = ?`, AGENCY);
    return random.pick(ids).last;
  };
  const kind = random.below(10);
  if (kind < 2) return insertCopy(table, pick());
  if (kind < 4) return void db.run(`DELETE FROM ${table} WHERE ${last} = ?`, pick());
  const columns = sortColumnsOf(table).filter((column) => column !== last && column !== 'type');
  for (let change = random.between(1, 3); change > 0; change--) {
    const column = random.pick(columns);
    const value = random.chance(25) ? 'NULL' : `(SELECT ${column} FROM ${table} WHERE ${last} = ${pick()})`;
    try {
      db.run(`UPDATE ${table} SET ${column} = ${value} WHERE ${last} = ?`, pick());
    } catch (error) {
      expect(String(error)).toMatch(/NOT NULL/);
    }
  }
}

let copyCount = 0;
function insertCopy(table: SortableTable, sourceId: number): void {
  copyCount += 1;
  const { tieBreaker: last } = SORT_COLUMNS[table];
  // Some ids come after all others, some before.
  const id = random.chance(50) ? `max(${last}) + 1` : `min(${last}) - 1`;
  db.exec(`
    CREATE TEMP TABLE copy_${copyCount} AS SELECT * FROM ${table} WHERE ${last} = ${sourceId};
    UPDATE copy_${copyCount} SET ${last} = (SELECT ${id} FROM ${table} WHERE agency_id = ${AGENCY});
    INSERT INTO ${table} SELECT * FROM copy_${copyCount} WHERE ${last} NOT IN (SELECT ${last} FROM ${table});
    DROP TABLE copy_${copyCount};
  `);
}
