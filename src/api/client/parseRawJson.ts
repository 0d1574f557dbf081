import { type Schema } from 'yup';
import { splitArray, splitObject } from '@/lib/jsonText';
import {
  collectRows,
  InvalidResponseError,
  type Page,
  parseNextPage,
  parseOrNull,
  requireValue,
  type Rows,
} from './parse';

/*
 * Parsers that keep the JSON text of each row, because `JSON.parse` would lose digits and keys. They are for rows
 * that the screen shows as JSON, and for business rules. `toFields` builds an entity's fields from the JSON of a row.
 */

type ToFields = (json: string) => unknown;

/** The fields of a row, and its whole JSON as `raw`. */
export function addRawJson(json: string): unknown {
  return { ...(JSON.parse(json) as object | null), raw: json };
}

/** Creates a parser for a response that is one object. */
export function parseRawOne<T>(schema: Schema<T>, toFields: ToFields) {
  return (_body: unknown, _headers: Headers, text: string): T =>
    requireValue(parseOrNull(schema, toFields(text)));
}

/** Creates a parser for a list; it accepts the same shapes as `parseRows`. */
export function parseRawRows<T>(schema: Schema<T>, toFields: ToFields) {
  return (_body: unknown, _headers: Headers, text: string): Rows<T> =>
    collectRows(
      splitList(text.trim()).map((json) =>
        json.startsWith('{') ? parseOrNull(schema, toFields(json)) : null,
      ),
    );
}

/** Creates a parser for one page of a list. */
export function parseRawPage<T>(schema: Schema<T>, toFields: ToFields) {
  const parsePageRows = parseRawRows(schema, toFields);
  return (body: unknown, headers: Headers, text: string): Page<T> => ({
    ...parsePageRows(body, headers, text),
    next: parseNextPage(headers),
  });
}

function splitList(json: string): string[] {
  if (json === 'null') return [];
  if (json.startsWith('[')) return splitArray(json);
  if (json.startsWith('{')) {
    const members = splitObject(json);
    const [list] = ['rows', 'data'].flatMap(
      (name) => members.findLast((member) => member.name === name) ?? [],
    );
    if (list) return splitList(list.valueJson);
    if (members.length === 0) return [];
  }
  throw new InvalidResponseError();
}
