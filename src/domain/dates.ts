import moment from 'moment';
import { FEATURE_HEAD_START_HOURS } from './limits';
import { MISSING } from './missing';

/** `MM/DD/YYYY at hh:mm:ss`, in the browser's zone: where the specification gives that format (decision 11). */
export function formatCreated(iso: string | null | undefined): string {
  return format(iso, 'MM/DD/YYYY [at] hh:mm:ss');
}

/** `MM/DD/YYYY HH:mm:ss`, in the browser's zone: every other timestamp (decision 11). */
export function formatTimestamp(iso: string | null | undefined): string {
  return format(iso, 'MM/DD/YYYY HH:mm:ss');
}

/** The same moment in UTC, for the hover text; undefined when there is none to show. */
export function utcText(iso: string | null | undefined): string | undefined {
  const time = read(iso);
  return time ? `${time.utc().format('MM/DD/YYYY HH:mm:ss')} UTC` : undefined;
}

/** A moment with its offset from UTC, in the browser's zone, for files: `2026-11-21T14:05:09+10:00`; empty where there is none. */
export function offsetTimestamp(iso: string | null | undefined): string {
  return read(iso)?.format('YYYY-MM-DD[T]HH:mm:ssZ') ?? '';
}

/** A date-only text as the day that it names, in every zone; any other as `formatTimestamp` (decision 11). */
export function formatDayOrMoment(text: string | null): string {
  const day = readDay(text);
  return day ? day.format('MM/DD/YYYY') : formatTimestamp(text);
}

/** The moment that a text names, in milliseconds: without a zone it is in UTC, a day is its first moment. Null where it names none. */
export function instantOf(text: string): { ms: number; isDay: boolean } | null {
  const day = readDay(text);
  if (day) return { ms: day.valueOf(), isDay: true };
  const time = moment.utc(text, moment.ISO_8601, true);
  return time.isValid() ? { ms: time.valueOf(), isDay: false } : null;
}

/** When a feature that is switched on now begins: 24 hours before, in UTC, `YYYYMMDDTHHmmss` (specification 9). */
export function featureStart(now: Date): string {
  return moment.utc(now).subtract(FEATURE_HEAD_START_HOURS, 'hours').format('YYYYMMDD[T]HHmmss');
}

function format(iso: string | null | undefined, pattern: string): string {
  return read(iso)?.format(pattern) ?? MISSING;
}

function read(iso: string | null | undefined): moment.Moment | null {
  if (!iso) return null;
  const time = moment(iso, moment.ISO_8601, true);
  return time.isValid() ? time : null;
}

function readDay(text: string | null): moment.Moment | null {
  const day = moment.utc(text, 'YYYY-MM-DD', true);
  return day.isValid() ? day : null;
}
