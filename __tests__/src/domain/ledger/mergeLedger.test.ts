import {
  LEDGER_KINDS,
  type LedgerEntry,
  type LedgerKind,
  type LedgerLists,
  mergeLedger,
} from '@/domain/ledger/mergeLedger';
import { createRandom, type Random } from '@server/db/seed/values/random';
import { lists, loadedInFull, order, pass, payment, timeAt, withMore } from '@tests/support/ledgerFixture';

const listIds = (entries: readonly Pick<LedgerEntry, 'kind' | 'id'>[]) =>
  entries.map(({ kind, id }) => `${kind} ${id}`);

describe('mergeLedger', () => {
  it('merges the three lists, the newest first', () => {
    const ledger = mergeLedger(
      lists({
        payment: loadedInFull([payment(2, 30), payment(1, 10)]),
        pass: loadedInFull([pass(7, 20)]),
        order: loadedInFull([order(9, 30)]),
      }),
    );
    expect(listIds(ledger.entries)).toEqual(['payment 2', 'order 9', 'pass 7', 'payment 1']);
    expect(ledger.edge).toBeNull();
  });

  it('puts, of one time, payments before passes before orders, and the higher id first', () => {
    const { entries } = mergeLedger(
      lists({
        order: loadedInFull([order(12, 30)]),
        pass: loadedInFull([pass(11, 30)]),
        payment: loadedInFull([payment(9, 30), payment(10, 30)]),
      }),
    );
    expect(listIds(entries)).toEqual(['payment 10', 'payment 9', 'pass 11', 'order 12']);
  });

  it('ends above the newest of the oldest loaded rows of lists that have more', () => {
    const ledger = mergeLedger(
      lists({
        payment: withMore([payment(3, 50), payment(2, 40)]),
        pass: withMore([pass(7, 45), pass(6, 20)]),
        order: loadedInFull([order(9, 10)]),
      }),
    );
    expect(listIds(ledger.entries)).toEqual(['payment 3', 'pass 7']);
    expect(ledger.edge).toEqual({ kind: 'payment', time: Date.parse(timeAt(40)), created: timeAt(40) });
  });

  it('shows nothing as complete while no loaded row of a list with more has a time', () => {
    const ledger = mergeLedger(
      lists({ payment: loadedInFull([payment(1, 10)]), pass: withMore([pass(7, null)]) }),
    );
    expect(listIds(ledger.entries)).toEqual([]);
    expect(ledger.edge).toEqual({ kind: 'pass', time: null, created: null });
  });

  it('keeps rows without a time apart, and goes on without a list that could not be read', () => {
    const ledger = mergeLedger(
      lists({
        payment: loadedInFull([payment(2, 5), payment(1, null), payment(3, 0, { created: 'yesterday' })]),
        pass: null,
      }),
    );
    expect(listIds(ledger.entries)).toEqual(['payment 2']);
    expect(ledger.undated.map(({ id }) => id)).toEqual(['1', '3']);
  });

  it('returns all rows above the edge, in order: 1,000 riders with random pages', () => {
    const random = createRandom(1, 'ledgers');
    for (let rider = 0; rider < 1_000; rider += 1) {
      const all = generateLists(random);
      const loaded = Object.fromEntries(
        LEDGER_KINDS.map((kind) => [kind, loadPages<unknown>(random, all[kind]?.rows ?? [])]),
      ) as unknown as LedgerLists;
      const edgeTime = findEdgeTime(loaded);
      const { entries, edge } = mergeLedger(loaded);
      expect(edge?.time).toBe(edgeTime);
      expect(listIds(entries)).toEqual(
        listIds(sortRows(all).filter(({ time }) => time > (edgeTime ?? -Infinity))),
      );
    }
  });
});

const BUILDERS = { payment, pass, order };

/** Lists of a rider in full, with equal times among them, each the newest first. */
function generateLists(random: Random): LedgerLists {
  const generate = (kind: LedgerKind) =>
    Array.from({ length: random.below(40) }, (_empty, id) => ({ id, minute: random.below(60) }))
      .sort((a, b) => b.minute - a.minute)
      .map(({ id, minute }) => BUILDERS[kind](id, minute));
  return Object.fromEntries(
    LEDGER_KINDS.map((kind) => [kind, loadedInFull(generate(kind))]),
  ) as unknown as LedgerLists;
}

/** The first pages of a list, with a random page size. */
function loadPages<Row>(random: Random, rows: readonly Row[]) {
  const count = Math.min(random.between(1, 10) * random.between(1, 5), rows.length);
  return count < rows.length ? withMore(rows.slice(0, count)) : loadedInFull(rows);
}

/** The newest of the last loaded rows of the lists that have more. Each list begins with its newest row. */
function findEdgeTime(loaded: LedgerLists): number | undefined {
  const times = Object.values(loaded).flatMap((list) =>
    list?.hasMore ? [Date.parse(list.rows.at(-1)?.created ?? '')] : [],
  );
  return times.length === 0 ? undefined : Math.max(...times);
}

/** Sorts by id, joins the kinds and sorts by time. The last sort keeps the order of rows with one time. */
function sortRows(lists: LedgerLists) {
  return LEDGER_KINDS.flatMap((kind) =>
    (lists[kind]?.rows ?? [])
      .map(({ id, created }) => ({ kind, id: String(id), time: Date.parse(created ?? '') }))
      .sort((a, b) => Number(b.id) - Number(a.id)),
  ).sort((a, b) => b.time - a.time);
}
