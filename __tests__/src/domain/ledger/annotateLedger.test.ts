import { annotateLedger } from '@/domain/ledger/annotateLedger';
import { mergeLedger } from '@/domain/ledger/mergeLedger';
import { lists, loadedInFull, order, pass, payment, receipt } from '@tests/support/ledgerFixture';

it('notes for payments alone what was corrected and which order they may be for, and questions for all entries', () => {
  const given = lists({
    payment: loadedInFull([
      payment(1, 30, { transaction_amount: 7_000 }),
      payment(2, 20),
      payment(3, null, { status: 'PAYMENT.DECLINED' }),
    ]),
    pass: loadedInFull([pass(2, 9, { po_id: 8 })]),
    order: loadedInFull([order(5, 10, { receipt: receipt(7_000), state: 'FAILED' })]),
  });
  const notes = annotateLedger(mergeLedger(given), given, new Map([['2', 'corrected']]), 'USD');
  const texts = [...notes].map(([{ kind, id }, { questions, correction, suggestedOrder }]) => [
    `${kind} ${id}`,
    correction,
    suggestedOrder,
    questions.length,
  ]);
  expect(texts).toEqual([
    ['payment 1', null, '5', 0],
    ['payment 2', 'corrected', null, 0],
    ['order 5', null, null, 0],
    ['pass 2', null, null, 1],
    ['payment 3', null, null, 1],
  ]);
});
