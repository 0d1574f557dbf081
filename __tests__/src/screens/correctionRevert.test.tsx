import { screen, waitFor, within } from '@testing-library/react';
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
import { changesOf, openJournal } from '@tests/support/journalFixture';
import { type RenderedRoute } from '@tests/support/renderRoute';

// The tests correct payment 5000083, of $4.50 with Cash, to $7.00: 700 cents. The rider has a balance of $10.98.
const { openForm, correctInOtherSession } = openCorrectionFixture();

/** The journal's entries, the newest first. */
async function openEntries({ user }: RenderedRoute) {
  const journal = await openJournal(user);
  return journal.getAllByRole('listitem', { name: /./ });
}

const queryPutBack = (entry: HTMLElement | undefined) =>
  entry && within(entry).queryByRole('button', { name: 'Put back' });

const findSuccess = () => screen.findByRole('dialog', { name: 'Payment corrected' });

async function correctThenRevert() {
  const page = await openForm();
  const bodies = network.recordBodies(CORRECTION_REQUEST);
  await fillField(page.user, 'Amount', '700');
  await page.user.click(submitButton());
  const revertButton = within(await findSuccess()).getByRole('button', { name: 'Reverse this correction' });
  await page.user.click(revertButton);
  return { ...page, bodies };
}

/** Leaves the success dialog, so that the journal can be opened. */
async function backToPayments({ user }: RenderedRoute) {
  await user.click(within(await findSuccess()).getByRole('button', { name: 'Back to payments' }));
}

it('reverts a correction in one step: the form is filled, and Submit sends the values of before', async () => {
  const page = await correctThenRevert();
  expect(
    screen.getByRole('heading', { name: /^Reversal of your correction of .* \(\$4\.50 → \$7\.00\)$/ }),
  ).toBeInTheDocument();
  expect(screen.getByLabelText('Amount')).toHaveValue('450');
  await page.user.click(submitButton());
  const change = await screen.findByLabelText('Change of the balance');
  await waitFor(() => expect(change).toHaveTextContent('Change-$2.50'));
  expect(page.bodies).toEqual([
    '{"amount":700,"payment_medium":"CashFare"}',
    '{"amount":450,"payment_medium":"CashFare"}',
  ]);
  await backToPayments(page);
  const [revert, reverted] = await openEntries(page);
  expect(revert).toHaveTextContent(/Puts back the change of \d\d:/);
  expect(reverted).toHaveTextContent(/Put back at \d\d:/);
  // A reverted correction is not put back again, but the revert is.
  expect(queryPutBack(reverted)).not.toBeInTheDocument();
  expect(queryPutBack(revert)).toBeInTheDocument();
});

it('is no revert any more when other values are sent', async () => {
  const page = await correctThenRevert();
  await fillField(page.user, 'Amount', '449');
  expect(screen.queryByRole('heading', { name: /^Reversal/ })).not.toBeInTheDocument();
  await page.user.click(submitButton());
  await findSuccess();
  expect(changesOf(page).map(({ revertedId }) => revertedId)).toEqual([undefined, undefined]);
});

it('shows what has changed since the correction before it is reverted', async () => {
  const page = await correctThenRevert();
  await correctInOtherSession({ amount: 800, payment_medium: 'CashFare' });
  await page.user.click(submitButton());
  const dialog = await screen.findByRole('dialog', { name: /has changed since/ });
  expect(within(dialog).getByRole('columnheader', { name: 'After your correction' })).toBeInTheDocument();
  expect(within(dialog).getByRole('row', { name: /^Amount/ })).toHaveTextContent('Amount$7.00$8.00$4.50');
  // None of the three has a coupon.
  expect(within(dialog).queryByRole('row', { name: /^Coupon/ })).not.toBeInTheDocument();
  expect(page.bodies).toHaveLength(1);
});

it('shows a status that has changed since before a correction is reverted', async () => {
  const page = await correctThenRevert();
  network.intercept(PAYMENT_REQUEST, async (request) => {
    const payment = (await (await network.forward(request)).json()) as object;
    return Response.json({ ...payment, status: 'PAYMENT.REFUND' });
  });
  await page.user.click(submitButton());
  const dialog = await screen.findByRole('dialog', { name: /has changed since your correction/ });
  expect(within(dialog).getByRole('row', { name: /^Status/ })).toHaveTextContent('PAYMENT.REFUND');
  expect(page.bodies).toHaveLength(1);
});

it('shows no failure of a correction that a check found applied, also not above its revert', async () => {
  const { user } = await openForm([[CORRECTION_REQUEST, network.applyThenLoseConnection, 1]]);
  await fillField(user, 'Amount', '700');
  await user.click(submitButton());
  await user.click(await findDialogButton('Check now'));
  const revertButton = await findDialogButton('Reverse this correction');
  expect(screen.queryByText(/Unable to Submit Payment Correction/)).not.toBeInTheDocument();
  await user.click(revertButton);
  expect(screen.getByLabelText('Amount')).toHaveValue('450');
  expect(screen.queryByText(/Unable to Submit Payment Correction/)).not.toBeInTheDocument();
});

it('says of an older correction how many changes came since, and shows them before it is put back', async () => {
  const page = await openForm();
  const { user } = page;
  for (const amount of ['700', '800']) {
    await fillField(user, 'Amount', amount);
    await user.click(submitButton());
    await backToPayments(page);
    await page.goTo(`${page.profileUrl}?tab=editPayments&payment=${PAYMENT_TO_EDIT.paymentId}`);
    await screen.findByLabelText('Amount');
  }
  const entries = await openEntries(page);
  expect(entries[0]).not.toHaveTextContent('since');
  expect(entries[1]).toHaveTextContent('1 change of it since');
  await user.click(queryPutBack(entries[1]) ?? document.body);
  await waitFor(() => expect(screen.getByLabelText('Amount')).toHaveValue('450'));
  await user.click(submitButton());
  const dialog = await screen.findByRole('dialog', { name: /has changed since/ });
  expect(within(dialog).getByRole('row', { name: /^Amount/ })).toHaveTextContent('Amount$7.00$8.00$4.50');
  // None of the three has a coupon.
  expect(within(dialog).queryByRole('row', { name: /^Coupon/ })).not.toBeInTheDocument();
  expect(dialog).toHaveTextContent(/This tab sent the values of “Now” on/);
});

it('shows what this editor has sent as the current values, also when the payment cannot be read after it', async () => {
  const page = await openForm([
    [
      CORRECTION_REQUEST,
      (request) => {
        network.intercept(PAYMENT_REQUEST, respondWith(500));
        return network.forward(request);
      },
    ],
  ]);
  await fillField(page.user, 'Amount', '700');
  await page.user.click(submitButton());
  const revertButton = within(await findSuccess()).getByRole('button', { name: 'Reverse this correction' });
  await page.user.click(revertButton);
  expect(screen.getByLabelText('What will change')).toHaveTextContent(
    'Current amount$7.00New amount$4.50Difference-$2.50',
  );
  expect(submitButton()).not.toHaveAccessibleDescription();
});

it('says why a correction cannot be reverted', async () => {
  const page = await openForm([
    [
      PAYMENT_REQUEST,
      async (request) => {
        const payment = (await (await network.forward(request)).json()) as object;
        return Response.json({ ...payment, fare_media: 'CreditCard' });
      },
    ],
  ]);
  expect(screen.getByLabelText('What will change')).toHaveTextContent(
    'This can’t be undone here: a correction can’t set CreditCard.',
  );
  await fillField(page.user, 'Amount', '700');
  await chooseOption(page.user, 'Fare Media', 'Cash · CashFare');
  await page.user.click(submitButton());
  const dialog = await findSuccess();
  expect(dialog).toHaveTextContent('It can’t be reversed here: a correction can’t set CreditCard.');
  expect(within(dialog).queryByRole('button', { name: /^Reverse/ })).not.toBeInTheDocument();
  expect(network.requests.join()).toContain(CORRECTION_REQUEST);
});
