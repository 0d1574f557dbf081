import { screen, waitFor } from '@testing-library/react';
import { chooseOption } from '@tests/support/chooseOption';
import { fillField } from '@tests/support/controls';
import {
  CORRECTION_REQUEST,
  findDialogButton,
  network,
  openCorrectionFixture,
  PAYMENT_REQUEST,
  PAYMENT_TO_EDIT,
  submitButton,
} from '@tests/support/correctionFixture';
import { respondWith } from '@tests/support/fakeNetwork';
import { openJournal } from '@tests/support/journalFixture';

const { openForm } = openCorrectionFixture({ maxCorrectionCents: 500_000 });

it('says the largest amount of /index.json for a larger one, and sends nothing', async () => {
  const { user } = await openForm();
  await fillField(user, 'Amount', '500001');
  await user.click(submitButton());
  expect(await screen.findByText('Amount must be at most 500000 cents ($5,000.00)')).toBeVisible();
  expect(network.requestsTo(CORRECTION_REQUEST)).toEqual([]);
});

const LIMIT_TITLE = 'This payment is above the largest amount of a correction';
const BELOW_ZERO_TITLE = 'This payment is below zero';

it.each([
  [500_000, null],
  [500_001, LIMIT_TITLE],
  [0, null],
  [-1, BELOW_ZERO_TITLE],
])(
  'says before any input whether a correction can set a payment’s amount of %d cents',
  async (amount, title) => {
    const payment = { id: PAYMENT_TO_EDIT.paymentId, transaction_amount: amount, fare_media: 'CashFare' };
    await openForm([[PAYMENT_REQUEST, respondWith(200, payment)]]);
    expect(screen.getByLabelText('Amount')).toHaveValue(String(amount));
    const titles = screen.queryAllByText(/^This payment is /).map(({ textContent }) => textContent);
    expect(titles).toEqual(title === null ? [] : [title]);
    expect(screen.queryAllByText(/can set at most 500000 cents \(\$5,000\.00\)\./)).toHaveLength(
      title === LIMIT_TITLE ? 1 : 0,
    );
  },
);

it('sends another medium for a payment above the largest amount if the amount stays, which can be undone', async () => {
  const payment = { id: PAYMENT_TO_EDIT.paymentId, transaction_amount: 500_001, fare_media: 'CashFare' };
  const { user } = await openForm([[PAYMENT_REQUEST, respondWith(200, payment)]]);
  const bodies = network.recordBodies(
    CORRECTION_REQUEST,
    respondWith(200, { ...payment, fare_media: 'Token' }),
  );
  await chooseOption(user, 'Fare Media', 'Token');
  expect(screen.getByText('Yes, by another correction')).toBeVisible();
  await user.click(submitButton());
  await waitFor(() => expect(bodies).toEqual(['{"amount":500001,"payment_medium":"Token"}']));
});

it('offers neither a reversal nor Put back to an amount above the largest one', async () => {
  const payment = { id: PAYMENT_TO_EDIT.paymentId, transaction_amount: 500_001, fare_media: 'CashFare' };
  const { user } = await openForm([
    [PAYMENT_REQUEST, respondWith(200, payment)],
    [CORRECTION_REQUEST, respondWith(200, { ...payment, transaction_amount: 1000 })],
  ]);
  await fillField(user, 'Amount', '1000');
  await user.click(submitButton());
  const dialog = await screen.findByRole('dialog', { name: 'Payment corrected' });
  expect(dialog).toHaveTextContent(
    'It can’t be reversed here: its amount is above the largest of a correction.',
  );
  await user.click(await findDialogButton('Back to payments'));
  const journal = await openJournal(user);
  expect(journal.getByRole('listitem', { name: /^Correction of payment/ })).toHaveTextContent('$10.00');
  expect(journal.queryByRole('button', { name: 'Put back' })).not.toBeInTheDocument();
});

it('offers no frequent value above the largest amount but the payment’s own', async () => {
  const payment = { id: PAYMENT_TO_EDIT.paymentId, transaction_amount: 500_001, fare_media: 'CashFare' };
  const { user } = await openForm([[PAYMENT_REQUEST, respondWith(200, payment)]]);
  const [step, zero, asBefore] = ['+$1.00', '$0.00', 'As before'].map((name) =>
    screen.getByRole('button', { name }),
  );
  expect(step).toBeDisabled();
  // The payment's own amount can stay.
  expect(asBefore).toBeEnabled();
  expect(zero).toBeEnabled();
  await fillField(user, 'Amount', '499900');
  expect(step).toBeEnabled();
});
