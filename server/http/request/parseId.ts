import { badRequest } from '../httpErrors';

/** Parses an id in a path. @throws 400 */
export function parseId(text: string | undefined): number {
  if (text === undefined || !/^\d{1,15}$/.test(text)) throw badRequest(['The id must be a number.']);
  return Number(text);
}
