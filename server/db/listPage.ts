import {
  listName,
  type ListOrder,
  ordered,
  type Place,
  type Reading,
  stretchesFrom,
  wholeList,
} from './listOrder';
import type { Database } from './open';
import { rowCount } from './rowCounts';

interface Anchor extends Place {
  rank: number;
}

/**
 * The rows that `LIMIT limit OFFSET offset` of the list would answer. A place deep in the list is reached from the nearest
 * anchor, so that no more rows are passed over than lie between two of them. Read within one `snapshot`: rank and rows
 * belong together.
 */
export function listPage<Row>(
  db: Database,
  list: ListOrder,
  direction: 'asc' | 'desc',
  columns: string,
  { limit, offset }: { limit: number; offset: number },
): Row[] {
  const start = offset === 0 ? undefined : nearest(db, list, direction, offset);
  const stretches = start ? stretchesFrom(list, start.place, direction) : [wholeList(list)];
  return readStretches(db, list, direction, columns, stretches, { limit, offset: start?.skipped ?? offset });
}

/** The rows of stretches that follow one another, less those passed over, as far as the limit. */
export function readStretches<Row>(
  db: Database,
  list: ListOrder,
  direction: 'asc' | 'desc',
  columns: string,
  stretches: readonly Reading[],
  { limit, offset }: { limit: number; offset: number },
): Row[] {
  const rows: Row[] = [];
  let skipped = offset;
  for (const [at, { from, values }] of stretches.entries()) {
    const isLast = at === stretches.length - 1;
    if (skipped > 0 && !isLast) {
      const sql = `SELECT count(*) AS n FROM (SELECT 1 FROM ${from} LIMIT ?)`;
      const passed = db.get<{ n: number }>(sql, ...values, skipped)?.n ?? 0;
      if (passed < skipped) {
        skipped -= passed;
        continue;
      }
    }
    const sql = `SELECT ${columns} FROM ${from} ${ordered(list, direction)} LIMIT ? OFFSET ?`;
    rows.push(...db.all<Row>(sql, ...values, limit - rows.length, skipped));
    if (rows.length === limit) break;
    skipped = 0;
  }
  return rows;
}

interface Start {
  place: Place;
  /** How many rows lie between the place and the page. */
  skipped: number;
}

const NEAREST = 'SELECT rank, value, last FROM list_anchors WHERE list = ? AND agency_id = ? AND rank';

/**
 * The nearest anchor that the page lies behind, in the direction of reading. Where several have one rank, the one
 * nearest to the page: the page then begins on its side of the rows without a value.
 */
function nearest(
  db: Database,
  list: ListOrder,
  direction: 'asc' | 'desc',
  offset: number,
): Start | undefined {
  const name = listName(list);
  if (direction === 'asc') {
    const sql = `${NEAREST} <= ? ORDER BY rank DESC, number DESC LIMIT 1`;
    const anchor = db.get<Anchor>(sql, name, list.agencyId, offset);
    return anchor && { place: anchor, skipped: offset - anchor.rank };
  }
  // The rows before the page's first one in ascending order, and that row itself.
  const upTo = rowCount(db, list.agencyId, list.table) - offset;
  const sql = `${NEAREST} >= ? ORDER BY rank, number LIMIT 1`;
  const anchor = db.get<Anchor>(sql, name, list.agencyId, upTo);
  return anchor && { place: anchor, skipped: anchor.rank - upTo };
}
