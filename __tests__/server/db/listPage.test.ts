import type { Database } from '@server/db/database';
import { readListPage } from '@server/db/listPage';
import { type SortedList } from '@server/db/listRanges';
import { buildOffsetIndex } from '@server/db/offsetIndex';
import { openRegionDatabase } from '@server/db/regionDatabase';
import { getRowCount } from '@server/db/rowCounts';
import { createRandom } from '@server/db/seed/values/random';
import { buildOrderBy, SORT_COLUMNS, SORTABLE_TABLES, type SortableTable } from '@server/db/sortIndexes';
import { getDemoEmails } from '@server/demoAccounts';

/** A small number, so that a small database has hundreds of anchors (stored positions, see db/offsetIndex.ts). */
const ROWS_PER_ANCHOR = 7;
const RIDERS = 160;
/** The number of random writes. */
const ROUNDS = 120;
const random = createRandom(7, 'list pages');
const AGENCY_ID = 1;

let db: Database;
beforeAll(() => {
  db = openRegionDatabase('usEast', {
    dataDir: ':memory:',
    plan: { seed: 1, largestAgencyRiders: RIDERS, usEastAgencies: 130 },
    emails: getDemoEmails('usEast'),
    onProgress: () => undefined,
  });
  // The tests delete rows that others refer to, and copy riders to keys that are not those of their user ids.
  db.exec('PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; DELETE FROM list_anchors');
  buildOffsetIndex(db, ROWS_PER_ANCHOR);
});
afterAll(() => db.close());

const sortColumnsOf = (table: SortableTable) => [
  ...new Set([SORT_COLUMNS[table].tieBreaker, ...SORT_COLUMNS[table].columns]),
];
const LISTS = SORTABLE_TABLES.flatMap((table) =>
  sortColumnsOf(table).map((column) => [table, column] as const),
);
const listOf = (table: SortableTable, column: string): SortedList => ({ table, column, agencyId: AGENCY_ID });

/** Reads all rows without any of our indexes, as the expected result. */
function readAllRows(list: SortedList, direction: 'asc' | 'desc'): unknown[] {
  const { tieBreaker } = SORT_COLUMNS[list.table];
  const sql = `SELECT ${tieBreaker} AS tieBreakerValue, ${list.column} AS value FROM ${list.table} NOT INDEXED WHERE agency_id = ?`;
  const orderBy = buildOrderBy(list.column, tieBreaker, direction);
  return db.all(`${sql} ${orderBy} LIMIT -1 OFFSET 0`, list.agencyId);
}

function expectRightPages(
  list: SortedList,
  direction: 'asc' | 'desc',
  getOffsets: (count: number) => number[],
): void {
  const rows = readAllRows(list, direction);
  const columns = `${SORT_COLUMNS[list.table].tieBreaker} AS tieBreakerValue, ${list.column} AS value`;
  for (const offset of getOffsets(rows.length)) {
    const limit = random.between(1, 23);
    const page = readListPage(db, list, direction, columns, { limit, offset });
    // The first three values are the same on both sides; they name the case in a failure's message.
    expect([list, direction, offset, page]).toEqual([
      list,
      direction,
      offset,
      rows.slice(offset, offset + limit),
    ]);
  }
}

const getAllOffsets = (count: number) => Array.from({ length: count + 3 }, (_, offset) => offset);

it('stores anchors for every list, also among rows with NULL', () => {
  const anchors = db.all<{ list: string; n: number }>(
    'SELECT list, count(*) AS n FROM list_anchors WHERE agency_id = ? GROUP BY list',
    AGENCY_ID,
  );
  expect(anchors).toHaveLength(LISTS.length);
  for (const { n } of anchors) expect(n).toBeGreaterThan(RIDERS / ROWS_PER_ANCHOR - 2);
});

it.each(LISTS)('%s by %s: every page has the rows that OFFSET returns', (table, column) => {
  for (const direction of ['asc', 'desc'] as const)
    expectRightPages(listOf(table, column), direction, getAllOffsets);
});

it('keeps pages and the ranks of anchors right after random inserts, updates and deletes', () => {
  for (let round = 0; round < ROUNDS; round++) {
    writeRandomly(random.pick(SORTABLE_TABLES));
    for (const table of SORTABLE_TABLES) {
      const actual = db.get<{ n: number }>(
        `SELECT count(*) AS n FROM ${table} WHERE agency_id = ?`,
        AGENCY_ID,
      );
      expect(getRowCount(db, AGENCY_ID, table)).toBe(actual?.n);
      const column = random.pick(sortColumnsOf(table));
      for (const direction of ['asc', 'desc'] as const) {
        expectRightPages(listOf(table, column), direction, (count) =>
          Array.from({ length: 6 }, () => random.below(count + 3)),
        );
      }
    }
  }
  expectRightRanks();
});

it('keeps the ranks of anchors right when a write is rolled back', () => {
  const anchorsBefore = db.all('SELECT * FROM list_anchors');
  expect(() =>
    db.transaction(() => {
      writeRandomly('riders');
      db.run('UPDATE riders SET amount = amount + 5000 WHERE agency_id = ?', AGENCY_ID);
      expect(db.all('SELECT * FROM list_anchors')).not.toEqual(anchorsBefore);
      throw new Error('rolled back');
    }),
  ).toThrow('rolled back');
  expect(db.all('SELECT * FROM list_anchors')).toEqual(anchorsBefore);
});

it('keeps pages right when most rows of a list are deleted', () => {
  for (const table of SORTABLE_TABLES) {
    const { tieBreaker } = SORT_COLUMNS[table];
    const sql = `SELECT ${tieBreaker} AS tieBreakerValue FROM ${table} WHERE agency_id = ? ORDER BY ${tieBreaker}`;
    const ids = db.all<{ tieBreakerValue: number }>(sql, AGENCY_ID).map((row) => row.tieBreakerValue);
    for (const id of ids.slice(5, -5)) db.run(`DELETE FROM ${table} WHERE ${tieBreaker} = ?`, id);
    for (const column of sortColumnsOf(table)) {
      for (const direction of ['asc', 'desc'] as const)
        expectRightPages(listOf(table, column), direction, getAllOffsets);
    }
  }
  expectRightRanks();
});

it('rejects changes of a row’s agency or id', () => {
  expect(() => db.run('UPDATE riders SET agency_id = 2 WHERE agency_id = ?', AGENCY_ID)).toThrow(
    /cannot change/,
  );
  expect(() => db.run('UPDATE payments SET id = id + 1 WHERE agency_id = ?', AGENCY_ID)).toThrow(
    /cannot change/,
  );
});

/** Expects each anchor's rank to be the number of rows before it; `value` and `last` are its sort value and id. */
function expectRightRanks(): void {
  for (const [table, column] of LISTS) {
    const { tieBreaker } = SORT_COLUMNS[table];
    const sql = `SELECT rank, value, last,
      (SELECT count(*) FROM ${table} t WHERE t.agency_id = a.agency_id AND CASE
         WHEN t.${column} IS NULL THEN a.value IS NOT NULL OR t.${tieBreaker} < a.last
         ELSE a.value IS NOT NULL AND (t.${column} < a.value OR t.${column} = a.value AND t.${tieBreaker} < a.last) END) AS actual
      FROM list_anchors a WHERE list = ? AND agency_id = ?`;
    const anchors = db.all<{ rank: number; actual: number }>(sql, `${table}_by_${column}`, AGENCY_ID);
    expect(anchors.filter(({ rank, actual }) => rank !== actual)).toEqual([]);
  }
}

/** Makes one random write to a table: inserts a copy of a row, deletes a row, or updates some columns. */
function writeRandomly(table: SortableTable): void {
  const { tieBreaker } = SORT_COLUMNS[table];
  const pickId = () => {
    const ids = db.all<{ tieBreakerValue: number }>(
      `SELECT ${tieBreaker} AS tieBreakerValue FROM ${table} WHERE agency_id = ?`,
      AGENCY_ID,
    );
    return random.pick(ids).tieBreakerValue;
  };
  const kind = random.below(10);
  if (kind < 2) return insertCopy(table, pickId());
  if (kind < 4) return void db.run(`DELETE FROM ${table} WHERE ${tieBreaker} = ?`, pickId());
  // A rider's type never changes, and the row counts depend on that.
  const columns = sortColumnsOf(table).filter((column) => column !== tieBreaker && column !== 'type');
  for (let change = random.between(1, 3); change > 0; change--) {
    const column = random.pick(columns);
    const value = random.chanceInPercent(25)
      ? 'NULL'
      : `(SELECT ${column} FROM ${table} WHERE ${tieBreaker} = ${pickId()})`;
    try {
      db.run(`UPDATE ${table} SET ${column} = ${value} WHERE ${tieBreaker} = ?`, pickId());
    } catch (error) {
      expect(String(error)).toMatch(/NOT NULL/);
    }
  }
}

let copyCount = 0;
function insertCopy(table: SortableTable, sourceId: number): void {
  copyCount += 1;
  const { tieBreaker } = SORT_COLUMNS[table];
  // The new id is greater or smaller than all other ids.
  const id = random.chanceInPercent(50) ? `max(${tieBreaker}) + 1` : `min(${tieBreaker}) - 1`;
  // Without generated columns, which cannot be inserted.
  const columns = db.all<{ name: string }>(`PRAGMA table_info(${table})`).map(({ name }) => name);
  db.exec(`
    CREATE TEMP TABLE copy_${copyCount} AS SELECT ${columns.join(', ')} FROM ${table} WHERE ${tieBreaker} = ${sourceId};
    UPDATE copy_${copyCount} SET ${tieBreaker} = (SELECT ${id} FROM ${table} WHERE agency_id = ${AGENCY_ID});
    INSERT INTO ${table} SELECT * FROM copy_${copyCount} WHERE ${tieBreaker} NOT IN (SELECT ${tieBreaker} FROM ${table});
    DROP TABLE copy_${copyCount};
  `);
}
