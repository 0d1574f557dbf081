import {
  type ListOrder,
  listName,
  ordered,
  type Place,
  type Reading,
  rowsFrom,
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
  const read = ({ from, values }: Reading, most: number, skipped: number) =>
    db.all<Row>(
      `SELECT ${columns} FROM ${from} ${ordered(list, direction)} LIMIT ? OFFSET ?`,
      ...values,
      most,
      skipped,
    );
  const start = offset === 0 ? undefined : nearest(db, list, direction, offset);
  if (!start) return read(wholeList(list), limit, offset);
  const { first, then } = rowsFrom(list, start.place, direction);
  const rows = read(first, limit, start.skipped);
  if (then && rows.length < limit) rows.push(...read(then, limit - rows.length, 0));
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
