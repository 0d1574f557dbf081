import {
  AFTER_NULLS,
  listName,
  type ListOrder,
  type Place,
  type Reading,
  stretchesFrom,
  wholeList,
} from './listOrder';
import { readStretches } from './listPage';
import type { Database } from './open';
import { SORTED, SORTED_TABLES, type SortedTable, sortIndex } from './sortIndexes';

/** So many rows lie between two anchors: passing over them takes less than a tenth of a millisecond. */
const EVERY = 1_000;

/** Sets anchors in every list of more than `every` rows. The indexes, rows and row counts are there. */
export function setAnchors(db: Database, every = EVERY): void {
  for (const table of SORTED_TABLES) {
    const sql = 'SELECT agency_id AS agencyId FROM row_counts WHERE list = ? AND count > ?';
    for (const { agencyId } of db.all<{ agencyId: number }>(sql, table, every)) {
      for (const column of columnsOf(table)) setAnchorsOf(db, { table, column, agencyId }, every);
    }
  }
}

/** Keeps anchors right from here on, whatever is written. */
export function createAnchorTriggers(db: Database): void {
  for (const table of SORTED_TABLES) {
    const { last } = SORTED[table];
    const columns = columnsOf(table);
    const moved = table === 'riders' ? 'agency_id, key' : 'agency_id, id';
    db.script(`
      CREATE TRIGGER ${table}_stays BEFORE UPDATE OF ${moved} ON ${table}
      WHEN OLD.agency_id <> NEW.agency_id OR OLD.${last} <> NEW.${last}
      BEGIN SELECT RAISE(ABORT, 'A row keeps its agency and its id.'); END;
      CREATE TRIGGER ${table}_anchors_insert AFTER INSERT ON ${table}
      BEGIN ${columns.map((column) => shift(table, column, `+ 1`, 'NEW', before('NEW', column, last))).join('\n')} END;
      CREATE TRIGGER ${table}_anchors_delete AFTER DELETE ON ${table}
      BEGIN ${columns.map((column) => shift(table, column, `- 1`, 'OLD', before('OLD', column, last))).join('\n')} END;
    `);
    for (const column of columns.filter((each) => each !== last)) {
      const [was, is] = [before('OLD', column, last), before('NEW', column, last)];
      db.script(`
        CREATE TRIGGER ${table}_anchors_${column} AFTER UPDATE OF ${column} ON ${table}
        WHEN OLD.${column} IS NOT NEW.${column}
        BEGIN ${shift(table, column, `+ ${is} - ${was}`, 'NEW', `${is} <> ${was}`)} END;
      `);
    }
  }
}

function columnsOf(table: SortedTable): readonly string[] {
  const { last, columns } = SORTED[table];
  return columns.includes(last) ? columns : [last, ...columns];
}

/** 1 when a row of a trigger stands before an anchor, in the order in which rows without a value come first. */
function before(row: 'NEW' | 'OLD', column: string, last: string): string {
  return `(CASE WHEN ${row}.${column} IS NULL THEN value IS NOT NULL OR last > ${row}.${last}
    ELSE value IS NOT NULL AND (value > ${row}.${column} OR (value = ${row}.${column} AND last > ${row}.${last})) END)`;
}

function shift(table: SortedTable, column: string, by: string, row: 'NEW' | 'OLD', where: string): string {
  return `UPDATE list_anchors SET rank = rank ${by}
    WHERE list = '${sortIndex(table, column)}' AND agency_id = ${row}.agency_id AND ${where};`;
}

/** Walks through a list: first the rows without a value, then those with one, with an anchor between the two. */
function setAnchorsOf(db: Database, list: ListOrder, every: number): void {
  const { column, table, agencyId } = list;
  const { last } = SORTED[table];
  let number = 0;
  const set = (rank: number, { value, last: end }: Place) =>
    db.run(
      'INSERT INTO list_anchors VALUES (?, ?, ?, ?, ?, ?)',
      listName(list),
      agencyId,
      rank,
      number++,
      value,
      end,
    );
  const columns = `${column} AS value, ${last} AS last`;
  const walk = (first: number, from: Reading[], onward: (place: Place) => Reading[]) => {
    let rest = from;
    for (let rank = first + every; ; rank += every) {
      const [next] = readStretches<Place>(db, list, 'asc', columns, rest, { limit: 1, offset: every });
      if (!next) return;
      set(rank, next);
      rest = onward(next);
    }
  };
  const all = (place: Place) => stretchesFrom(list, place, 'asc');
  const unvaluedOnly = (place: Place) => all(place).slice(0, 1);
  db.transaction(() => {
    if (column === last) return walk(0, [wholeList(list)], all);
    walk(0, unvaluedOnly({ value: null, last: 0 }), unvaluedOnly);
    const nulls = unvalued(db, list);
    set(nulls, AFTER_NULLS);
    walk(nulls, all(AFTER_NULLS), all);
  });
}

function unvalued(db: Database, list: ListOrder): number {
  const { from, values } = wholeList(list);
  const sql = `SELECT count(*) AS nulls FROM ${from} AND ${list.column} IS NULL`;
  return db.get<{ nulls: number }>(sql, ...values)?.nulls ?? 0;
}
