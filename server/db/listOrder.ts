import { riderKeys } from './riderKey';
import { SORTED, type SortedTable, sortIndex } from './sortIndexes';

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
 * The rows of a list from a place on, ascending, or before it, descending: one stretch of the index after another. A
 * comparison of both columns at once would be a seek by the first alone, which walks through all rows of one value.
 */
export function stretchesFrom(list: ListOrder, place: Place, direction: 'asc' | 'desc'): Reading[] {
  const { column, table, agencyId } = list;
  const { value, last } = place;
  const name = SORTED[table].last;
  const ascending = direction === 'asc';
  if (isByKey(list)) {
    const [lowest, highest] = riderKeys(agencyId);
    return [ascending ? keys(list, last, highest) : keys(list, lowest, last - 1)];
  }
  const onward = `AND ${name} ${ascending ? '>=' : '<'} ?`;
  if (column === name) return [part(list, onward, [last])];
  if (value === null) {
    const unvalued = part(list, `AND ${column} IS NULL ${onward}`, [last]);
    return ascending ? [unvalued, part(list, `AND ${column} IS NOT NULL`, [])] : [unvalued];
  }
  const equal = part(list, `AND ${column} = ? ${onward}`, [value, last]);
  return ascending
    ? [equal, part(list, `AND ${column} > ?`, [value])]
    : [equal, part(list, `AND ${column} < ?`, [value]), part(list, `AND ${column} IS NULL`, [])];
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
