import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fillField } from '@tests/support/controls';
import {
  CORRECTION_REQUEST,
  findDialogButton,
  findNoticeButton,
  network,
  openCorrectionFixture,
  PAYMENT_TO_EDIT,
  submitButton,
} from '@tests/support/correctionFixture';
import { loseConnection } from '@tests/support/fakeNetwork';
import { DRAFT_RESTORED_TEXT, endSession } from '@tests/support/formDraftFixture';
import { lastChangeOf } from '@tests/support/journalFixture';

// The tests correct payment 5000083, of $4.50 with Cash, to $7.00: 700 cents. The rider has a balance of $10.98.
const { openForm, correctInOtherSession } = openCorrectionFixture();

const findConflict = () =>
  screen.findByRole('dialog', {
    name: `Payment ${PAYMENT_TO_EDIT.paymentId} has changed since you opened it`,
  });

const findConflictButton = async (name: string) => within(await findConflict()).getByRole('button', { name });

it('Cancel keeps what was typed, and the next Submit compares with what the form shows', async () => {
  const page = await openForm();
  const { user } = page;
  await fillField(user, 'Amount', '700');
  await correctInOtherSession({ amount: 1234, payment_medium: 'CashFare' });
  await user.click(submitButton());
  await user.click(await findConflictButton('Cancel'));
  expect(screen.getByLabelText('Amount')).toHaveValue('700');
  expect(screen.getByLabelText('What will change')).toHaveTextContent('Current amount$12.34');
  // A payment that changes once more is shown once more.
  await correctInOtherSession({ amount: 1235, payment_medium: 'CashFare' });
  await user.click(submitButton());
  expect(within(await findConflict()).getByRole('row', { name: /^Amount/ })).toHaveTextContent(
    'Amount$12.34$12.35$7.00',
  );
  await user.click(await findConflictButton('Cancel'));
  await user.click(submitButton());
  const change = await screen.findByLabelText('Change of the balance');
  // The balance was $10.98 before the other session added $7.85.
  await waitFor(() => expect(change).toHaveTextContent('Change-$5.35'));
  expect(change).toHaveTextContent('Balance before$18.83');
  expect(lastChangeOf(page).before).toBe('{"amount":1235,"payment_medium":"CashFare"}');
});

it('the second click of a double click on Submit does not answer the conflict', async () => {
  const { user } = await openForm();
  await fillField(user, 'Amount', '700');
  await correctInOtherSession({ amount: 1234, payment_medium: 'CashFare' });
  await user.click(submitButton());
  for (const name of ['Cancel', 'Send mine over it', 'Take theirs']) {
    fireEvent.click(await findConflictButton(name), { detail: 2 });
    expect(await findConflict()).toBeVisible();
  }
  expect(network.requestsTo(CORRECTION_REQUEST)).toHaveLength(0);
});

it('a second press of Enter on Submit does not answer the conflict', async () => {
  const { user } = await openForm();
  await fillField(user, 'Amount', '700');
  await correctInOtherSession({ amount: 1234, payment_medium: 'CashFare' });
  await user.type(screen.getByLabelText('Amount'), '{Enter}');
  const dialog = await findConflict();
  await waitFor(() => expect(dialog).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(dialog).toBeVisible();
  expect(network.requestsTo(CORRECTION_REQUEST)).toHaveLength(0);
});

it('Send mine over it sends at once', async () => {
  const { user } = await openForm();
  const bodies = network.recordBodies(CORRECTION_REQUEST);
  await fillField(user, 'Amount', '700');
  await correctInOtherSession({ amount: 1234, payment_medium: 'Token' });
  await user.click(submitButton());
  const send = await findConflictButton('Send mine over it');
  expect(bodies).toHaveLength(0);
  await user.click(send);
  expect(await screen.findByText('Payment corrected')).toBeInTheDocument();
  expect(bodies).toEqual(['{"amount":700,"payment_medium":"CashFare"}']);
});

it('Take theirs sends nothing and goes back to the payments, which show the other value', async () => {
  const { user } = await openForm();
  await fillField(user, 'Amount', '700');
  await correctInOtherSession({ amount: 1234, payment_medium: 'CashFare' });
  await user.click(submitButton());
  await user.click(await findConflictButton('Take theirs'));
  const table = await screen.findByRole('table', { name: 'Payments' });
  expect(await within(table).findByText('$12.34')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(network.requestsTo(CORRECTION_REQUEST)).toHaveLength(0);
});

/** Corrects the payment to $7.00 without an answer, and opens the form again although the outcome is unknown. */
async function goOnWithUnknownOutcome() {
  const page = await openForm([[CORRECTION_REQUEST, loseConnection, 1]]);
  await fillField(page.user, 'Amount', '700');
  await page.user.click(submitButton());
  await page.user.click(await findDialogButton('Try again'));
  await screen.findByText('Still unknown');
  await page.user.click(await findDialogButton('Try again'));
  return page;
}

it('after an unknown outcome too, the form compares with the payment that the conflict has shown', async () => {
  const { user } = await goOnWithUnknownOutcome();
  await correctInOtherSession({ amount: 9000, payment_medium: 'Token' });
  await user.click(submitButton());
  await user.click(await findConflictButton('Cancel'));
  const summary = screen.getByLabelText('What will change');
  expect(summary).toHaveTextContent('Current amount$90.00New amount$7.00Difference-$83.00');
  expect(summary).toHaveTextContent('Token → Cash · CashFare');
});

it('the reading of a conflict also tells that an earlier correction was applied', async () => {
  const page = await goOnWithUnknownOutcome();
  const { user } = page;
  // As if the platform had applied the one whose answer was lost.
  await correctInOtherSession({ amount: 700, payment_medium: 'CashFare' });
  await fillField(user, 'Amount', '800');
  await user.click(submitButton());
  await user.click(await findConflictButton('Cancel'));
  expect(screen.getByLabelText('Amount')).toHaveValue('800');
  expect(lastChangeOf(page).outcome).toBe('succeeded');
  expect(await screen.findByText(/was applied/)).toBeInTheDocument();
  expect(screen.queryByText(/Not applied so far/)).not.toBeInTheDocument();
});

it('Take theirs asks nothing either when the outcome of an earlier correction is unknown', async () => {
  const { user } = await goOnWithUnknownOutcome();
  await correctInOtherSession({ amount: 1234, payment_medium: 'CashFare' });
  await user.click(submitButton());
  await user.click(await findConflictButton('Take theirs'));
  expect(await screen.findByRole('table', { name: 'Payments' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await findNoticeButton('Check now')).toBeInTheDocument();
});

it('says that nothing would change, and offers no sending, when the other session has set the same values', async () => {
  const { user } = await openForm();
  await fillField(user, 'Amount', '700');
  await correctInOtherSession({ amount: 700, payment_medium: 'CashFare' });
  await user.click(submitButton());
  const dialog = await findConflict();
  expect(dialog).toHaveTextContent('The payment already has what you typed, so nothing would change.');
  expect(within(dialog).queryByRole('button', { name: /Send mine/ })).not.toBeInTheDocument();
  expect(dialog).not.toHaveTextContent('Send mine over it');
  expect(network.requestsTo(CORRECTION_REQUEST)).toHaveLength(0);
});

describe('a restored draft, after another session has corrected the payment', () => {
  async function openWithDraft() {
    const page = await openForm();
    await fillField(page.user, 'Amount', '700');
    endSession(page, 'expired');
    await correctInOtherSession({ amount: 450, payment_medium: 'Token' });
    const nextPage = await openForm();
    const bodies = network.recordBodies(CORRECTION_REQUEST);
    await screen.findByText(DRAFT_RESTORED_TEXT);
    return { ...nextPage, bodies };
  }

  it('is compared with the payment for which it was typed', async () => {
    const { user, bodies } = await openWithDraft();
    await user.click(submitButton());
    expect(within(await findConflict()).getByRole('row', { name: /^Fare Media/ })).toHaveTextContent(
      'Fare MediaCash · CashFareTokenCash · CashFare',
    );
    expect(bodies).toEqual([]);
    await user.click(await findConflictButton('Send mine over it'));
    expect(await screen.findByText('Payment corrected')).toBeInTheDocument();
    expect(bodies).toEqual(['{"amount":700,"payment_medium":"CashFare"}']);
  });

  it('compares with the payment of now after Discard', async () => {
    const { user, bodies } = await openWithDraft();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await fillField(user, 'Amount', '700');
    await user.click(submitButton());
    expect(await screen.findByText('Payment corrected')).toBeInTheDocument();
    expect(bodies).toEqual(['{"amount":700,"payment_medium":"Token"}']);
  });
});
