import { z } from 'zod';
import { buildOrderBy } from '../../db/sortIndexes';
import { param } from './querySchemas';

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

/** How a request sorts: a database column and a direction, and both as an ORDER BY clause. */
interface Sort {
  column: string;
  order: 'asc' | 'desc';
  orderBy: string;
}

/** The query parameters `sort_field` and `sort_order`. Only the listed names reach the SQL text. */
export function sortParams({ fields, field, order }: SortOptions) {
  return {
    sort_field: param(z.enum(fields).default(field)),
    sort_order: param(z.enum(['asc', 'desc']).default(order)),
  };
}

/** The query parameters `order` (a field) and `direction` (1 or asc, -1 or desc). */
export function directionParams({ fields, field, order }: SortOptions) {
  return {
    order: param(z.enum(fields).default(field)),
    direction: param(
      z
        .enum(['1', '-1', 'asc', 'desc'])
        .default(order)
        .transform((direction) => (direction === '1' || direction === 'asc' ? 'asc' : 'desc')),
    ),
  };
}

export function toSort({ tieBreaker, columns }: SortOptions, field: string, order: 'asc' | 'desc'): Sort {
  const column = columns?.[field] ?? field;
  return { column, order, orderBy: buildOrderBy(column, tieBreaker, order) };
}
