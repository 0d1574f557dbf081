import { riderKeys } from './riderKey';
import { SORTED, sortIndex, type SortedTable } from './sortIndexes';

/** A list of one agency in the order of one of its columns; equal values are in the order of the table's last column. */
export interface ListOrder {
  table: SortedTable;
  column: string;
  agencyId: number;
}

/** A place in a list: just before where a row with this value and last column would stand. */
export interface Place {
  value: string | number | null;
  last: number;
}

/** Which rows of a list a statement reads, as the parts of its text and what is bound to them. */
export interface Reading {
  from: string;
  values: (string | number)[];
}

/** The greatest whole number that SQLite and JavaScript agree on: no row's last column comes after it. */
const AFTER_ALL = Number.MAX_SAFE_INTEGER;

/** The place behind the rows without a value, which are the first in ascending order, and before those with one. */
export const AFTER_NULLS: Place = { value: null, last: AFTER_ALL };

/** The name that the anchors of a list have: that of its index. */
export function listName({ table, column }: ListOrder): string {
  return sortIndex(table, column);
}

/** ORDER BY of a list. */
export function ordered({ table, column }: ListOrder, direction: 'asc' | 'desc'): string {
  const { last } = SORTED[table];
  return column === last
    ? `ORDER BY ${last} ${direction}`
    : `ORDER BY ${column} ${direction}, ${last} ${direction}`;
}

/** All rows of a list. */
export function wholeList(list: ListOrder): Reading {
  return isByKey(list) ? keys(list, ...riderKeys(list.agencyId)) : part(list, '', []);
}

/**
 * The rows of a list from a place on, ascending, or before it, descending. Rows with a value and rows without one are
 * two stretches of the index, and a comparison reaches only one of them: where the rows of `first` end, those of `then` follow.
 */
export function rowsFrom(
  list: ListOrder,
  { value, last }: Place,
  direction: 'asc' | 'desc',
): { first: Reading; then?: Reading } {
  const { column, table, agencyId } = list;
  const compared = direction === 'asc' ? '>=' : '<';
  const name = SORTED[table].last;
  if (isByKey(list)) {
    const [lowest, highest] = riderKeys(agencyId);
    return { first: direction === 'asc' ? keys(list, last, highest) : keys(list, lowest, last - 1) };
  }
  if (column === name) return { first: part(list, `AND ${name} ${compared} ?`, [last]) };
  const valued = part(list, `AND ${column} IS NOT NULL`, []);
  const unvalued = part(list, `AND ${column} IS NULL`, []);
  if (value === null) {
    if (direction === 'asc' && last === AFTER_ALL) return { first: valued };
    const first = part(list, `AND ${column} IS NULL AND ${name} ${compared} ?`, [last]);
    return direction === 'asc' ? { first, then: valued } : { first };
  }
  const first = part(list, `AND (${column}, ${name}) ${compared} (?, ?)`, [value, last]);
  return direction === 'asc' ? { first } : { first, then: unvalued };
}

/** Riders are stored in the order of their keys, so that this one list needs no index. */
function isByKey({ table, column }: ListOrder): boolean {
  return table === 'riders' && column === 'key';
}

function keys({ table }: ListOrder, first: number, last: number): Reading {
  return { from: `${table} NOT INDEXED WHERE key BETWEEN ? AND ?`, values: [first, last] };
}

function part(list: ListOrder, condition: string, values: (string | number)[]): Reading {
  const from = `${list.table} INDEXED BY ${listName(list)} WHERE agency_id = ? ${condition}`;
  return { from, values: [list.agencyId, ...values] };
}
