import { parseInstant } from '@/domain/dates';
import { type Agency, type NewAgency } from '@/domain/entities/agency';
import { CLOCK_SKEW_LIMIT_MS } from '@/domain/limits';

/**
 * Whether a record under the abbreviation that was sent is what was sent at `sentAt` (the platform's clock, in
 * milliseconds since 1970); null where the record doesn't say enough to tell.
 */
export function isSameAgency(sent: NewAgency, sentAt: number, found: Agency): boolean | null {
  const pairs = [
    [sent.name, found.name],
    [sent.databaseName, found.databasename],
    [sent.imperial, found.imperial],
    [sent.timezone, found.timezone],
    [sent.country_code, found.country_code],
  ] as const;
  const isPresent = (value: unknown) => value !== null && value !== undefined;
  if (pairs.some(([sentValue, foundValue]) => isPresent(foundValue) && sentValue !== foundValue))
    return false;
  const created = found.created ? parseInstant(found.created) : null;
  if (created && created.ms < sentAt - CLOCK_SKEW_LIMIT_MS) return false;
  return created && pairs.every(([, foundValue]) => isPresent(foundValue)) ? true : null;
}
