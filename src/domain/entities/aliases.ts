import { isRecord } from '@/lib/isRecord';

/**
 * Sets the field `name` from the first alias with a value: some fields have two names (decision 12). The aliases
 * include `name` itself.
 */
export function resolveAlias(row: unknown, name: string, aliases: readonly string[]): unknown {
  if (!isRecord(row)) return row;
  const alias = aliases.find((candidate) => row[candidate] !== undefined && row[candidate] !== null);
  return alias === undefined ? row : { ...row, [name]: row[alias] };
}
