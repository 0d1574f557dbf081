import type { Random } from './random';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

/** The day on which the seeded data ends. Fixed, so that the same seed always makes the same rows. */
const END = Date.UTC(2026, 9, 31, 18);

/** A moment within the last `days` days of the seeded time, in UTC. */
export function momentWithin(random: Random, days: number): string {
  return new Date(
    END - random.below(days) * DAY - random.below(1_440) * MINUTE - random.below(MINUTE),
  ).toISOString();
}

/** A moment up to `days` days after another, but never after the seeded time. */
export function momentAfter(random: Random, moment: string, days: number): string {
  const later = Date.parse(moment) + random.below(days * 1_440) * MINUTE;
  return new Date(Math.min(later, END)).toISOString();
}

/** Midnight of a day so many days from the end of the seeded time; negative is the past. */
export function dayFromEnd(days: number): string {
  return new Date(END - 18 * 60 * MINUTE + days * DAY).toISOString();
}

/** A date of birth as YYYY-MM-DD, of somebody between 6 and 95 years old. */
export function dateOfBirth(random: Random): string {
  const year = random.between(1931, 2020);
  const month = String(random.between(1, 12)).padStart(2, '0');
  // The 29th of February is left out, and months end with the 28th: every such date exists.
  return `${year}-${month}-${String(random.between(1, 28)).padStart(2, '0')}`;
}
