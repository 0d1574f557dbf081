import { isRecord } from '@/lib/isRecord';

/**
 * Sets the field `name` to the value of the first of `aliases` that has one: the platform uses two names for some
 * fields (decision 12).
 */
export function resolveAlias(row: unknown, name: string, aliases: readonly string[]): unknown {
  if (!isRecord(row)) return row;
  const alias = aliases.find((candidate) => row[candidate] !== undefined && row[candidate] !== null);
  return alias === undefined ? row : { ...row, [name]: row[alias] };
}
