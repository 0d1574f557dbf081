import { foldLedger, type LedgerItem, listItemEntries } from '@/domain/ledger/foldLedger';
import { mergeLedger } from '@/domain/ledger/mergeLedger';
import { lists, loadedInFull, order, pass, payment } from '@tests/support/ledgerFixture';

const describeItem = (item: LedgerItem): unknown => {
  if (item.kind === 'session') return { session: item.session, items: item.items.map(describeItem) };
  if (item.kind === 'orderWithPasses')
    return { order: item.order.id, passes: item.passes.map(({ id }) => id) };
  return `${item.kind} ${item.id}`;
};

it('folds passes under the order that they name, where the newest of them stands', () => {
  const { entries } = mergeLedger(
    lists({
      payment: loadedInFull([payment(1, 15)]),
      pass: loadedInFull([
        pass(7, 20, { po_id: 9 }),
        pass(6, 12, { purchase_order: 9 }),
        pass(5, 11, { po_id: 8 }),
      ]),
      order: loadedInFull([order(9, 10)]),
    }),
  );
  expect(foldLedger(entries).map(describeItem)).toEqual([
    { order: '9', passes: ['7', '6'] },
    'payment 1',
    'pass 5',
  ]);
});

it('folds orders and passes of one application session, and never a payment', () => {
  const session = { application_session: 's-1' };
  const { entries } = mergeLedger(
    lists({
      payment: loadedInFull([payment(1, 25, session)]),
      pass: loadedInFull([pass(7, 30, session), pass(6, 20, { ...session, po_id: 9 }), pass(5, 5)]),
      order: loadedInFull([order(9, 21, session), order(8, 4, { application_session: 's-2' })]),
    }),
  );
  const items = foldLedger(entries);
  expect(items.map(describeItem)).toEqual([
    { session: 's-1', items: ['pass 7', { order: '9', passes: ['6'] }] },
    'payment 1',
    'pass 5',
    'order 8',
  ]);
  expect(items.flatMap(listItemEntries)).toHaveLength(entries.length);
});
