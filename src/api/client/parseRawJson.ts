import { type Schema } from 'yup';
import { splitArray, splitObject } from '@/lib/jsonText';
import {
  parseOrNull,
  parseNextPage,
  type Page,
  requireValue,
  type Rows,
  collectRows,
  InvalidResponseError,
} from './parse';

/*
 * Readers of answers of which the JSON itself is kept, with every key and digit as it came: rows that are shown
 * whole, and business rules. `toFields` makes the entity's fields from a row's JSON.
 */

type ToFields = (json: string) => unknown;

/** The row's fields with the whole row as `raw`. */
export function addRawJson(json: string): unknown {
  return { ...(JSON.parse(json) as object | null), raw: json };
}

/** Reads one object. */
export function parseRawOne<T>(schema: Schema<T>, toFields: ToFields) {
  return (_body: unknown, _headers: Headers, text: string): T =>
    requireValue(parseOrNull(schema, toFields(text)));
}

/** Reads a list in any of its wrappings. */
export function parseRawRows<T>(schema: Schema<T>, toFields: ToFields) {
  return (_body: unknown, _headers: Headers, text: string): Rows<T> =>
    collectRows(
      splitList(text.trim()).map((json) =>
        json.startsWith('{') ? parseOrNull(schema, toFields(json)) : null,
      ),
    );
}

/** Reads one page of a list. */
export function parseRawPage<T>(schema: Schema<T>, toFields: ToFields) {
  const parse = parseRawRows(schema, toFields);
  return (body: unknown, headers: Headers, text: string): Page<T> => ({
    ...parse(body, headers, text),
    next: parseNextPage(headers),
  });
}

function splitList(json: string): string[] {
  if (json === 'null') return [];
  if (json.startsWith('[')) return splitArray(json);
  if (json.startsWith('{')) {
    const members = splitObject(json);
    const inner = ['rows', 'data'].flatMap(
      (name) => members.findLast((member) => member.name === name) ?? [],
    );
    if (inner[0]) return splitList(inner[0].text);
    if (members.length === 0) return [];
  }
  throw new InvalidResponseError();
}
