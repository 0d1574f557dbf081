import { type Schema } from 'yup';
import { isRecord } from '@/lib/isRecord';
import { readerOf, UNREADABLE } from './reader';

/** Thrown by a request's `read` when the answer isn't what the call promises. */
export class UnreadableAnswer extends Error {
  override name = 'UnreadableAnswer';
}

/** Rows that could be read, and how many could not (decision 22: left out, and counted on the screen). */
export interface Rows<T> {
  rows: T[];
  unreadable: number;
}

/** One page of a list; `next` is the next page's number, null on the last. */
export interface Page<T> extends Rows<T> {
  next: number | null;
}

/** Reads an answer that is one object. */
export function readOne<T>(schema: Schema<T>) {
  return (body: unknown): T => required(attempt(schema, body));
}

/**
 * Reads a list in any of its wrappings; null or nothing is an empty list (contract, 'Liberal in what it accepts').
 * `name` is the list's own name, where the contract gives it one.
 */
export function readRows<T>(schema: Schema<T>, name = 'rows') {
  return (body: unknown): Rows<T> => rowsOf(listIn(body, name).map((row) => attempt(schema, row)));
}

/** Reads one page of a list, with the next page's number from the `x-next-page` header. */
export function readPage<T>(schema: Schema<T>) {
  const read = readRows(schema);
  return (body: unknown, headers: Headers): Page<T> => ({ ...read(body), next: nextPage(headers) });
}

/** Reads how many rows a list has: the header `x-total`. */
export function readTotal(_body: unknown, headers: Headers): number {
  const total = headers.get('x-total') ?? '';
  if (!/^\d{1,15}$/.test(total)) throw new UnreadableAnswer();
  return Number(total);
}

/** Reads a list as the count of its rows, none of which are kept. */
export function readCount(body: unknown): number {
  return listIn(body, 'rows').length;
}

/** Reads an answer that says no more than its status does. */
export function readNothing(): null {
  return null;
}

/** The entities among what could be read, and how many could not. */
export function rowsOf<T>(attempts: (T | null)[]): Rows<T> {
  const rows = attempts.filter((row) => row !== null);
  // As the store would, but without going through every row.
  Object.freeze(rows);
  return { rows, unreadable: attempts.length - rows.length };
}

/** The next page's number of the header `x-next-page`; null on the last page. */
export function nextPage(headers: Headers): number | null {
  const next = Number(headers.get('x-next-page') ?? '');
  return Number.isSafeInteger(next) && next > 0 ? next : null;
}

/** The value as an entity; null where it can't be read. */
export function attempt<T>(schema: Schema<T>, value: unknown): T | null {
  const entity = isRecord(value) ? readerOf(schema)(value) : UNREADABLE;
  return entity === UNREADABLE ? null : entity;
}

/** @throws UnreadableAnswer for null */
export function required<T>(entity: T | null): T {
  if (entity === null) throw new UnreadableAnswer();
  return entity;
}

function listIn(body: unknown, name: string): unknown[] {
  if (body === null || body === undefined) return [];
  if (Array.isArray(body)) return body;
  if (isRecord(body)) {
    const inner = [name, 'rows', 'data'].find((candidate) => Object.hasOwn(body, candidate));
    if (inner !== undefined) return listIn(body[inner], name);
    if (Object.keys(body).length === 0) return [];
  }
  throw new UnreadableAnswer();
}
