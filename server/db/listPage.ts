import type { Database } from './database';
import {
  buildFullRange,
  buildRangesFrom,
  getListIndexName,
  type ListPosition,
  type RowRange,
  type SortedList,
} from './listRanges';
import { getRowCount } from './rowCounts';
import { buildOrderBy, SORT_COLUMNS } from './sortIndexes';

/** A stored position in a list, one every 1,000 rows (table list_anchors, see offsetIndex.ts). */
interface Anchor extends ListPosition {
  /** The number of rows before the position, in ascending order. */
  rank: number;
}

/**
 * Returns the rows of `LIMIT limit OFFSET offset`. Reading starts at the nearest anchor, so that a page far into a list
 * is found without counting from its start. Call it within `db.snapshot`, so that the ranks match the rows.
 */
export function readListPage<Row>(
  db: Database,
  list: SortedList,
  direction: 'asc' | 'desc',
  columns: string,
  { limit, offset }: { limit: number; offset: number },
): Row[] {
  const start = offset === 0 ? undefined : findNearestAnchor(db, list, direction, offset);
  const ranges = start ? buildRangesFrom(list, start.position, direction) : [buildFullRange(list)];
  return readRanges(db, list, direction, columns, ranges, { limit, offset: start?.rowsToSkip ?? offset });
}

/** Reads consecutive ranges as one list. `limit` and `offset` count over all ranges. */
export function readRanges<Row>(
  db: Database,
  list: SortedList,
  direction: 'asc' | 'desc',
  columns: string,
  ranges: readonly RowRange[],
  { limit, offset }: { limit: number; offset: number },
): Row[] {
  const orderBy = buildOrderBy(list.column, SORT_COLUMNS[list.table].tieBreaker, direction);
  const rows: Row[] = [];
  let rowsToSkip = offset;
  for (const [index, { from, values }] of ranges.entries()) {
    const isLast = index === ranges.length - 1;
    // A range that ends before the page is counted, not read.
    if (rowsToSkip > 0 && !isLast) {
      const sql = `SELECT count(*) AS n FROM (SELECT 1 FROM ${from} LIMIT ?)`;
      const rowsInRange = db.get<{ n: number }>(sql, ...values, rowsToSkip)?.n ?? 0;
      if (rowsInRange < rowsToSkip) {
        rowsToSkip -= rowsInRange;
        continue;
      }
    }
    const sql = `SELECT ${columns} FROM ${from} ${orderBy} LIMIT ? OFFSET ?`;
    rows.push(...db.all<Row>(sql, ...values, limit - rows.length, rowsToSkip));
    if (rows.length === limit) break;
    rowsToSkip = 0;
  }
  return rows;
}

interface PageStart {
  position: ListPosition;
  /** How many rows lie between the position and the page. */
  rowsToSkip: number;
}

/** The beginning of a query for anchors; it ends with the column that the caller compares. */
const SELECT_ANCHOR =
  'SELECT rank, value, last AS tieBreakerValue FROM list_anchors WHERE list = ? AND agency_id = ? AND rank';

/**
 * Finds the last anchor before the page in reading direction. Anchors have the same rank when all rows between
 * them have been deleted; their column `number` is their order in the list.
 */
function findNearestAnchor(
  db: Database,
  list: SortedList,
  direction: 'asc' | 'desc',
  offset: number,
): PageStart | undefined {
  const name = getListIndexName(list);
  if (direction === 'asc') {
    const sql = `${SELECT_ANCHOR} <= ? ORDER BY rank DESC, number DESC LIMIT 1`;
    const anchor = db.get<Anchor>(sql, name, list.agencyId, offset);
    return anchor && { position: anchor, rowsToSkip: offset - anchor.rank };
  }
  // The number of rows up to and including the page's first row, in ascending order.
  const endRank = getRowCount(db, list.agencyId, list.table) - offset;
  const sql = `${SELECT_ANCHOR} >= ? ORDER BY rank, number LIMIT 1`;
  const anchor = db.get<Anchor>(sql, name, list.agencyId, endRank);
  return anchor && { position: anchor, rowsToSkip: anchor.rank - endRank };
}
