import { invalid } from '../http/problems';

/** Reads a user's id from a path. */
export function userIdOf(text: string | undefined): number {
  if (text === undefined || !/^\d{1,15}$/.test(text)) throw invalid(['The user id must be a number.']);
  return Number(text);
}
