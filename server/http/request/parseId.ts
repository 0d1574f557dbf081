import { badRequest } from '../httpErrors';

/** An id that no row has. */
const NO_ROW = -1;

/** Parses an id in a path. @throws 400 */
export function parseId(text: string | undefined): number {
  if (text === undefined || !/^\d+$/.test(text)) throw badRequest(['The id must be a number.']);
  return parseFilterId(text);
}

/** Parses an id that rows are filtered by, which can be any text. A larger number than JavaScript has exactly is the id of no row. */
export function parseFilterId(text: string): number {
  const id = /^\d+$/.test(text) ? Number(text) : NaN;
  return Number.isSafeInteger(id) ? id : NO_ROW;
}
