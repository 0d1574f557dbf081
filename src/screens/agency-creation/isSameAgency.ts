import { parseInstant } from '@/domain/dates';
import { type Agency, type NewAgency } from '@/domain/entities/agency';
import { CLOCK_SKEW_LIMIT_MS } from '@/domain/limits';

/**
 * Whether an agency with the sent abbreviation is the one that was sent at `sentAt` (platform time in
 * milliseconds since 1970). Returns null when the found agency has too few values to decide.
 */
export function isSameAgency(sent: NewAgency, sentAt: number, found: Agency): boolean | null {
  const pairs = [
    [sent.name, found.name],
    [sent.databaseName, found.databasename],
    [sent.imperial, found.imperial],
    [sent.timezone, found.timezone],
    [sent.country_code, found.country_code],
  ] as const;
  const hasValue = (value: unknown) => value !== null && value !== undefined;
  if (pairs.some(([sentValue, foundValue]) => hasValue(foundValue) && sentValue !== foundValue)) return false;
  const created = found.created ? parseInstant(found.created) : null;
  if (created && created.time < sentAt - CLOCK_SKEW_LIMIT_MS) return false;
  return created && pairs.every(([, foundValue]) => hasValue(foundValue)) ? true : null;
}
