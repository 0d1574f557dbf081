import { formatTimeNear } from '@/domain/dates';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { formatCount } from '@/lib/text/formatCount';

/** `07:05:09, 130 agencies`, with the date if that is not today. */
export function formatRunTime({ startedAt, agencies }: FleetRun): string {
  return `${formatTimeNear(startedAt, Date.now())}, ${formatCount(agencies.length, 'agency', 'agencies')}`;
}
