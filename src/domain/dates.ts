import moment from 'moment';
import { MISSING_VALUE } from './missingValue';

/**
 * In the browser's time zone, or in the one with this IANA name. The specification fixes this format for the creation
 * times of agencies and coupons (decision 11).
 */
export function formatCreationTime(iso: string | null | undefined, timeZone = ''): string {
  return formatWithPattern(iso, 'MM/DD/YYYY [at] hh:mm:ss', timeZone);
}

/** In the browser's time zone, or in the one with this IANA name, for every other timestamp (decision 11). */
export function formatTimestamp(iso: string | null | undefined, timeZone = ''): string {
  return formatWithPattern(iso, 'MM/DD/YYYY HH:mm:ss', timeZone);
}

/** `formatTimestamp` for milliseconds since 1970. */
export function formatTime(milliseconds: number, timeZone = ''): string {
  return formatTimestamp(new Date(milliseconds).toISOString(), timeZone);
}

/** The date of `formatTime`. */
export function formatDay(milliseconds: number): string {
  return formatTime(milliseconds).split(' ')[0] ?? '';
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

/** For texts that name the zone. A date without a time has none; undefined when the text is neither. */
export function formatUtcTimestamp(iso: string | null | undefined): string | undefined {
  const time = parseTimestamp(iso);
  if (time) return `${time.utc().format('MM/DD/YYYY HH:mm:ss')} UTC`;
  return hasNoTime(iso) ? iso : undefined;
}

/**
 * In the zone with this IANA name, for example America/New_York. Null when the text is not a timestamp or the browser
 * does not know the zone.
 */
export function formatTimestampIn(iso: string, timeZone: string): string | null {
  return isTimestamp(iso) && isKnownTimeZone(timeZone) ? formatTimestamp(iso, timeZone) : null;
}

/** Whether the browser knows the zone with this IANA name. */
export function isKnownTimeZone(timeZone: string): boolean {
  try {
    return timeZone !== '' && getZoneFormat(timeZone) !== null;
  } catch {
    return false;
  }
}

const zoneFormats = new Map<string, Intl.DateTimeFormat>();

/** Creating one takes longer than formatting a row's times. Throws if the browser does not know the zone. */
function getZoneFormat(timeZone: string): Intl.DateTimeFormat {
  const format =
    zoneFormats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { ...TIMESTAMP_PARTS, timeZone });
  zoneFormats.set(timeZone, format);
  return format;
}

/** Converts the time to that of a clock in the zone, as if it were UTC. */
function toZone(time: moment.Moment, timeZone: string): moment.Moment {
  const parts = getZoneFormat(timeZone).formatToParts(time.toDate());
  const { era, year, month, day, hour, minute, second } = Object.fromEntries(
    parts.map(({ type, value }) => [type, value]),
  );
  // `0001-01-01T00:00:00Z` stands for no time in some systems; west of UTC it is in the year before, 1 BC.
  const fullYear = era === 'BC' ? 1 - Number(year) : Number(year);
  return moment.utc([fullYear, Number(month) - 1, ...[day, hour, minute, second].map(Number)]);
}

const TIMESTAMP_PARTS: Intl.DateTimeFormatOptions = {
  era: 'short',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
};

/**
 * For files: `2026-11-21T14:05:09+10:00`, in the browser's time zone or in the one with this IANA name; empty when the text
 * is not a timestamp or date.
 */
export function formatIsoTimestamp(iso: string | null | undefined, timeZone = ''): string {
  const time = parseTimestamp(iso);
  if (!time) return hasNoTime(iso) ? iso : '';
  if (timeZone === '') return time.format(ISO_PATTERN);
  const zoneTime = toZone(time, timeZone);
  // The clock has no fractions of seconds.
  const offset = Math.round(zoneTime.diff(time, 'minutes', true));
  return time.utcOffset(offset).format(ISO_PATTERN);
}

const ISO_PATTERN = 'YYYY-MM-DD[T]HH:mm:ssZ';

/** For the portal's own days, which have one format: a date without a time has it too, in every zone. */
export function formatDateOrTimestamp(text: string | null, timeZone = ''): string {
  return isDateOnly(text) ? moment.utc(text).format('MM/DD/YYYY') : formatTimestamp(text, timeZone);
}

/** The day in UTC of a time in milliseconds since 1970. */
export function formatUtcDay(milliseconds: number): string {
  return moment.utc(milliseconds).format('MM/DD/YYYY');
}

/**
 * `time` is in milliseconds since 1970; for a date it is the first millisecond in UTC. Null for any other text, also for
 * other forms of a date without a time, such as `20260308`.
 */
export function parseInstant(text: string): { time: number; isDateOnly: boolean } | null {
  const isDate = DATE_PATTERN.test(text);
  const time = isDate || TIME_PATTERN.test(text) ? parseIso(text) : null;
  return time?.isValid() ? { time: time.valueOf(), isDateOnly: isDate } : null;
}

/** The `time` of `parseInstant`, to sort by. */
export function parseTime(text: string | null): number | null {
  return text === null ? null : (parseInstant(text)?.time ?? null);
}

function formatWithPattern(iso: string | null | undefined, pattern: string, timeZone: string): string {
  const time = parseTimestamp(iso);
  if (!time) return hasNoTime(iso) ? iso : MISSING_VALUE;
  return (timeZone === '' ? time : toZone(time, timeZone)).format(pattern);
}

function parseTimestamp(iso: string | null | undefined): moment.Moment | null {
  if (!iso || !TIME_PATTERN.test(iso)) return null;
  const time = parseIso(iso).local();
  return time.isValid() ? time : null;
}

/** A text without a time zone is UTC (decision 11). */
function parseIso(text: string): moment.Moment {
  return moment.utc(text, moment.ISO_8601, true);
}

/** Whether the text is a date without a time, `2026-11-21`. */
function isDateOnly(text: string | null | undefined): text is string {
  return typeof text === 'string' && DATE_PATTERN.test(text) && parseIso(text).isValid();
}

/** Whether the text is ISO 8601 without a time: also `20261121`, `2026-11`, `2026-W47` and `2026`. */
function hasNoTime(text: string | null | undefined): text is string {
  return !!text && !TIME_PATTERN.test(text) && parseIso(text).isValid();
}

/** The T between a date and its time in ISO 8601, or a space instead of it. */
const TIME_PATTERN = /\d[T ]\d/;
const DATE_PATTERN = /^\d{4}-\d\d-\d\d$/;
