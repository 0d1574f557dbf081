import { getRiderKeyRange } from './riderKey';
import { getSortIndexName, SORT_COLUMNS, type SortableTable } from './sortIndexes';

/** A list of one agency sorted by a column. Rows with equal values are sorted by the table's tie-breaker column. */
export interface SortedList {
  table: SortableTable;
  column: string;
  agencyId: number;
}

/** The position before the row with this sort value and this value of the tie-breaker column. */
export interface ListPosition {
  value: string | number | null;
  tieBreakerValue: number;
}

/** A range of rows that one statement reads. */
export interface RowRange {
  /** The SQL after FROM, with its WHERE clause. */
  from: string;
  values: (string | number)[];
}

/** No tie-breaker is greater, because larger integers are not exact in JavaScript. */
const MAX_TIE_BREAKER = Number.MAX_SAFE_INTEGER;

/** The position between the rows with NULL, which come first in ascending order, and the rows with a value. */
export const POSITION_AFTER_NULLS: ListPosition = { value: null, tieBreakerValue: MAX_TIE_BREAKER };

/** The name of the list's index, which is also its name in list_anchors. */
export function getListIndexName({ table, column }: SortedList): string {
  return getSortIndexName(table, column);
}

export function buildFullRange(list: SortedList): RowRange {
  return isInKeyOrder(list)
    ? buildKeyRange(list, ...getRiderKeyRange(list.agencyId))
    : buildIndexRange(list, '', []);
}

/**
 * Builds the ranges of rows after a position (ascending) or before it (descending). There are several, because for one
 * comparison of both columns SQLite would walk through all rows with an equal value.
 */
export function buildRangesFrom(
  list: SortedList,
  position: ListPosition,
  direction: 'asc' | 'desc',
): RowRange[] {
  const { column, table, agencyId } = list;
  const { value, tieBreakerValue } = position;
  const { tieBreaker } = SORT_COLUMNS[table];
  const isAscending = direction === 'asc';
  if (isInKeyOrder(list)) {
    const [lowest, highest] = getRiderKeyRange(agencyId);
    return [
      isAscending
        ? buildKeyRange(list, tieBreakerValue, highest)
        : buildKeyRange(list, lowest, tieBreakerValue - 1),
    ];
  }
  const condition = `AND ${tieBreaker} ${isAscending ? '>=' : '<'} ?`;
  if (column === tieBreaker) return [buildIndexRange(list, condition, [tieBreakerValue])];
  if (value === null) {
    const nullRange = buildIndexRange(list, `AND ${column} IS NULL ${condition}`, [tieBreakerValue]);
    return isAscending ? [nullRange, buildIndexRange(list, `AND ${column} IS NOT NULL`, [])] : [nullRange];
  }
  const equalRange = buildIndexRange(list, `AND ${column} = ? ${condition}`, [value, tieBreakerValue]);
  return isAscending
    ? [equalRange, buildIndexRange(list, `AND ${column} > ?`, [value])]
    : [
        equalRange,
        buildIndexRange(list, `AND ${column} < ?`, [value]),
        buildIndexRange(list, `AND ${column} IS NULL`, []),
      ];
}

/** Riders are stored in the order of their keys, so this list needs no index. */
function isInKeyOrder({ table, column }: SortedList): boolean {
  return table === 'riders' && column === 'key';
}

/** NOT INDEXED: SQLite reads the table itself, which is stored in this order. */
function buildKeyRange({ table }: SortedList, first: number, last: number): RowRange {
  return { from: `${table} NOT INDEXED WHERE key BETWEEN ? AND ?`, values: [first, last] };
}

function buildIndexRange(list: SortedList, condition: string, values: (string | number)[]): RowRange {
  const from = `${list.table} INDEXED BY ${getListIndexName(list)} WHERE agency_id = ? ${condition}`;
  return { from, values: [list.agencyId, ...values] };
}
