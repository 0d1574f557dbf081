import { CHECK_TITLES } from '@/domain/diagnostics/checkTitles';
import { formatLastDay } from '@/domain/fleet/documentReadiness';
import { describeLapse, type Lapse } from '@/domain/fleet/validityCalendar';
import { StatusTag } from '@/ui/data/StatusTag';
import { type Column } from '@/ui/table/column';

export function getLapseKey({ abbreviation, document, at }: Lapse): string {
  return JSON.stringify([abbreviation, document, at]);
}

/** `now`: milliseconds since 1970. */
export const buildLapseColumns = (now: number): readonly Column<Lapse>[] => [
  {
    key: 'agency',
    title: 'Agency',
    width: 160,
    isFixed: true,
    text: ({ abbreviation }) => abbreviation,
    sortBy: ({ abbreviation }) => abbreviation,
  },
  {
    key: 'document',
    title: 'Document',
    width: 120,
    isFixed: true,
    text: ({ document }) => CHECK_TITLES[document],
    sortBy: ({ document }) => document,
  },
  {
    key: 'clientTypes',
    title: 'Client Types',
    // The widest, which gets the room that is left.
    width: 300,
    text: formatClientTypes,
    sortBy: formatClientTypes,
  },
  {
    key: 'lastDay',
    title: 'Last Valid Day',
    width: 190,
    isFixed: true,
    text: ({ at }) => formatLastDay(at),
    sortBy: ({ at }) => at,
  },
  {
    key: 'state',
    title: 'Status',
    width: 220,
    text: (lapse) => `${describeLapse(lapse, now)}${describeUnreadVersion(lapse)}`,
    render: (lapse) => (
      <>
        <StatusTag tone={lapse.hasLapsed ? 'bad' : 'wait'}>{describeLapse(lapse, now)}</StatusTag>
        {describeUnreadVersion(lapse)}
      </>
    ),
    sortBy: ({ at }) => at,
  },
];

function formatClientTypes({ clientTypes }: Lapse): string {
  return clientTypes.join(', ');
}

function describeUnreadVersion({ hasUnreadVersion }: Lapse): string {
  return hasUnreadVersion ? ', but a version could not be read' : '';
}
