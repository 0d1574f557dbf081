import { type Schema } from 'yup';
import { isRecord } from '@/lib/isRecord';
import { compileParser, INVALID } from './compileParser';

/** Thrown by a request's `parse` when the response does not have the specified shape. */
export class InvalidResponseError extends Error {
  override name = 'InvalidResponseError';
}

/** The valid rows of a list. Invalid rows are left out; screens show their number (decision 22). */
export interface Rows<T> {
  rows: T[];
  invalidRowCount: number;
}

/** One page of a list. `next` is the number of the next page, null on the last page. */
export interface Page<T> extends Rows<T> {
  next: number | null;
}

/** Creates a parser for a response that is one object. */
export function parseOne<T>(schema: Schema<T>) {
  return (body: unknown): T => requireValue(parseOrNull(schema, body));
}

/**
 * Creates a parser for a list: an array, or an object with the array in `rows`, in `data` or in the field `name`. Null
 * and an empty body are an empty list.
 */
export function parseRows<T>(schema: Schema<T>, name = 'rows') {
  return (body: unknown): Rows<T> => collectRows(findList(body, name).map((row) => parseOrNull(schema, row)));
}

/** Creates a parser for one page of a list, with the next page's number from the header `x-next-page`. */
export function parsePage<T>(schema: Schema<T>) {
  const parsePageRows = parseRows(schema);
  return (body: unknown, headers: Headers): Page<T> => ({
    ...parsePageRows(body),
    next: parseNextPage(headers),
  });
}

/** Parses the number of rows of a list from the header `x-total`. */
export function parseTotal(_body: unknown, headers: Headers): number {
  const total = headers.get('x-total') ?? '';
  if (!/^\d{1,15}$/.test(total)) throw new InvalidResponseError();
  return Number(total);
}

/** Counts the rows of a list without storing them. */
export function parseRowCount(body: unknown): number {
  return findList(body, 'rows').length;
}

/** For a response whose body has no information. */
export function ignoreBody(): null {
  return null;
}

/** Separates the valid rows from the invalid ones, which are null. */
export function collectRows<T>(parsedRows: (T | null)[]): Rows<T> {
  const rows = parsedRows.filter((row) => row !== null);
  // The store would freeze the array with every row in it; it skips an array that is frozen already.
  Object.freeze(rows);
  return { rows, invalidRowCount: parsedRows.length - rows.length };
}

/** The number of the next page from the header `x-next-page`; null on the last page. */
export function parseNextPage(headers: Headers): number | null {
  const next = Number(headers.get('x-next-page') ?? '');
  return Number.isSafeInteger(next) && next > 0 ? next : null;
}

/** Parses a value with a schema; null when it is invalid. */
export function parseOrNull<T>(schema: Schema<T>, value: unknown): T | null {
  const entity = isRecord(value) ? compileParser(schema)(value) : INVALID;
  return entity === INVALID ? null : entity;
}

/** @throws InvalidResponseError for null */
export function requireValue<T>(entity: T | null): T {
  if (entity === null) throw new InvalidResponseError();
  return entity;
}

function findList(body: unknown, name: string): unknown[] {
  if (body === null || body === undefined) return [];
  if (Array.isArray(body)) return body;
  if (isRecord(body)) {
    const listKey = [name, 'rows', 'data'].find((candidate) => Object.hasOwn(body, candidate));
    if (listKey !== undefined) return findList(body[listKey], name);
    if (Object.keys(body).length === 0) return [];
  }
  throw new InvalidResponseError();
}
