import type { Query } from './query';

/** The columns of a list that it can be sorted by. `last` puts rows with equal values in an order of their own. */
export interface Sorting {
  /** The names of fields that can be asked for; each is its column. */
  fields: readonly string[];
  /** The field and order when nothing is asked for. */
  field: string;
  order: 'asc' | 'desc';
  last: string;
  /** Fields whose column has another name. */
  columns?: Readonly<Record<string, string>>;
}

/** Reads `sort_field` and `sort_order` and answers the ORDER BY clause. Only the names listed ever reach SQL. */
export function readSorting(query: Query, sorting: Sorting): string {
  return readSort(query, sorting).orderBy;
}

/** What a list is asked to be sorted by. */
export interface Sort {
  column: string;
  order: 'asc' | 'desc';
  orderBy: string;
}

/** Reads `sort_field` and `sort_order` and answers the column and order, too. */
export function readSort(query: Query, sorting: Sorting): Sort {
  const field = query.oneOf('sort_field', sorting.fields) ?? sorting.field;
  const order = query.oneOf('sort_order', ['asc', 'desc']) ?? sorting.order;
  return { column: sorting.columns?.[field] ?? field, order, orderBy: orderBy(sorting, field, order) };
}

/** Reads `order` (a field) and `direction` (1 or asc, -1 or desc) and answers the ORDER BY clause. */
export function readOrdering(query: Query, sorting: Sorting): string {
  const field = query.oneOf('order', sorting.fields) ?? sorting.field;
  const direction = query.oneOf('direction', ['1', '-1', 'asc', 'desc']) ?? sorting.order;
  return orderBy(sorting, field, direction === '1' || direction === 'asc' ? 'asc' : 'desc');
}

function orderBy({ last, columns = {} }: Sorting, field: string, order: 'asc' | 'desc'): string {
  const column = columns[field] ?? field;
  return column === last ? `ORDER BY ${last} ${order}` : `ORDER BY ${column} ${order}, ${last} ${order}`;
}
