import { isRecord } from '@/lib/isRecord';

/**
 * Some fields have two names (decision 12). A field without a value gets that of its other name. The keys of `aliases`
 * are the names that the portal uses.
 */
export function resolveAliases(row: unknown, aliases: Readonly<Record<string, string>>): unknown {
  if (!isRecord(row)) return row;
  const resolved = { ...row };
  for (const [name, alias] of Object.entries(aliases)) {
    if (isMissing(row[name]) && !isMissing(row[alias])) resolved[name] = row[alias];
  }
  return resolved;
}

/** A platform sends a text without a value also as an empty one. */
const isMissing = (value: unknown) => value === undefined || value === null || value === '';
