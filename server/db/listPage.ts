import type { Database } from './database';
import {
  buildFullRange,
  buildOrderBy,
  buildRangesFrom,
  getListIndexName,
  type ListOrder,
  type ListPosition,
  type RowRange,
} from './listRanges';
import { getRowCount } from './rowCounts';

interface Anchor extends ListPosition {
  rank: number;
}

/**
 * Returns the rows of `LIMIT limit OFFSET offset`. Reading starts at the nearest anchor (offsetIndex.ts), so it skips at
 * most the rows between two anchors. Call it within `db.snapshot`, so that ranks and rows are from the same moment.
 */
export function readListPage<Row>(
  db: Database,
  list: ListOrder,
  direction: 'asc' | 'desc',
  columns: string,
  { limit, offset }: { limit: number; offset: number },
): Row[] {
  const start = offset === 0 ? undefined : findNearestAnchor(db, list, direction, offset);
  const ranges = start ? buildRangesFrom(list, start.position, direction) : [buildFullRange(list)];
  return readRanges(db, list, direction, columns, ranges, { limit, offset: start?.skipped ?? offset });
}

/** Reads consecutive ranges as one list. `limit` and `offset` count over all ranges. */
export function readRanges<Row>(
  db: Database,
  list: ListOrder,
  direction: 'asc' | 'desc',
  columns: string,
  ranges: readonly RowRange[],
  { limit, offset }: { limit: number; offset: number },
): Row[] {
  const rows: Row[] = [];
  let skipped = offset;
  for (const [index, { from, values }] of ranges.entries()) {
    const isLast = index === ranges.length - 1;
    if (skipped > 0 && !isLast) {
      const sql = `SELECT count(*) AS n FROM (SELECT 1 FROM ${from} LIMIT ?)`;
      const rowsInRange = db.get<{ n: number }>(sql, ...values, skipped)?.n ?? 0;
      if (rowsInRange < skipped) {
        skipped -= rowsInRange;
        continue;
      }
    }
    const sql = `SELECT ${columns} FROM ${from} ${buildOrderBy(list, direction)} LIMIT ? OFFSET ?`;
    rows.push(...db.all<Row>(sql, ...values, limit - rows.length, skipped));
    if (rows.length === limit) break;
    skipped = 0;
  }
  return rows;
}

interface PageStart {
  position: ListPosition;
  /** How many rows lie between the position and the page. */
  skipped: number;
}

const SELECT_ANCHOR = 'SELECT rank, value, last FROM list_anchors WHERE list = ? AND agency_id = ? AND rank';

/**
 * Finds the nearest anchor before the page in reading direction. Of several anchors with the same rank it takes the last
 * in reading direction, so that the page starts on the right side of the rows with NULL.
 */
function findNearestAnchor(
  db: Database,
  list: ListOrder,
  direction: 'asc' | 'desc',
  offset: number,
): PageStart | undefined {
  const name = getListIndexName(list);
  if (direction === 'asc') {
    const sql = `${SELECT_ANCHOR} <= ? ORDER BY rank DESC, number DESC LIMIT 1`;
    const anchor = db.get<Anchor>(sql, name, list.agencyId, offset);
    return anchor && { position: anchor, skipped: offset - anchor.rank };
  }
  // The number of rows up to and including the page's first row, in ascending order.
  const endRank = getRowCount(db, list.agencyId, list.table) - offset;
  const sql = `${SELECT_ANCHOR} >= ? ORDER BY rank, number LIMIT 1`;
  const anchor = db.get<Anchor>(sql, name, list.agencyId, endRank);
  return anchor && { position: anchor, skipped: anchor.rank - endRank };
}
