import {
  POSITION_AFTER_NULLS,
  getListIndexName,
  type ListOrder,
  type ListPosition,
  type RowRange,
  buildRangesFrom,
  buildFullRange,
} from './listRanges';
import { readRanges } from './listPage';
import type { Database } from './database';
import { SORT_COLUMNS, SORTABLE_TABLES, type SortableTable, getSortIndexName } from './sortIndexes';

/** So many rows lie between two anchors: passing over them takes less than a tenth of a millisecond. */
const ROWS_PER_ANCHOR = 1_000;

/** Sets anchors in every list of more than `every` rows. The indexes, rows and row counts are there. */
export function buildOffsetIndex(db: Database, rowsPerAnchor = ROWS_PER_ANCHOR): void {
  for (const table of SORTABLE_TABLES) {
    const sql = 'SELECT agency_id AS agencyId FROM row_counts WHERE list = ? AND count > ?';
    for (const { agencyId } of db.all<{ agencyId: number }>(sql, table, rowsPerAnchor)) {
      for (const column of sortColumnsOf(table))
        insertAnchors(db, { table, column, agencyId }, rowsPerAnchor);
    }
  }
}

/** Keeps anchors right from here on, whatever is written. */
export function createOffsetIndexTriggers(db: Database): void {
  for (const table of SORTABLE_TABLES) {
    const { tieBreaker: last } = SORT_COLUMNS[table];
    const columns = sortColumnsOf(table);
    const keyColumns = table === 'riders' ? 'agency_id, key' : 'agency_id, id';
    db.exec(`
      CREATE TRIGGER ${table}_stays BEFORE UPDATE OF ${keyColumns} ON ${table}
      WHEN OLD.agency_id <> NEW.agency_id OR OLD.${last} <> NEW.${last}
      BEGIN SELECT RAISE(ABORT, 'A row keeps its agency and its id.'); END;
      CREATE TRIGGER ${table}_anchors_insert AFTER INSERT ON ${table}
      BEGIN ${columns.map((column) => buildRankUpdate(table, column, `+ 1`, 'NEW', buildIsBeforeAnchor('NEW', column, last))).join('\n')} END;
      CREATE TRIGGER ${table}_anchors_delete AFTER DELETE ON ${table}
      BEGIN ${columns.map((column) => buildRankUpdate(table, column, `- 1`, 'OLD', buildIsBeforeAnchor('OLD', column, last))).join('\n')} END;
    `);
    for (const column of columns.filter((each) => each !== last)) {
      const [wasBefore, isBefore] = [
        buildIsBeforeAnchor('OLD', column, last),
        buildIsBeforeAnchor('NEW', column, last),
      ];
      db.exec(`
        CREATE TRIGGER ${table}_anchors_${column} AFTER UPDATE OF ${column} ON ${table}
        WHEN OLD.${column} IS NOT NEW.${column}
        BEGIN ${buildRankUpdate(table, column, `+ ${isBefore} - ${wasBefore}`, 'NEW', `${isBefore} <> ${wasBefore}`)} END;
      `);
    }
  }
}

function sortColumnsOf(table: SortableTable): readonly string[] {
  const { tieBreaker: last, columns } = SORT_COLUMNS[table];
  return columns.includes(last) ? columns : [last, ...columns];
}

/** 1 when a row of a trigger stands before an anchor, in the order in which rows without a value come first. */
function buildIsBeforeAnchor(row: 'NEW' | 'OLD', column: string, last: string): string {
  return `(CASE WHEN ${row}.${column} IS NULL THEN value IS NOT NULL OR last > ${row}.${last}
    ELSE value IS NOT NULL AND (value > ${row}.${column} OR (value = ${row}.${column} AND last > ${row}.${last})) END)`;
}

function buildRankUpdate(
  table: SortableTable,
  column: string,
  change: string,
  row: 'NEW' | 'OLD',
  where: string,
): string {
  return `UPDATE list_anchors SET rank = rank ${change}
    WHERE list = '${getSortIndexName(table, column)}' AND agency_id = ${row}.agency_id AND ${where};`;
}

/** Walks through a list: first the rows without a value, then those with one, with an anchor between the two. */
function insertAnchors(db: Database, list: ListOrder, rowsPerAnchor: number): void {
  const { column, table, agencyId } = list;
  const { tieBreaker: last } = SORT_COLUMNS[table];
  let anchorNumber = 0;
  const insertAnchor = (rank: number, { value, last: lastValue }: ListPosition) =>
    db.run(
      'INSERT INTO list_anchors VALUES (?, ?, ?, ?, ?, ?)',
      getListIndexName(list),
      agencyId,
      rank,
      anchorNumber++,
      value,
      lastValue,
    );
  const columns = `${column} AS value, ${last} AS last`;
  const walk = (first: number, from: RowRange[], getRangesFrom: (position: ListPosition) => RowRange[]) => {
    let ranges = from;
    for (let rank = first + rowsPerAnchor; ; rank += rowsPerAnchor) {
      const [position] = readRanges<ListPosition>(db, list, 'asc', columns, ranges, {
        limit: 1,
        offset: rowsPerAnchor,
      });
      if (!position) return;
      insertAnchor(rank, position);
      ranges = getRangesFrom(position);
    }
  };
  const getAllRangesFrom = (position: ListPosition) => buildRangesFrom(list, position, 'asc');
  const getNullRangeFrom = (position: ListPosition) => getAllRangesFrom(position).slice(0, 1);
  db.transaction(() => {
    if (column === last) return walk(0, [buildFullRange(list)], getAllRangesFrom);
    walk(0, getNullRangeFrom({ value: null, last: 0 }), getNullRangeFrom);
    const nulls = countNulls(db, list);
    insertAnchor(nulls, POSITION_AFTER_NULLS);
    walk(nulls, getAllRangesFrom(POSITION_AFTER_NULLS), getAllRangesFrom);
  });
}

function countNulls(db: Database, list: ListOrder): number {
  const { from, values } = buildFullRange(list);
  const sql = `SELECT count(*) AS nulls FROM ${from} AND ${list.column} IS NULL`;
  return db.get<{ nulls: number }>(sql, ...values)?.nulls ?? 0;
}
