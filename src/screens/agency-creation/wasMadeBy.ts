import { instantOf } from '@/domain/dates';
import { type Agency, type NewAgency } from '@/domain/entities/agency';
import { CLOCK_DIFFERENCE_MS } from '@/domain/limits';

/**
 * Whether a record under the abbreviation that was sent is what was sent at `sentAt` (the platform's clock, in
 * milliseconds since 1970); null where the record doesn't say enough to tell.
 */
export function wasMadeBy(sent: NewAgency, sentAt: number, found: Agency): boolean | null {
  const pairs = [
    [sent.name, found.name],
    [sent.databaseName, found.databasename],
    [sent.imperial, found.imperial],
    [sent.timezone, found.timezone],
    [sent.country_code, found.country_code],
  ] as const;
  const isPresent = (value: unknown) => value !== null && value !== undefined;
  if (pairs.some(([mine, theirs]) => isPresent(theirs) && mine !== theirs)) return false;
  const created = found.created ? instantOf(found.created) : null;
  if (created && created.ms < sentAt - CLOCK_DIFFERENCE_MS) return false;
  return created && pairs.every(([, theirs]) => isPresent(theirs)) ? true : null;
}
