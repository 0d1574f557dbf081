import type { QueryParams } from './query';

/** The columns of a list that it can be sorted by. `last` puts rows with equal values in an order of their own. */
export interface SortOptions {
  /** The names of fields that can be asked for; each is its column. */
  fields: readonly string[];
  /** The field and order when nothing is asked for. */
  field: string;
  order: 'asc' | 'desc';
  tieBreaker: string;
  /** Fields whose column has another name. */
  columns?: Readonly<Record<string, string>>;
}

/** Reads `sort_field` and `sort_order` and answers the ORDER BY clause. Only the names listed ever reach SQL. */
export function parseOrderBy(query: QueryParams, sorting: SortOptions): string {
  return parseSort(query, sorting).orderBy;
}

/** What a list is asked to be sorted by. */
export interface Sort {
  column: string;
  order: 'asc' | 'desc';
  orderBy: string;
}

/** Reads `sort_field` and `sort_order` and answers the column and order, too. */
export function parseSort(query: QueryParams, sorting: SortOptions): Sort {
  const field = query.getOneOf('sort_field', sorting.fields) ?? sorting.field;
  const order = query.getOneOf('sort_order', ['asc', 'desc']) ?? sorting.order;
  return { column: sorting.columns?.[field] ?? field, order, orderBy: buildOrderBy(sorting, field, order) };
}

/** Reads `order` (a field) and `direction` (1 or asc, -1 or desc) and answers the ORDER BY clause. */
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
