import { isRecord } from '@/lib/isRecord';

/** A row whose `name` is taken from the first of `spellings` that it carries (decision 12: both spellings, read in one place). */
export function resolveAlias(row: unknown, name: string, aliases: readonly string[]): unknown {
  if (!isRecord(row)) return row;
  const alias = aliases.find((candidate) => row[candidate] !== undefined && row[candidate] !== null);
  return alias === undefined ? row : { ...row, [name]: row[alias] };
}
