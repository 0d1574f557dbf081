import { type Schema } from 'yup';
import { type Failure } from '@/domain/failures';
import { RESPONSE_DEPTH_LIMIT } from '@/domain/limits';
import { compileParser, INVALID } from '@/lib/compileParser';
import { isRecord } from '@/lib/isRecord';
import { isValueNestedDeeperThan } from '@/lib/json/valueDepth';
import { type Answer } from '../client/request';

/** Thrown by a response schema when the answer does not have the specified shape. `message`: the reason, if it is known. */
export class InvalidResponseError extends Error {}

/** A Standard Schema that turns an `Answer` into the result of an endpoint; it is an endpoint's `responseSchema`. */
export interface ResponseSchema<T> {
  readonly '~standard': {
    version: 1;
    vendor: 'portal';
    validate: (answer: unknown) => { value: T } | { issues: readonly { message: string }[] };
  };
  /** For code that reads an answer outside an endpoint. @throws InvalidResponseError */
  parse: (answer: Answer) => T;
}

/** The valid rows of a list. Invalid rows are left out; screens show their number (decision 22). */
export interface Rows<T> {
  rows: readonly T[];
  invalidRowCount: number;
}

/** One page of a list. */
export interface Page<T> extends Rows<T> {
  /** The number of the next page; null on the last page. */
  next: number | null;
  /** The number of rows of all pages, if the service names it. */
  total?: number;
  /** When it was read, in milliseconds since 1970 by this computer's clock. */
  readAt: number;
}

/** Creates the schema of an endpoint from a function that throws for an answer of the wrong shape. */
export function createResponseSchema<T>(parse: (answer: Answer) => T): ResponseSchema<T> {
  return {
    '~standard': {
      version: 1,
      vendor: 'portal',
      validate: (answer) => {
        try {
          return { value: parse(answer as Answer) };
        } catch (error) {
          // Any error of a parser means that the response is invalid.
          return { issues: [{ message: error instanceof InvalidResponseError ? error.message : '' }] };
        }
      },
    },
    parse,
  };
}

/** For the API's `catchSchemaFailure`: the failure of a call whose answer does not match the endpoint's schema. */
export function toUnreadableFailure({
  _bqMeta,
  issues = [],
}: {
  _bqMeta?: Pick<Failure, 'callId' | 'sentAt'>;
  issues?: readonly { message: string }[];
}): Failure {
  const message = issues[0]?.message;
  return { kind: 'unreadable', ..._bqMeta, ...(message && { message }) };
}

/** An answer that is one object, which must not be nested too deeply. */
export function entitySchema<T>(schema: Schema<T>) {
  const parseEntity = createEntityParser(schema);
  return createResponseSchema(({ body, isTooDeep }) => requireValue(isTooDeep ? null : parseEntity(body)));
}

/**
 * A list: an array, or an object with the array in `rows`, in `data` or in the field `name`. Null, an empty body and an
 * accepted 404 are an empty list. A row that is nested too deeply is invalid.
 */
export function rowsSchema<T>(schema: Schema<T>, name = 'rows') {
  const parseRow = createEntityParser(schema);
  return createResponseSchema(({ body, isTooDeep }) =>
    collectRows(
      findList(body, name).map((row) =>
        isTooDeep && isValueNestedDeeperThan(row, RESPONSE_DEPTH_LIMIT) ? null : parseRow(row),
      ),
    ),
  );
}

/** One page of a list, with the next page's number and the total from the headers. */
export function pageSchema<T>(schema: Schema<T>) {
  return toPageSchema(rowsSchema(schema));
}

/** Turns the schema of rows into that of a page, with what a page has besides its rows. */
export function toPageSchema<T>(rows: ResponseSchema<Rows<T>>) {
  return createResponseSchema<Page<T>>((answer) => ({
    ...rows.parse(answer),
    ...parsePageHeaders(answer.headers),
    readAt: Date.now(),
  }));
}

/** The number of rows of a list, from the header `x-total`. */
export const totalCountSchema = createResponseSchema(({ headers }) => requireValue(parseTotal(headers)));

/** The number of rows of a list whose rows must not be stored. */
export const rowCountSchema = createResponseSchema(({ body }) => findList(body, 'rows').length);

/** An answer whose body has no information. */
export const noContentSchema = createResponseSchema(() => null);

/** Separates the valid rows from the invalid ones, which are null. */
export function collectRows<T>(parsedRows: (T | null)[]): Rows<T> {
  const rows = parsedRows.filter((row) => row !== null);
  // The store would freeze the array with every row in it; it skips an array that is frozen already.
  Object.freeze(rows);
  return { rows, invalidRowCount: parsedRows.length - rows.length };
}

/** The headers `x-next-page` and `x-total` of one page of a list. */
function parsePageHeaders(headers: Headers): Pick<Page<unknown>, 'next' | 'total'> {
  const next = Number(headers.get('x-next-page') ?? '');
  const total = parseTotal(headers);
  return {
    next: Number.isSafeInteger(next) && next > 0 ? next : null,
    ...(total !== null && { total }),
  };
}

/** The number of rows from the header `x-total`; null without the header. */
function parseTotal(headers: Headers): number | null {
  const total = headers.get('x-total') ?? '';
  return /^\d{1,15}$/.test(total) ? Number(total) : null;
}

/** Creates a function that parses a value with an entity's schema; it returns null for an invalid value. */
export function createEntityParser<T>(schema: Schema<T>): (value: unknown) => T | null {
  let parse: ReturnType<typeof compileParser<T>> | undefined;
  return (value) => {
    // Compiled with the first value, because a page uses only a few of its schemas.
    parse ??= compileParser(schema);
    const entity = isRecord(value) ? parse(value) : INVALID;
    return entity === INVALID ? null : entity;
  };
}

/** @throws InvalidResponseError for null */
export function requireValue<T>(value: T | null): T {
  if (value === null) throw new InvalidResponseError();
  return value;
}

export function findList(body: unknown, name: string): unknown[] {
  if (body === null || body === undefined) return [];
  if (Array.isArray(body)) return body;
  if (isRecord(body)) {
    const listKey = [name, 'rows', 'data'].find((candidate) => Object.hasOwn(body, candidate));
    if (listKey !== undefined) return findList(body[listKey], name);
    if (Object.keys(body).length === 0) return [];
  }
  throw new InvalidResponseError();
}
