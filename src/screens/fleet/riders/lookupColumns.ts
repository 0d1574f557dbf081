import { type Lookup } from '@/domain/fleet/exactMatch';
import { describeFailedOutcome } from '@/domain/fleet/failedAgencies';
import { FLEET_RIDERS_PER_AGENCY } from '@/domain/fleet/fleetLimits';
import { type Column } from '@/ui/table/column';

export interface LookupRow {
  term: string;
  lookup: Lookup;
}

const STATUS_TEXTS = {
  found: 'found',
  notFound: 'not found',
  unreadable: 'not among those that could be read',
  unclear: `not among the first ${FLEET_RIDERS_PER_AGENCY} that contain it`,
} as const;

/** Without what the platform said, because a file has this text. */
function describeLookup(lookup: Lookup): string {
  if (lookup.status === 'failed') return lookup.message;
  return lookup.status === 'several'
    ? `several riders: ${lookup.riders.map(({ user_id: id }) => id).join(', ')}`
    : STATUS_TEXTS[lookup.status];
}

function describeLookupOnScreen(lookup: Lookup): string {
  return lookup.status === 'failed' ? describeFailedOutcome(lookup) : describeLookup(lookup);
}

function riderColumn(
  key: 'user_id' | 'email' | 'smartcard',
  title: string,
  width: number,
): Column<LookupRow> {
  return {
    key,
    title,
    width,
    text: ({ lookup }) => (lookup.status === 'found' ? String(lookup.rider[key] ?? '') : ''),
  };
}

/** A window of 1280 pixels shows all of them. */
export const LOOKUP_COLUMNS: readonly Column<LookupRow>[] = [
  { key: 'term', title: 'Looked up', width: 180, text: ({ term }) => term, sortBy: ({ term }) => term },
  {
    key: 'result',
    title: 'Result',
    width: 160,
    isGrowing: true,
    text: ({ lookup }) => describeLookup(lookup),
    render: ({ lookup }) => describeLookupOnScreen(lookup),
    tooltip: ({ lookup }) => describeLookupOnScreen(lookup),
    sortBy: ({ lookup }) => describeLookup(lookup),
  },
  riderColumn('user_id', 'Rider ID', 110),
  {
    key: 'name',
    title: 'Name',
    width: 160,
    text: ({ lookup }) =>
      lookup.status === 'found'
        ? [lookup.rider.first_name, lookup.rider.last_name].filter(Boolean).join(' ')
        : '',
  },
  riderColumn('email', 'Email', 200),
  riderColumn('smartcard', 'Smartcard', 180),
];
