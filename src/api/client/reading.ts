import { ValidationError, type Schema } from 'yup';
import { isRecord } from '../../lib/isRecord';

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

/** Reads one object. */
export function readOne<T>(schema: Schema<T>) {
  return (body: unknown): T => {
    const entity = attempt(schema, body);
    if (entity === null) throw new UnreadableAnswer();
    return entity;
  };
}

/** Reads a list in any of its wrappings; null or nothing is an empty list (contract, 'Liberal in what it accepts'). */
export function readRows<T>(schema: Schema<T>) {
  return (body: unknown): Rows<T> => {
    const list = listIn(body);
    const rows = list.map((row) => attempt(schema, row)).filter((row) => row !== null);
    return { rows, unreadable: list.length - rows.length };
  };
}

/** Reads one page of a list, with the next page's number from the `x-next-page` header. */
export function readPage<T>(schema: Schema<T>) {
  const read = readRows(schema);
  return (body: unknown, headers: Headers): Page<T> => {
    const next = Number(headers.get('x-next-page') ?? '');
    return { ...read(body), next: Number.isSafeInteger(next) && next > 0 ? next : null };
  };
}

function listIn(body: unknown): unknown[] {
  if (body === null || body === undefined) return [];
  if (Array.isArray(body)) return body;
  if (isRecord(body)) {
    if ('rows' in body) return listIn(body.rows);
    if ('data' in body) return listIn(body.data);
    if (Object.keys(body).length === 0) return [];
  }
  throw new UnreadableAnswer();
}

function attempt<T>(schema: Schema<T>, value: unknown): T | null {
  try {
    return isRecord(value) ? schema.validateSync(value, { stripUnknown: true }) : null;
  } catch (problem) {
    if (problem instanceof ValidationError) return null;
    throw problem;
  }
}
