import { formatTimestamp } from '@/domain/dates';
import { type FleetRun } from '@/domain/fleet/fleetRun';

/** `11/23/2026 07:05:09, 130 agencies` */
export function formatRunTime({ startedAt, agencies }: FleetRun): string {
  return `${formatTimestamp(new Date(startedAt).toISOString())}, ${agencies.length} agencies`;
}
