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
