import { invalid } from '../http/problems';

/** Reads an id from a path. */
export function idOf(text: string | undefined): number {
  if (text === undefined || !/^\d{1,15}$/.test(text)) throw invalid(['The id must be a number.']);
  return Number(text);
}
