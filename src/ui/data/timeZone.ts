import { createContext } from 'react';

/** The IANA name of the zone in which the page shows the times of records; empty for the browser's. */
export const TimeZoneContext = createContext('');

/** `New York` for `America/New_York`. */
export function nameTimeZone(timeZone: string): string {
  return timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}
