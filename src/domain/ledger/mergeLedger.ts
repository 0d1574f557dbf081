import { parseTime } from '../dates';
import { type Pass } from '../entities/pass';
import { type Payment } from '../entities/payment';
import { type PurchaseOrder } from '../entities/purchaseOrder';

/** The rows that the ledger is made of, by kind. */
interface LedgerRows {
  payment: Payment;
  pass: Pass;
  order: PurchaseOrder;
}

export type LedgerKind = keyof LedgerRows;

export const LEDGER_KINDS: readonly LedgerKind[] = ['payment', 'pass', 'order'];

/** The loaded rows of one list of a rider, the newest first, and whether there are older ones. */
export interface LoadedList<Row> {
  rows: readonly Row[];
  hasMore: boolean;
  /** Whether no row is missing: none on an older page, none that could not be read. */
  isWhole: boolean;
}

/** The three lists of a rider; null for one that could not be read. */
export type LedgerLists = { readonly [Kind in LedgerKind]: LoadedList<LedgerRows[Kind]> | null };

/** A row in the ledger. `time`: milliseconds since 1970; null when the row has none that can be read. */
export type LedgerEntry<Kind extends LedgerKind = LedgerKind> = {
  [Key in Kind]: { kind: Key; id: string; time: number | null; row: LedgerRows[Key] };
}[Kind];

/** How far back the merged lists are complete, and the list that must be loaded to go on. */
export interface LedgerEdge {
  /** All that is newer is there. Milliseconds since 1970; null when no loaded row of the list has a time. */
  time: number | null;
  /** The same time as the row has it, which may be a date. */
  created: string | null;
  kind: LedgerKind;
}

export interface Ledger {
  /** The entries that are newer than the edge, the newest first. */
  entries: readonly LedgerEntry[];
  /** The loaded rows without a time. */
  undated: readonly LedgerEntry[];
  /** Null when all three lists are loaded in full. */
  edge: LedgerEdge | null;
}

/**
 * Merges the three lists. A row that is as old as the oldest loaded one of a list with more rows is left out: others of
 * that time may be missing.
 */
export function mergeLedger(lists: LedgerLists): Ledger {
  const all = LEDGER_KINDS.flatMap((kind) => listEntries(kind, lists[kind]?.rows ?? []));
  const edge = findEdge(all, lists);
  const oldest = edge === null ? -Infinity : (edge.time ?? Infinity);
  return {
    entries: all.filter(({ time }) => time !== null && time > oldest).sort(compareEntries),
    undated: all.filter(({ time }) => time === null),
    edge,
  };
}

function listEntries<Kind extends LedgerKind>(
  kind: Kind,
  rows: readonly LedgerRows[Kind][],
): readonly LedgerEntry[] {
  return rows.map(
    (row) =>
      ({
        kind,
        id: String(row.id),
        time: parseTime(row.created),
        row,
      }) as LedgerEntry,
  );
}

/** The newest of the oldest loaded times of the lists that have more rows. */
function findEdge(entries: readonly LedgerEntry[], lists: LedgerLists): LedgerEdge | null {
  const edges = LEDGER_KINDS.filter((kind) => lists[kind]?.hasMore).map((kind): LedgerEdge => {
    const oldest = entries
      .filter((entry) => entry.kind === kind && entry.time !== null)
      .reduce<LedgerEntry | null>((a, b) => (a && (a.time ?? 0) <= (b.time ?? 0) ? a : b), null);
    return { kind, time: oldest?.time ?? null, created: oldest?.row.created ?? null };
  });
  return edges.sort((a, b) => (b.time ?? Infinity) - (a.time ?? Infinity))[0] ?? null;
}

/** The newest first; of one time, payments before passes before orders, and the higher id first. */
function compareEntries(a: LedgerEntry, b: LedgerEntry): number {
  return (
    (b.time ?? 0) - (a.time ?? 0) ||
    LEDGER_KINDS.indexOf(a.kind) - LEDGER_KINDS.indexOf(b.kind) ||
    b.id.localeCompare(a.id, 'en', { numeric: true })
  );
}
