import moment from 'moment';
import { FEATURE_START_OFFSET_HOURS } from './limits';
import { MISSING_VALUE } from './missingValue';

/** `MM/DD/YYYY at hh:mm:ss`, in the browser's zone: where the specification gives that format (decision 11). */
export function formatCreated(iso: string | null | undefined): string {
  return format(iso, 'MM/DD/YYYY [at] hh:mm:ss');
}

/** `MM/DD/YYYY HH:mm:ss`, in the browser's zone: every other timestamp (decision 11). */
export function formatTimestamp(iso: string | null | undefined): string {
  return format(iso, 'MM/DD/YYYY HH:mm:ss');
}

/** The same moment in UTC, for the hover text; undefined when there is none to show. */
export function formatUtcTimestamp(iso: string | null | undefined): string | undefined {
  const time = parseTimestamp(iso);
  return time ? `${time.utc().format('MM/DD/YYYY HH:mm:ss')} UTC` : undefined;
}

/** A moment with its offset from UTC, in the browser's zone, for files: `2026-11-21T14:05:09+10:00`; empty where there is none. */
export function formatIsoTimestamp(iso: string | null | undefined): string {
  return parseTimestamp(iso)?.format('YYYY-MM-DD[T]HH:mm:ssZ') ?? '';
}

/** A date-only text as the day that it names, in every zone; any other as `formatTimestamp` (decision 11). */
export function formatDateOrTimestamp(text: string | null): string {
  const day = parseDateOnly(text);
  return day ? day.format('MM/DD/YYYY') : formatTimestamp(text);
}

/** The moment that a text names, in milliseconds: without a zone it is in UTC, a day is its first moment. Null where it names none. */
export function parseInstant(text: string): { ms: number; isDateOnly: boolean } | null {
  const day = parseDateOnly(text);
  if (day) return { ms: day.valueOf(), isDateOnly: true };
  const time = moment.utc(text, moment.ISO_8601, true);
  return time.isValid() ? { ms: time.valueOf(), isDateOnly: false } : null;
}

/** When a feature that is switched on now begins: 24 hours before, in UTC, `YYYYMMDDTHHmmss` (specification 9). */
export function formatFeatureStart(now: Date): string {
  return moment.utc(now).subtract(FEATURE_START_OFFSET_HOURS, 'hours').format('YYYYMMDD[T]HHmmss');
}

function format(iso: string | null | undefined, pattern: string): string {
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
