import type { QueryParams } from './query';

export interface SortOptions {
  /** The fields that a request can sort by. */
  fields: readonly string[];
  /** The default field, by its name in requests. */
  field: string;
  /** The default order. */
  order: 'asc' | 'desc';
  /** The unique column that sorts rows with equal values. */
  tieBreaker: string;
  /** The database columns of fields whose column has another name. */
  columns?: Readonly<Record<string, string>>;
}

/** Parses `sort_field` and `sort_order` to an ORDER BY clause. Only the listed names reach the SQL text. */
export function parseOrderBy(query: QueryParams, sorting: SortOptions): string {
  return parseSort(query, sorting).orderBy;
}

/** How a request sorts: a database column and a direction, and both as an ORDER BY clause. */
export interface Sort {
  column: string;
  order: 'asc' | 'desc';
  orderBy: string;
}

/** Parses `sort_field` and `sort_order`. */
export function parseSort(query: QueryParams, sorting: SortOptions): Sort {
  const field = query.getOneOf('sort_field', sorting.fields) ?? sorting.field;
  const order = query.getOneOf('sort_order', ['asc', 'desc']) ?? sorting.order;
  return { column: sorting.columns?.[field] ?? field, order, orderBy: buildOrderBy(sorting, field, order) };
}

/** Parses `order` (a field) and `direction` (1 or asc, -1 or desc) to an ORDER BY clause. */
export function parseDirectionOrderBy(query: QueryParams, sorting: SortOptions): string {
  const field = query.getOneOf('order', sorting.fields) ?? sorting.field;
  const direction = query.getOneOf('direction', ['1', '-1', 'asc', 'desc']) ?? sorting.order;
  return buildOrderBy(sorting, field, direction === '1' || direction === 'asc' ? 'asc' : 'desc');
}

function buildOrderBy(
  { tieBreaker, columns = {} }: SortOptions,
  field: string,
  order: 'asc' | 'desc',
): string {
  const column = columns[field] ?? field;
  return column === tieBreaker
    ? `ORDER BY ${tieBreaker} ${order}`
    : `ORDER BY ${column} ${order}, ${tieBreaker} ${order}`;
}
