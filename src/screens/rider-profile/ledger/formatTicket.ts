import { formatUtcTimestamp } from '@/domain/dates';
import { type LedgerEdge, type LedgerEntry } from '@/domain/ledger/mergeLedger';
import { LEDGER_FILTERS, type LedgerFilter } from './ledgerFilter';

interface Ticket {
  regionName: string;
  agency: string;
  userId: string;
  /** The rider's name and email; null leaves them out. */
  person: string | null;
  filter: LedgerFilter;
  edge: LedgerEdge | null;
  /** Whether rows may be missing that no older page has. */
  mayLackRows: boolean;
  entries: readonly LedgerEntry[];
  /** The words of an entry, without its time. */
  describe: (entry: LedgerEntry) => string;
}

/** The shown entries as plain text for a ticket, with times in UTC. */
export function formatTicket({
  regionName,
  agency,
  userId,
  person,
  filter,
  edge,
  mayLackRows,
  entries,
  describe,
}: Ticket): string {
  return [
    `${regionName}, ${agency}, rider ${userId}${person === null ? '' : `, ${person}`}`,
    describeExtent(filter, edge, mayLackRows),
    ...entries.map(
      (entry) => `${formatUtcTimestamp(entry.row.created) ?? 'without a date'}  ${describe(entry)}`,
    ),
  ].join('\n');
}

/** What the entries are of, and what may be missing. */
function describeExtent(filter: LedgerFilter, edge: LedgerEdge | null, mayLackRows: boolean): string {
  const filterLabel = LEDGER_FILTERS.find(({ key }) => key === filter && key !== 'all')?.label;
  const limits = [
    filterLabel && `Only: ${filterLabel}`,
    mayLackRows ? 'May be incomplete: not all could be read' : edge && `Complete ${describeEdge(edge)}`,
  ];
  return limits.filter(Boolean).join('. ') || 'All payments, passes and orders';
}

function describeEdge({ time }: LedgerEdge): string {
  return time === null ? 'to no time' : `to ${formatUtcTimestamp(new Date(time).toISOString()) ?? ''}`;
}
