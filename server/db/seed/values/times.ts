import type { Random } from './random';

const MINUTE_MS = 60_000;
const MINUTES_PER_DAY = 1_440;
const DAY_MS = MINUTES_PER_DAY * MINUTE_MS;

const END_HOUR = 18;
/** The day for which all times are drawn. moveTimes.ts moves them to the day on which the data shall end. */
export const DRAWN_END = '2026-10-31';
/** The latest time that is drawn. The times after it are those of resource texts (seed/resources.ts) that start or end later. */
const END_TIME = Date.parse(DRAWN_END) + END_HOUR * 60 * MINUTE_MS;

/** How many days after DRAWN_END the day `end` is. */
export function getDaysAfterDrawn(end: string): number {
  return (Date.parse(end) - Date.parse(DRAWN_END)) / DAY_MS;
}

/** The last day whose END_HOUR is past, so that no row is of the future, but not before DRAWN_END. */
export function findLatestEnd(now: Date): string {
  return new Date(Math.max(now.getTime(), END_TIME) - END_HOUR * 60 * MINUTE_MS).toISOString().slice(0, 10);
}

/** A random time in the last `days` days before END_TIME but not before `earliest`, ISO 8601 in UTC. */
export function pickTimeInLastDays(random: Random, days: number, earliest?: string): string {
  const time =
    END_TIME -
    random.below(days) * DAY_MS -
    random.below(MINUTES_PER_DAY) * MINUTE_MS -
    random.below(MINUTE_MS);
  return new Date(earliest === undefined ? time : moveAfter(time, Date.parse(earliest))).toISOString();
}

/** A time that is too early is moved to as long after `earliest` as it was before, so that few rows have the same time. */
function moveAfter(time: number, earliest: number): number {
  return time >= earliest ? time : earliest + ((earliest - time) % (END_TIME - earliest + 1));
}

/** A random time up to `days` days after another time, but not after END_TIME. */
export function pickTimeAfter(random: Random, moment: string, days: number): string {
  const later = Date.parse(moment) + random.below(days * MINUTES_PER_DAY) * MINUTE_MS;
  return new Date(Math.min(later, END_TIME)).toISOString();
}

/** Midnight of the day `days` days after END_TIME; negative numbers are in the past. */
export function getDayFromEnd(days: number): string {
  return new Date(Date.parse(DRAWN_END) + days * DAY_MS).toISOString();
}

/** The youngest age at which riders join, in years. */
const MINIMUM_AGE = 6;

/** A random date of birth (YYYY-MM-DD) of a person between 6 and 95 years old. */
export function pickDateOfBirth(random: Random): string {
  const year = random.between(1931, 2020);
  const month = String(random.between(1, 12)).padStart(2, '0');
  // Days up to 28 only, so that the date exists in every month.
  return `${year}-${month}-${String(random.between(1, 28)).padStart(2, '0')}`;
}

/** A person who would be too young when joining is made ten years older. The day, at most the 28th, exists in that year. */
export function makeOldEnough(dateOfBirth: string, joined: string): string {
  const year = Number(dateOfBirth.slice(0, 4));
  const monthAndDay = dateOfBirth.slice(4);
  return `${year + MINIMUM_AGE}${monthAndDay}` > joined ? `${year - 10}${monthAndDay}` : dateOfBirth;
}
