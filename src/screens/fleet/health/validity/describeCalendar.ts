import { VALIDITY_CALENDAR_DAYS } from '@/domain/fleet/fleetLimits';
import { type ValidityCalendar } from '@/domain/fleet/validityCalendar';
import { formatNumber } from '@/lib/text/formatNumber';

type Counts = Omit<ValidityCalendar, 'lapses'>;

/**
 * The title of a calendar without a lapse. Of a document that was not read, nobody knows whether it lapses. `isFiltered`:
 * whether it has the agencies of a filter alone.
 */
export function describeNoLapse(
  { lastingCount, missingCount, unreadCount }: Counts,
  isFiltered: boolean,
): string {
  const ofAgencies = isFiltered ? ' of these agencies' : '';
  if (lastingCount + missingCount === 0) return `No document${ofAgencies} has been read`;
  const subject = isFiltered ? `No document${ofAgencies}` : 'Nothing';
  return `${subject} has lapsed, or lapses in the next ${VALIDITY_CALENDAR_DAYS} days${
    unreadCount > 0 ? ', of the documents read' : ''
  }`;
}

/** For example `312 valid for longer · 9 with no valid version yet · 30 not read` */
export function describeOtherDocuments({ lastingCount, missingCount, unreadCount }: Counts): string {
  return [
    `${formatNumber(lastingCount)} valid for longer`,
    missingCount > 0 && `${formatNumber(missingCount)} with no valid version yet`,
    unreadCount > 0 && `${formatNumber(unreadCount)} not read`,
  ]
    .filter(Boolean)
    .join(' · ');
}
