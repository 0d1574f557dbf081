import { demoEmails } from '@server/accounts';
import { setAnchors } from '@server/db/listAnchors';
import { type ListOrder, ordered } from '@server/db/listOrder';
import { listPage } from '@server/db/listPage';
import type { Database } from '@server/db/open';
import { openRegion } from '@server/db/openRegion';
import { rowCount } from '@server/db/rowCounts';
import { createRandom } from '@server/db/seed/random';
import { SORTED, SORTED_TABLES, type SortedTable } from '@server/db/sortIndexes';

/** So few rows between anchors make hundreds of them in a small database. */
const EVERY = 7;
const RIDERS = 160;
const ROUNDS = 120;
const random = createRandom(7, 'list pages');
const AGENCY = 1;

let db: Database;
beforeAll(() => {
  db = openRegion('usEast', {
    dataDir: ':memory:',
    plan: { seed: 1, largestAgencyRiders: RIDERS },
    emails: demoEmails('usEast'),
    onProgress: () => undefined,
  });
  db.script('PRAGMA foreign_keys = OFF; DELETE FROM list_anchors');
  setAnchors(db, EVERY);
});
afterAll(() => db.close());

const columnsOf = (table: SortedTable) => [...new Set([SORTED[table].last, ...SORTED[table].columns])];
const LISTS = SORTED_TABLES.flatMap((table) => columnsOf(table).map((column) => [table, column] as const));
const listOf = (table: SortedTable, column: string): ListOrder => ({ table, column, agencyId: AGENCY });

/** What the database itself answers to OFFSET, found without any of our indexes. */
function byOffset(list: ListOrder, direction: 'asc' | 'desc'): unknown[] {
  const { last } = SORTED[list.table];
  const sql = `SELECT ${last} AS last, ${list.column} AS value FROM ${list.table} NOT INDEXED WHERE agency_id = ?`;
  return db.all(`${sql} ${ordered(list, direction)} LIMIT -1 OFFSET 0`, list.agencyId);
}

function checkPages(list: ListOrder, direction: 'asc' | 'desc', offsets: (count: number) => number[]): void {
  const all = byOffset(list, direction);
  const columns = `${SORTED[list.table].last} AS last, ${list.column} AS value`;
  for (const offset of offsets(all.length)) {
    const limit = random.between(1, 23);
    const page = listPage(db, list, direction, columns, { limit, offset });
    expect([list, direction, offset, page]).toEqual([
      list,
      direction,
      offset,
      all.slice(offset, offset + limit),
    ]);
  }
}

const everyOffset = (count: number) => Array.from({ length: count + 3 }, (_, offset) => offset);

it('has anchors in every list, those without a value too', () => {
  const anchors = db.all<{ list: string; n: number }>(
    'SELECT list, count(*) AS n FROM list_anchors WHERE agency_id = ? GROUP BY list',
    AGENCY,
  );
  expect(anchors).toHaveLength(LISTS.length);
  for (const { n } of anchors) expect(n).toBeGreaterThan(RIDERS / EVERY - 2);
});

it.each(LISTS)('%s by %s: every page is the one that OFFSET answers', (table, column) => {
  for (const direction of ['asc', 'desc'] as const) checkPages(listOf(table, column), direction, everyOffset);
});

it('stays so whatever is inserted, changed and removed', () => {
  for (let round = 0; round < ROUNDS; round++) {
    write(random.pick(SORTED_TABLES));
    for (const table of SORTED_TABLES) {
      const counted = db.get<{ n: number }>(`SELECT count(*) AS n FROM ${table} WHERE agency_id = ?`, AGENCY);
      expect(rowCount(db, AGENCY, table)).toBe(counted?.n);
      const column = random.pick(columnsOf(table));
      for (const direction of ['asc', 'desc'] as const) {
        checkPages(listOf(table, column), direction, (count) =>
          Array.from({ length: 6 }, () => random.below(count + 3)),
        );
      }
    }
  }
  checkRanks();
});

it('when a write is taken back, too', () => {
  const before = db.all('SELECT * FROM list_anchors');
  expect(() =>
    db.transaction(() => {
      write('riders');
      db.run('UPDATE riders SET amount = amount + 5000 WHERE agency_id = ?', AGENCY);
      expect(db.all('SELECT * FROM list_anchors')).not.toEqual(before);
      throw new Error('taken back');
    }),
  ).toThrow('taken back');
  expect(db.all('SELECT * FROM list_anchors')).toEqual(before);
});

it('when a list is emptied, all but a few rows at its ends', () => {
  for (const table of SORTED_TABLES) {
    const { last } = SORTED[table];
    const sql = `SELECT ${last} AS last FROM ${table} WHERE agency_id = ? ORDER BY ${last}`;
    const ids = db.all<{ last: number }>(sql, AGENCY).map((row) => row.last);
    for (const id of ids.slice(5, -5)) db.run(`DELETE FROM ${table} WHERE ${last} = ?`, id);
    for (const column of columnsOf(table)) {
      for (const direction of ['asc', 'desc'] as const)
        checkPages(listOf(table, column), direction, everyOffset);
    }
  }
  checkRanks();
});

it('a row keeps its agency and its id', () => {
  expect(() => db.run('UPDATE riders SET agency_id = 2 WHERE agency_id = ?', AGENCY)).toThrow(/keeps/);
  expect(() => db.run('UPDATE payments SET id = id + 1 WHERE agency_id = ?', AGENCY)).toThrow(/keeps/);
});

/** Every anchor's rank is the number of rows before it. */
function checkRanks(): void {
  for (const [table, column] of LISTS) {
    const { last } = SORTED[table];
    const sql = `SELECT rank, value, last,
      (SELECT count(*) FROM ${table} t WHERE t.agency_id = a.agency_id AND CASE
         WHEN t.${column} IS NULL THEN a.value IS NOT NULL OR t.${last} < a.last
         ELSE a.value IS NOT NULL AND (t.${column} < a.value OR t.${column} = a.value AND t.${last} < a.last) END) AS counted
      FROM list_anchors a WHERE list = ? AND agency_id = ?`;
    const anchors = db.all<{ rank: number; counted: number }>(sql, `${table}_by_${column}`, AGENCY);
    expect(anchors.filter(({ rank, counted }) => rank !== counted)).toEqual([]);
  }
}

/** One write to a table: a row copied from another under a new id, removed, or with some of its columns changed. */
function write(table: SortedTable): void {
  const { last } = SORTED[table];
  const pick = () => {
    const ids = db.all<{ last: number }>(`SELECT ${last} AS last FROM ${table} WHERE agency_id = ?`, AGENCY);
    return random.pick(ids).last;
  };
  const kind = random.below(10);
  if (kind < 2) return insert(table, pick());
  if (kind < 4) return void db.run(`DELETE FROM ${table} WHERE ${last} = ?`, pick());
  const columns = columnsOf(table).filter((column) => column !== last && column !== 'type');
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

let added = 0;
function insert(table: SortedTable, like: number): void {
  added += 1;
  const { last } = SORTED[table];
  // Some ids come after all others, some before.
  const id = random.chance(50) ? `max(${last}) + 1` : `min(${last}) - 1`;
  db.script(`
    CREATE TEMP TABLE copy_${added} AS SELECT * FROM ${table} WHERE ${last} = ${like};
    UPDATE copy_${added} SET ${last} = (SELECT ${id} FROM ${table} WHERE agency_id = ${AGENCY});
    INSERT INTO ${table} SELECT * FROM copy_${added} WHERE ${last} NOT IN (SELECT ${last} FROM ${table});
    DROP TABLE copy_${added};
  `);
}
