import { type Schema } from 'yup';
import { RESPONSE_DEPTH_LIMIT } from '@/domain/limits';
import { splitArray, splitObject } from '@/lib/json/jsonText';
import { isValueNestedDeeperThan } from '@/lib/json/valueDepth';
import {
  collectRows,
  createEntityParser,
  createResponseSchema,
  InvalidResponseError,
  requireValue,
  toPageSchema,
} from './responseSchema';

/*
 * Schemas that keep the JSON text of each row, because `JSON.parse` would lose digits and keys. They are for rows
 * that the screen shows as JSON, and for business rules. `toFields` builds an entity's fields from the JSON of a row.
 */

type ToFields = (json: string) => unknown;

/** An answer that is one object, which must not be nested too deeply. */
export function rawEntitySchema<T>(schema: Schema<T>, toFields: ToFields) {
  const parseEntity = createEntityParser(schema);
  return createResponseSchema(({ text, isTooDeep }) =>
    requireValue(isTooDeep ? null : parseEntity(toFields(text))),
  );
}

/**
 * A list; it accepts the same shapes as `rowsSchema`. Not for a request with `acceptsNotFound`: it reads the 404's own
 * text.
 */
export function rawRowsSchema<T>(schema: Schema<T>, toFields: ToFields) {
  const parseRow = createEntityParser(schema);
  return createResponseSchema(({ text, isTooDeep }) =>
    collectRows(
      splitList(text.trim()).map((json) => {
        const isReadable =
          json.startsWith('{') &&
          !(isTooDeep && isValueNestedDeeperThan(JSON.parse(json), RESPONSE_DEPTH_LIMIT));
        return isReadable ? parseRow(toFields(json)) : null;
      }),
    ),
  );
}

/** One page of a list. */
export function rawPageSchema<T>(schema: Schema<T>, toFields: ToFields) {
  return toPageSchema(rawRowsSchema(schema, toFields));
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
