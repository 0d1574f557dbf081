import type { Random } from './random';

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

/** The day on which the seeded data ends. Fixed, so that the same seed always makes the same rows. */
const END_TIME = Date.UTC(2026, 9, 31, 18);

/** A moment within the last `days` days of the seeded time, in UTC. */
export function pickTimeWithin(random: Random, days: number): string {
  return new Date(
    END_TIME - random.below(days) * DAY_MS - random.below(1_440) * MINUTE_MS - random.below(MINUTE_MS),
  ).toISOString();
}

/** A moment up to `days` days after another, but never after the seeded time. */
export function pickTimeAfter(random: Random, moment: string, days: number): string {
  const later = Date.parse(moment) + random.below(days * 1_440) * MINUTE_MS;
  return new Date(Math.min(later, END_TIME)).toISOString();
}

/** Midnight of a day so many days from the end of the seeded time; negative is the past. */
export function getDayFromEnd(days: number): string {
  return new Date(END_TIME - 18 * 60 * MINUTE_MS + days * DAY_MS).toISOString();
}

/** A date of birth as YYYY-MM-DD, of somebody between 6 and 95 years old. */
export function pickDateOfBirth(random: Random): string {
  const year = random.between(1931, 2020);
  const month = String(random.between(1, 12)).padStart(2, '0');
  // The 29th of February is left out, and months end with the 28th: every such date exists.
  return `${year}-${month}-${String(random.between(1, 28)).padStart(2, '0')}`;
}
