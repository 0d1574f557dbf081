import moment from 'moment';
import { FEATURE_START_OFFSET_HOURS } from './limits';
import { MISSING_VALUE } from './missingValue';

/**
 * In the browser's time zone. The specification fixes this format for the creation times of agencies and coupons
 * (decision 11).
 */
export function formatCreationTime(iso: string | null | undefined): string {
  return formatWithPattern(iso, 'MM/DD/YYYY [at] hh:mm:ss');
}

/** In the browser's time zone, for every other timestamp (decision 11). */
export function formatTimestamp(iso: string | null | undefined): string {
  return formatWithPattern(iso, 'MM/DD/YYYY HH:mm:ss');
}

/** `formatTimestamp` for milliseconds since 1970. */
export function formatTime(milliseconds: number): string {
  return formatTimestamp(new Date(milliseconds).toISOString());
}

/** `14:02:09`, with the date if that is another day than the reference's; both in milliseconds since 1970. */
export function formatTimeNear(milliseconds: number, reference: number): string {
  const [date, time] = formatTime(milliseconds).split(' ');
  return formatTime(reference).startsWith(`${date}`) ? `${time}` : `${date} ${time}`;
}

/** `14:02` for a time of the day of `now`, otherwise with the date; in the browser's time zone. */
export function formatRecentTime(iso: string, now: number): string {
  const time = parseTimestamp(iso);
  return time?.format(time.isSame(now, 'day') ? 'HH:mm' : 'MM/DD/YYYY HH:mm') ?? MISSING_VALUE;
}

/** Whether the text is a time with a date, ISO 8601. */
export function isTimestamp(text: string | null | undefined): text is string {
  return parseTimestamp(text) !== null;
}

/** For texts that name the zone; undefined when the text is not a timestamp. */
export function formatUtcTimestamp(iso: string | null | undefined): string | undefined {
  const time = parseTimestamp(iso);
  return time ? `${time.utc().format('MM/DD/YYYY HH:mm:ss')} UTC` : undefined;
}

/**
 * In the zone with this IANA name, for example America/New_York. Null when the text is not a timestamp or the browser
 * does not know the zone.
 */
export function formatTimestampIn(iso: string, timeZone: string): string | null {
  const time = parseTimestamp(iso);
  if (!time || !timeZone) return null;
  try {
    return new Intl.DateTimeFormat('en-US', { ...TIMESTAMP_PARTS, timeZone })
      .format(time.toDate())
      .replace(', ', ' ');
  } catch {
    return null;
  }
}

/** The parts of `MM/DD/YYYY HH:mm:ss`. */
const TIMESTAMP_PARTS: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
};

/** For files: `2026-11-21T14:05:09+10:00`, in the browser's time zone; empty when the text is not a timestamp. */
export function formatIsoTimestamp(iso: string | null | undefined): string {
  return parseTimestamp(iso)?.format('YYYY-MM-DD[T]HH:mm:ssZ') ?? '';
}

/** A date without a time is the same date in every time zone (decision 11). */
export function formatDateOrTimestamp(text: string | null): string {
  const day = parseDateOnly(text);
  return day ? day.format('MM/DD/YYYY') : formatTimestamp(text);
}

/**
 * `time` is in milliseconds since 1970; for a date it is the first millisecond. A text without a time zone is read as
 * UTC. Null when the text is not a date or time.
 */
export function parseInstant(text: string): { time: number; isDateOnly: boolean } | null {
  const day = parseDateOnly(text);
  if (day) return { time: day.valueOf(), isDateOnly: true };
  const time = moment.utc(text, moment.ISO_8601, true);
  return time.isValid() ? { time: time.valueOf(), isDateOnly: false } : null;
}

/** The start date of a feature that is enabled now: 24 hours ago in UTC (section 9 of the specification). */
export function formatFeatureStart(now: Date): string {
  return moment.utc(now).subtract(FEATURE_START_OFFSET_HOURS, 'hours').format('YYYYMMDD[T]HHmmss');
}

function formatWithPattern(iso: string | null | undefined, pattern: string): string {
  return parseTimestamp(iso)?.format(pattern) ?? MISSING_VALUE;
}

function parseTimestamp(iso: string | null | undefined): moment.Moment | null {
  if (!iso) return null;
  const time = moment(iso, moment.ISO_8601, true);
  return time.isValid() ? time : null;
}

function parseDateOnly(text: string | null): moment.Moment | null {
  const day = moment.utc(text, 'YYYY-MM-DD', true);
  return day.isValid() ? day : null;
}
