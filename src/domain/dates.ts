import moment from 'moment';
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

function format(iso: string | null | undefined, pattern: string): string {
  return read(iso)?.format(pattern) ?? MISSING;
}

function read(iso: string | null | undefined): moment.Moment | null {
  if (!iso) return null;
  const time = moment(iso, moment.ISO_8601, true);
  return time.isValid() ? time : null;
}
