import { formatUtcTimestamp } from '@/domain/dates';
import { type LedgerEdge, type LedgerEntry } from '@/domain/ledger/mergeLedger';

interface Ticket {
  regionName: string;
  agency: string;
  userId: string;
  /** The rider's name and e-mail; null leaves them out. */
  person: string | null;
  edge: LedgerEdge | null;
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
  edge,
  entries,
  describe,
}: Ticket): string {
  return [
    `${regionName}, ${agency}, rider ${userId}${person === null ? '' : `, ${person}`}`,
    edge === null ? 'All payments, passes and orders' : `Complete ${describeEdge(edge)}`,
    ...entries.map(
      (entry) => `${formatUtcTimestamp(entry.row.created) ?? 'without a date'}  ${describe(entry)}`,
    ),
  ].join('\n');
}

function describeEdge({ time }: LedgerEdge): string {
  return time === null ? 'to no time' : `to ${formatUtcTimestamp(new Date(time).toISOString()) ?? ''}`;
}
