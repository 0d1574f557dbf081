import { getRiderKeyRange } from './riderKey';
import { SORT_COLUMNS, type SortableTable, getSortIndexName } from './sortIndexes';

/** A list of one agency in the order of one of its columns; equal values are in the order of the table's last column. */
export interface ListOrder {
  table: SortableTable;
  column: string;
  agencyId: number;
}

/** A place in a list: just before where a row with this value and last column would stand. */
export interface ListPosition {
  value: string | number | null;
  last: number;
}

/** Which rows of a list a statement reads, as the parts of its text and what is bound to them. */
export interface RowRange {
  from: string;
  values: (string | number)[];
}

/** The greatest whole number that SQLite and JavaScript agree on: no row's last column comes after it. */
const MAX_TIE_BREAKER = Number.MAX_SAFE_INTEGER;

/** The place behind the rows without a value, which are the first in ascending order, and before those with one. */
export const POSITION_AFTER_NULLS: ListPosition = { value: null, last: MAX_TIE_BREAKER };

/** The name that the anchors of a list have: that of its index. */
export function getListIndexName({ table, column }: ListOrder): string {
  return getSortIndexName(table, column);
}

/** ORDER BY of a list. */
export function buildOrderBy({ table, column }: ListOrder, direction: 'asc' | 'desc'): string {
  const { tieBreaker: last } = SORT_COLUMNS[table];
  return column === last
    ? `ORDER BY ${last} ${direction}`
    : `ORDER BY ${column} ${direction}, ${last} ${direction}`;
}

/** All rows of a list. */
export function buildFullRange(list: ListOrder): RowRange {
  return isInKeyOrder(list)
    ? buildKeyRange(list, ...getRiderKeyRange(list.agencyId))
    : buildIndexRange(list, '', []);
}

/**
 * The rows of a list from a place on, ascending, or before it, descending: one stretch of the index after another. A
 * comparison of both columns at once would be a seek by the first alone, which walks through all rows of one value.
 */
export function buildRangesFrom(
  list: ListOrder,
  position: ListPosition,
  direction: 'asc' | 'desc',
): RowRange[] {
  const { column, table, agencyId } = list;
  const { value, last } = position;
  const tieBreaker = SORT_COLUMNS[table].tieBreaker;
  const isAscending = direction === 'asc';
  if (isInKeyOrder(list)) {
    const [lowest, highest] = getRiderKeyRange(agencyId);
    return [isAscending ? buildKeyRange(list, last, highest) : buildKeyRange(list, lowest, last - 1)];
  }
  const condition = `AND ${tieBreaker} ${isAscending ? '>=' : '<'} ?`;
  if (column === tieBreaker) return [buildIndexRange(list, condition, [last])];
  if (value === null) {
    const nullRange = buildIndexRange(list, `AND ${column} IS NULL ${condition}`, [last]);
    return isAscending ? [nullRange, buildIndexRange(list, `AND ${column} IS NOT NULL`, [])] : [nullRange];
  }
  const equalRange = buildIndexRange(list, `AND ${column} = ? ${condition}`, [value, last]);
  return isAscending
    ? [equalRange, buildIndexRange(list, `AND ${column} > ?`, [value])]
    : [
        equalRange,
        buildIndexRange(list, `AND ${column} < ?`, [value]),
        buildIndexRange(list, `AND ${column} IS NULL`, []),
      ];
}

/** Riders are stored in the order of their keys, so that this one list needs no index. */
function isInKeyOrder({ table, column }: ListOrder): boolean {
  return table === 'riders' && column === 'key';
}

function buildKeyRange({ table }: ListOrder, first: number, last: number): RowRange {
  return { from: `${table} NOT INDEXED WHERE key BETWEEN ? AND ?`, values: [first, last] };
}

function buildIndexRange(list: ListOrder, condition: string, values: (string | number)[]): RowRange {
  const from = `${list.table} INDEXED BY ${getListIndexName(list)} WHERE agency_id = ? ${condition}`;
  return { from, values: [list.agencyId, ...values] };
}
