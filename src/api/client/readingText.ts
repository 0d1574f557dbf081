import { type Schema } from 'yup';
import { itemsOf, membersOf } from '@/lib/jsonText';
import { attempt, nextPage, type Page, required, type Rows, rowsOf, UnreadableAnswer } from './reading';

/*
 * Readers of answers of which the JSON itself is kept, with every key and digit as it came: rows that are shown
 * whole, and business rules. `toFields` makes the entity's fields from a row's JSON.
 */

type ToFields = (json: string) => unknown;

/** The row's fields with the whole row as `raw`. */
export function withRaw(json: string): unknown {
  return { ...(JSON.parse(json) as object | null), raw: json };
}

/** Reads one object. */
export function readOneText<T>(schema: Schema<T>, toFields: ToFields) {
  return (_body: unknown, _headers: Headers, text: string): T => required(attempt(schema, toFields(text)));
}

/** Reads a list in any of its wrappings. */
export function readRowsText<T>(schema: Schema<T>, toFields: ToFields) {
  return (_body: unknown, _headers: Headers, text: string): Rows<T> =>
    rowsOf(
      textsIn(text.trim()).map((json) => (json.startsWith('{') ? attempt(schema, toFields(json)) : null)),
    );
}

/** Reads one page of a list. */
export function readPageText<T>(schema: Schema<T>, toFields: ToFields) {
  const read = readRowsText(schema, toFields);
  return (body: unknown, headers: Headers, text: string): Page<T> => ({
    ...read(body, headers, text),
    next: nextPage(headers),
  });
}

function textsIn(json: string): string[] {
  if (json === 'null') return [];
  if (json.startsWith('[')) return itemsOf(json);
  if (json.startsWith('{')) {
    const members = membersOf(json);
    const inner = ['rows', 'data'].flatMap(
      (name) => members.findLast((member) => member.name === name) ?? [],
    );
    if (inner[0]) return textsIn(inner[0].text);
    if (members.length === 0) return [];
  }
  throw new UnreadableAnswer();
}
