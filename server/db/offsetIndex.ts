import type { Database } from './database';
import { readRanges } from './listPage';
import {
  buildFullRange,
  buildRangesFrom,
  getListIndexName,
  type ListPosition,
  POSITION_AFTER_NULLS,
  type RowRange,
  type SortedList,
} from './listRanges';
import { getSortIndexName, SORT_COLUMNS, SORTABLE_TABLES, type SortableTable } from './sortIndexes';

/*
 * The table list_anchors is an offset index: for each sorted list it stores every 1,000th row (an anchor) with its
 * rank, which is the number of rows before it. Reading a page far into the list starts at the nearest anchor.
 */

/** Skipping this many rows takes less than a tenth of a millisecond. */
const ROWS_PER_ANCHOR = 1_000;

/** Inserts the anchors of all lists with more than `rowsPerAnchor` rows. It needs the indexes and the row counts. */
export function buildOffsetIndex(db: Database, rowsPerAnchor = ROWS_PER_ANCHOR): void {
  for (const table of SORTABLE_TABLES) {
    const sql = 'SELECT agency_id AS agencyId FROM row_counts WHERE list = ? AND count > ?';
    for (const { agencyId } of db.all<{ agencyId: number }>(sql, table, rowsPerAnchor)) {
      for (const column of sortColumnsOf(table))
        insertAnchors(db, { table, column, agencyId }, rowsPerAnchor);
    }
  }
}

/**
 * Creates triggers that update the ranks of the anchors after each write. A change here is a change of the schema, which
 * needs a step (migrations.ts).
 */
export function createOffsetIndexTriggers(db: Database): void {
  for (const table of SORTABLE_TABLES) {
    const { tieBreaker } = SORT_COLUMNS[table];
    const columns = sortColumnsOf(table);
    const keyColumns = table === 'riders' ? 'agency_id, key' : 'agency_id, id';
    db.exec(`
      CREATE TRIGGER ${table}_keys_immutable BEFORE UPDATE OF ${keyColumns} ON ${table}
      WHEN OLD.agency_id <> NEW.agency_id OR OLD.${tieBreaker} <> NEW.${tieBreaker}
      BEGIN SELECT RAISE(ABORT, 'The agency and the id of a row cannot change.'); END;
      CREATE TRIGGER ${table}_anchors_insert AFTER INSERT ON ${table}
      BEGIN ${columns.map((column) => buildRankUpdate(table, column, `+ 1`, 'NEW', buildIsBeforeAnchor('NEW', column, tieBreaker))).join('\n')} END;
      CREATE TRIGGER ${table}_anchors_delete AFTER DELETE ON ${table}
      BEGIN ${columns.map((column) => buildRankUpdate(table, column, `- 1`, 'OLD', buildIsBeforeAnchor('OLD', column, tieBreaker))).join('\n')} END;
    `);
    for (const column of columns.filter((column) => column !== tieBreaker)) {
      const [wasBefore, isBefore] = [
        buildIsBeforeAnchor('OLD', column, tieBreaker),
        buildIsBeforeAnchor('NEW', column, tieBreaker),
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
  const { tieBreaker, columns } = SORT_COLUMNS[table];
  return columns.includes(tieBreaker) ? columns : [tieBreaker, ...columns];
}

/** SQL that is 1 if a trigger's row sorts before an anchor, whose columns are `value` and `last`. NULL sorts first. */
function buildIsBeforeAnchor(row: 'NEW' | 'OLD', column: string, tieBreaker: string): string {
  return `(CASE WHEN ${row}.${column} IS NULL THEN value IS NOT NULL OR last > ${row}.${tieBreaker}
    ELSE value IS NOT NULL AND (value > ${row}.${column} OR (value = ${row}.${column} AND last > ${row}.${tieBreaker})) END)`;
}

/** SQL that adds `change` to the ranks of a list's anchors; the agency is that of the trigger's row. */
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

/** Walks through a list and inserts its anchors: among the rows with NULL, after them, and among the other rows. */
function insertAnchors(db: Database, list: SortedList, rowsPerAnchor: number): void {
  const { column, table, agencyId } = list;
  const { tieBreaker } = SORT_COLUMNS[table];
  let anchorNumber = 0;
  const insertAnchor = (rank: number, { value, tieBreakerValue }: ListPosition) =>
    db.run(
      'INSERT INTO list_anchors VALUES (?, ?, ?, ?, ?, ?)',
      getListIndexName(list),
      agencyId,
      rank,
      anchorNumber++,
      value,
      tieBreakerValue,
    );
  const columns = `${column} AS value, ${tieBreaker} AS tieBreakerValue`;
  /** Inserts an anchor after every `rowsPerAnchor` rows. `getRangesFrom` returns the ranges from a position on. */
  const walk = (
    firstRank: number,
    initialRanges: RowRange[],
    getRangesFrom: (position: ListPosition) => RowRange[],
  ) => {
    let ranges = initialRanges;
    for (let rank = firstRank + rowsPerAnchor; ; rank += rowsPerAnchor) {
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
  // The first range has the rows with NULL.
  const getNullRangeFrom = (position: ListPosition) => getAllRangesFrom(position).slice(0, 1);
  if (column === tieBreaker) return walk(0, [buildFullRange(list)], getAllRangesFrom);
  const startOfNulls = { value: null, tieBreakerValue: 0 };
  walk(0, getNullRangeFrom(startOfNulls), getNullRangeFrom);
  const nullCount = countNulls(db, list);
  insertAnchor(nullCount, POSITION_AFTER_NULLS);
  walk(nullCount, getAllRangesFrom(POSITION_AFTER_NULLS), getAllRangesFrom);
}

function countNulls(db: Database, list: SortedList): number {
  const { from, values } = buildFullRange(list);
  const sql = `SELECT count(*) AS nulls FROM ${from} AND ${list.column} IS NULL`;
  return db.get<{ nulls: number }>(sql, ...values)?.nulls ?? 0;
}
