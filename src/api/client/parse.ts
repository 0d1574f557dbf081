import { type Schema } from 'yup';
import { isRecord } from '@/lib/isRecord';
import { compileParser, INVALID } from './compileParser';

/** Thrown by a request's `read` when the answer isn't what the call promises. */
export class InvalidResponseError extends Error {
  override name = 'UnreadableAnswer';
}

/** Rows that could be read, and how many could not (decision 22: left out, and counted on the screen). */
export interface Rows<T> {
  rows: T[];
  invalidRowCount: number;
}

/** One page of a list; `next` is the next page's number, null on the last. */
export interface Page<T> extends Rows<T> {
  next: number | null;
}

/** Reads an answer that is one object. */
export function parseOne<T>(schema: Schema<T>) {
  return (body: unknown): T => requireValue(parseOrNull(schema, body));
}

/**
 * Reads a list in any of its wrappings; null or nothing is an empty list (contract, 'Liberal in what it accepts').
 * `name` is the list's own name, where the contract gives it one.
 */
export function parseRows<T>(schema: Schema<T>, name = 'rows') {
  return (body: unknown): Rows<T> => collectRows(findList(body, name).map((row) => parseOrNull(schema, row)));
}

/** Reads one page of a list, with the next page's number from the `x-next-page` header. */
export function parsePage<T>(schema: Schema<T>) {
  const read = parseRows(schema);
  return (body: unknown, headers: Headers): Page<T> => ({ ...read(body), next: parseNextPage(headers) });
}

/** Reads how many rows a list has: the header `x-total`. */
export function parseTotal(_body: unknown, headers: Headers): number {
  const total = headers.get('x-total') ?? '';
  if (!/^\d{1,15}$/.test(total)) throw new InvalidResponseError();
  return Number(total);
}

/** Reads a list as the count of its rows, none of which are kept. */
export function parseRowCount(body: unknown): number {
  return findList(body, 'rows').length;
}

/** Reads an answer that says no more than its status does. */
export function ignoreBody(): null {
  return null;
}

/** The entities among what could be read, and how many could not. */
export function collectRows<T>(parsedRows: (T | null)[]): Rows<T> {
  const rows = parsedRows.filter((row) => row !== null);
  // As the store would, but without going through every row.
  Object.freeze(rows);
  return { rows, invalidRowCount: parsedRows.length - rows.length };
}

/** The next page's number of the header `x-next-page`; null on the last page. */
export function parseNextPage(headers: Headers): number | null {
  const next = Number(headers.get('x-next-page') ?? '');
  return Number.isSafeInteger(next) && next > 0 ? next : null;
}

/** The value as an entity; null where it can't be read. */
export function parseOrNull<T>(schema: Schema<T>, value: unknown): T | null {
  const entity = isRecord(value) ? compileParser(schema)(value) : INVALID;
  return entity === INVALID ? null : entity;
}

/** @throws UnreadableAnswer for null */
export function requireValue<T>(entity: T | null): T {
  if (entity === null) throw new InvalidResponseError();
  return entity;
}

function findList(body: unknown, name: string): unknown[] {
  if (body === null || body === undefined) return [];
  if (Array.isArray(body)) return body;
  if (isRecord(body)) {
    const inner = [name, 'rows', 'data'].find((candidate) => Object.hasOwn(body, candidate));
    if (inner !== undefined) return findList(body[inner], name);
    if (Object.keys(body).length === 0) return [];
  }
  throw new InvalidResponseError();
}
