import { parseInstant } from '@/domain/dates';
import { type Agency, type NewAgency } from '@/domain/entities/agency';
import { CLOCK_SKEW_LIMIT_MS } from '@/domain/limits';

/**
 * Whether an agency with the sent abbreviation is the one that was sent at `sentAt` (platform time in
 * milliseconds since 1970). Returns null when the found agency has too few values to decide.
 */
export function wasCreatedBy(sentAgency: NewAgency, sentAt: number, foundAgency: Agency): boolean | null {
  const pairs = [
    [sentAgency.name, foundAgency.name],
    [sentAgency.databaseName, foundAgency.databasename],
    [sentAgency.imperial, foundAgency.imperial],
    [sentAgency.timezone, foundAgency.timezone],
    [sentAgency.country_code, foundAgency.country_code],
  ] as const;
  const hasValue = (value: unknown) => value !== null && value !== undefined;
  if (pairs.some(([sentValue, foundValue]) => hasValue(foundValue) && sentValue !== foundValue)) return false;
  const created = foundAgency.created ? parseInstant(foundAgency.created) : null;
  // The agency existed before the request.
  if (created && created.time < sentAt - CLOCK_SKEW_LIMIT_MS) return false;
  return created && pairs.every(([, foundValue]) => hasValue(foundValue)) ? true : null;
}
