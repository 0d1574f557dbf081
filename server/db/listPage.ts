import {
  getListIndexName,
  type ListOrder,
  buildOrderBy,
  type ListPosition,
  type RowRange,
  buildRangesFrom,
  buildFullRange,
} from './listRanges';
import type { Database } from './database';
import { getRowCount } from './rowCounts';

interface Anchor extends ListPosition {
  rank: number;
}

/**
 * The rows that `LIMIT limit OFFSET offset` of the list would answer. A place deep in the list is reached from the nearest
 * anchor, so that no more rows are passed over than lie between two of them. Read within one `snapshot`: rank and rows
 * belong together.
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

/** The rows of stretches that follow one another, less those passed over, as far as the limit. */
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
  /** How many rows lie between the place and the page. */
  skipped: number;
}

const SELECT_ANCHOR = 'SELECT rank, value, last FROM list_anchors WHERE list = ? AND agency_id = ? AND rank';

/**
 * The nearest anchor that the page lies behind, in the direction of reading. Where several have one rank, the one
 * nearest to the page: the page then begins on its side of the rows without a value.
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
  // The rows before the page's first one in ascending order, and that row itself.
  const endRank = getRowCount(db, list.agencyId, list.table) - offset;
  const sql = `${SELECT_ANCHOR} >= ? ORDER BY rank, number LIMIT 1`;
  const anchor = db.get<Anchor>(sql, name, list.agencyId, endRank);
  return anchor && { position: anchor, skipped: anchor.rank - endRank };
}
