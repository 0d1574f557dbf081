import { createLedgerQuestions } from '@/domain/ledger/ledgerQuestions';
import { type LedgerLists, mergeLedger } from '@/domain/ledger/mergeLedger';
import { createOrderSuggestions } from '@/domain/ledger/suggestOrder';
import { lists, loadedInFull, order, pass, payment, receipt } from '@tests/support/ledgerFixture';

/** The questions by entry. */
function ask(given: Partial<LedgerLists>) {
  const all = lists(given);
  const askAbout = createLedgerQuestions(all, 'USD');
  return mergeLedger(all).entries.flatMap((entry) =>
    askAbout(entry).map(({ text }) => `${entry.kind} ${entry.id}: ${text}`),
  );
}

it('asks about a complete order without a pass, until the page with its pass is loaded', () => {
  const orders = loadedInFull([order(812, 10), order(811, 5, { state: 'FAILED' })]);
  const passes = [pass(1, 9), pass(2, 8)];
  expect(ask({ order: orders, pass: loadedInFull(passes) })).toEqual([
    'order 812: Order 812 is COMPLETE; no pass of it among the 2 loaded.',
  ]);
  expect(ask({ order: orders, pass: loadedInFull([...passes, pass(3, 7, { po_id: 812 })]) })).toEqual([]);
});

it('asks about a pass whose order is not loaded, and names the order for a look-up', () => {
  const given = lists({ pass: loadedInFull([pass(1, 9, { po_id: 19186 })]) });
  const [entry] = mergeLedger(given).entries;
  expect(entry && createLedgerQuestions(given, 'USD')(entry)).toEqual([
    { text: 'This pass names order 19186, which is not loaded.', missingOrderId: '19186' },
  ]);
});

it('asks nothing about passes or orders while their list could not be read', () => {
  expect(ask({ order: loadedInFull([order(812, 10)]), pass: null })).toEqual([]);
  expect(ask({ pass: loadedInFull([pass(1, 9, { po_id: 8 })]), order: null })).toEqual([]);
});

it('asks about a payment that is not ok', () => {
  expect(
    ask({ payment: loadedInFull([payment(1, 10, { status: 'PAYMENT.DECLINED' }), payment(2, 9)]) }),
  ).toEqual(['payment 1: Payment not OK: PAYMENT.DECLINED.']);
});

it.each([null, '', 'PAYMENT.CORRECTED', 'PAYMENT.REFUNDED'])(
  'asks nothing about a payment with the status %j',
  (status) => {
    expect(ask({ payment: loadedInFull([payment(1, 10, { status })]) })).toEqual([]);
  },
);

it('takes the mean of both middle amounts as the median of an even number of payments', () => {
  const payments = [100, 200, 300, 401, 500, 5_568_951].map((transaction_amount, index) =>
    payment(index, index, { transaction_amount }),
  );
  expect(ask({ payment: loadedInFull(payments) })).toEqual([
    'payment 5: Unusually large: $55,689.51, median of the loaded $3.51.',
  ]);
});

it('asks about amounts of an order and its passes that differ', () => {
  const orders = loadedInFull([order(9, 10, { receipt: receipt(7_000) })]);
  const twoPasses = (price: number | null) =>
    loadedInFull([pass(1, 9, { po_id: 9, price: 3_500 }), pass(2, 8, { po_id: 9, price })]);
  expect(ask({ order: orders, pass: twoPasses(0) })).toEqual([
    'order 9: Amounts of the group differ: order $70.00, passes $35.00.',
  ]);
  expect(ask({ order: orders, pass: twoPasses(3_500) })).toEqual([]);
  expect(ask({ order: orders, pass: twoPasses(null) })).toEqual([]);
  const [first, second] = [
    pass(1, 9, { po_id: 9, currency: 'USD' }),
    pass(2, 8, { po_id: 9, currency: 'AUD' }),
  ];
  expect(ask({ order: orders, pass: loadedInFull([first, second]) })).toEqual([]);
  // All passes are in one currency, and the order in another one.
  expect(ask({ order: orders, pass: loadedInFull([second]) })).toEqual([]);
});

it('asks nothing about the amounts of a group while a pass of it may be missing', () => {
  const orders = loadedInFull([order(9, 10, { receipt: receipt(7_000) })]);
  const passes = [pass(1, 9, { po_id: 9, price: 3_500 })];
  expect(ask({ order: orders, pass: { ...loadedInFull(passes), isWhole: false } })).toEqual([]);
  expect(ask({ order: orders, pass: loadedInFull(passes) })).toHaveLength(1);
});

it('asks about a payment of ten times the median, from 100 dollars and five payments on', () => {
  const usual = [1, 2, 3, 4].map((id) => payment(id, id, { transaction_amount: 1_200 }));
  const large = (transaction_amount: number) => payment(9, 20, { transaction_amount });
  expect(ask({ payment: loadedInFull([large(5_568_951), ...usual]) })).toEqual([
    'payment 9: Unusually large: $55,689.51, median of the loaded $12.00.',
  ]);
  expect(ask({ payment: loadedInFull([large(11_999), ...usual]) })).toEqual([]);
  expect(ask({ payment: loadedInFull([large(5_568_951), ...usual.slice(1)]) })).toEqual([]);
  // A payment without an amount says nothing of the usual one.
  const withoutAmount = [5, 6, 7].map((id) => payment(id, id, { transaction_amount: null }));
  expect(ask({ payment: loadedInFull([large(11_999), ...usual, ...withoutAmount]) })).toEqual([]);
  const small = usual.map((row) => ({ ...row, transaction_amount: 100 }));
  expect(ask({ payment: loadedInFull([large(9_999), ...small]) })).toEqual([]);
});

it('offers the nearest order of the same amount within 24 hours of a payment', () => {
  const day = 24 * 60;
  const given = lists({
    payment: loadedInFull([payment(1, day, { transaction_amount: 7_000 })]),
    order: loadedInFull([
      order(6, day + 90, { receipt: receipt(7_000) }),
      order(5, day + 30, { receipt: receipt(7_000) }),
      order(4, day, { receipt: receipt(6_999) }),
      order(3, day, { receipt: receipt(0) }),
    ]),
  });
  const { entries } = mergeLedger(given);
  const [paid] = entries.filter((entry) => entry.kind === 'payment');
  const suggestOrder = createOrderSuggestions(entries, 'USD');
  if (!paid) throw new Error('no payment');
  expect(suggestOrder(paid)).toBe('5');
  // The receipts are in USD.
  expect(createOrderSuggestions(entries, 'AUD')(paid)).toBeNull();
  expect(suggestOrder({ ...paid, time: (paid.time ?? 0) + 3 * day * 60_000 })).toBeNull();
  expect(suggestOrder({ ...paid, row: { ...paid.row, transaction_amount: 1 } })).toBeNull();
  expect(suggestOrder({ ...paid, row: { ...paid.row, transaction_amount: 7_001 } })).toBeNull();
  // Many things are free.
  expect(suggestOrder({ ...paid, row: { ...paid.row, transaction_amount: 0 } })).toBeNull();
  const [last] = entries.filter(({ id }) => id === '6');
  expect(suggestOrder({ ...paid, time: (last?.time ?? 0) + day * 60_000 })).toBe('6');
});
