import { formatUtcTimestamp } from '@/domain/dates';
import { type LedgerEdge, type LedgerEntry } from '@/domain/ledger/mergeLedger';
import { joinLines } from '@/lib/text/joinLines';
import { LEDGER_FILTERS, type LedgerFilter } from './ledgerFilter';

interface LedgerText {
  regionName: string;
  agency: string;
  userId: string;
  /** The rider's name and email; null leaves them out. */
  person: string | null;
  filter: LedgerFilter;
  edge: LedgerEdge | null;
  /** Whether rows may be missing that no older page has. */
  mayLackRows: boolean;
  /** When the lists were last read, in milliseconds since 1970 by the platform's clock. */
  readAt: number;
  entries: readonly LedgerEntry[];
  /** The words of an entry, without its time. */
  describe: (entry: LedgerEntry) => string;
}

/** The shown entries as plain text for a ticket, with times in UTC. */
export function formatLedgerText({
  regionName,
  agency,
  userId,
  person,
  filter,
  edge,
  mayLackRows,
  readAt,
  entries,
  describe,
}: LedgerText): string {
  return joinLines([
    `${regionName}, ${agency}, rider ${userId}${person === null ? '' : `, ${person}`}`,
    describeExtent(filter, edge, mayLackRows, readAt),
    ...entries.map(
      (entry) => `${formatUtcTimestamp(entry.row.created) ?? 'without a date'}  ${describe(entry)}`,
    ),
  ]);
}

/** Describes the filter of the entries, the entries that may be missing, and their age. */
function describeExtent(
  filter: LedgerFilter,
  edge: LedgerEdge | null,
  mayLackRows: boolean,
  readAt: number,
): string {
  const filterLabel = LEDGER_FILTERS.find(({ key }) => key === filter && key !== 'all')?.label;
  const limits = [
    filterLabel && `Only: ${filterLabel}`,
    mayLackRows ? 'May be incomplete: not all could be read' : edge && describeEdge(edge),
  ];
  const extent = limits.filter(Boolean).join('. ') || 'All payments, passes and orders';
  return mayLackRows
    ? extent
    : `${extent}, last read at ${formatUtcTimestamp(new Date(readAt).toISOString())}`;
}

function describeEdge({ created }: LedgerEdge): string {
  return created === null
    ? 'Not complete yet: older entries may be missing'
    : `Complete to ${formatUtcTimestamp(created) ?? ''}`;
}
