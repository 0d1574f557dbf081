import { groupBy } from '@/lib/groupBy';
import { type LedgerEntry } from './mergeLedger';

/** An order with the passes that name it. */
interface OrderWithPasses {
  kind: 'orderWithPasses';
  order: LedgerEntry<'order'>;
  passes: readonly LedgerEntry<'pass'>[];
}

/** Orders and passes of one session of the rider's app. */
interface LedgerSession {
  kind: 'session';
  session: string;
  items: readonly (LedgerEntry | OrderWithPasses)[];
}

export type LedgerItem = LedgerEntry | OrderWithPasses | LedgerSession;

/**
 * Passes go under the order that they name; orders and passes of one session of the rider's app go under that session.
 * Payments are never folded: the platform sends no order with a payment. A group takes the place of its first entry; the
 * entries come newest first.
 */
export function foldLedger(entries: readonly LedgerEntry[]): readonly LedgerItem[] {
  return foldSessions(foldOrders(entries));
}

type OrderItem = LedgerEntry | OrderWithPasses;

function foldOrders(entries: readonly LedgerEntry[]): readonly OrderItem[] {
  const orders = new Map(
    entries.filter((entry) => entry.kind === 'order').map((order) => [order.id, order] as const),
  );
  return foldBy(
    entries,
    (entry) => {
      if (entry.kind === 'order') return entry.id;
      const orderId = entry.kind === 'pass' ? String(entry.row.po_id) : '';
      return orders.has(orderId) ? orderId : null;
    },
    (orderId, members): OrderItem => {
      const order = orders.get(orderId) as LedgerEntry<'order'>;
      const passes = members.filter((entry) => entry.kind === 'pass');
      return passes.length === 0 ? order : { kind: 'orderWithPasses', order, passes };
    },
  );
}

function foldSessions(items: readonly OrderItem[]): readonly LedgerItem[] {
  return foldBy(
    items,
    (item) => {
      const entry = item.kind === 'orderWithPasses' ? item.order : item;
      return entry.kind === 'payment' ? null : entry.row.application_session || null;
    },
    (session, members): LedgerItem =>
      members[0] && members.length === 1 ? members[0] : { kind: 'session', session, items: members },
  );
}

/** Replaces the items of one key by one group, at the place of the first of them. */
function foldBy<Item, Folded>(
  items: readonly Item[],
  getKey: (item: Item) => string | null,
  createGroup: (key: string, members: readonly Item[]) => Folded,
): readonly (Item | Folded)[] {
  const members = groupBy(items, getKey);
  const done = new Set<string>();
  return items.flatMap((item): readonly (Item | Folded)[] => {
    const key = getKey(item);
    if (key === null) return [item];
    if (done.has(key)) return [];
    done.add(key);
    return [createGroup(key, members.get(key) ?? [])];
  });
}

export function listItemEntries(item: LedgerItem): readonly LedgerEntry[] {
  if (item.kind === 'session') return item.items.flatMap(listItemEntries);
  return item.kind === 'orderWithPasses' ? [item.order, ...item.passes] : [item];
}
