import { screen, waitFor, within } from '@testing-library/react';
import { fillField } from '@tests/support/controls';
import {
  BALANCE_PATH,
  CORRECTION_REQUEST,
  findDialogButton,
  network,
  openCorrectionFixture,
  PAYMENT_REQUEST,
  PAYMENT_TO_EDIT,
  PAYMENTS_PATH,
  PROFILE_PATH,
  submitButton,
} from '@tests/support/correctionFixture';
import { holdResponse, loseConnection, type RequestHandler, respondWith } from '@tests/support/fakeNetwork';

// The tests correct payment 5000083, of $4.50 with Cash, to $7.00: 700 cents. The rider has a balance of $10.98.
const { openEditor, openForm } = openCorrectionFixture();

it('reloads profile, balance and payments after success, and shows the change of the balance', async () => {
  const { user, currentUrl, profileUrl } = await openForm();
  await fillField(user, 'Amount', '700');
  const requestCount = network.requests.length;
  await user.click(submitButton());
  const dialog = await screen.findByRole('dialog');
  const change = await within(dialog).findByLabelText('Change of the balance');
  await waitFor(() => expect(change).toHaveTextContent('Change+$2.50'));
  expect(dialog).toHaveTextContent('$4.50 → $7.00');
  expect(change).toHaveTextContent('Balance before$10.98');
  expect(change).toHaveTextContent('Balance after$13.48');
  const requestsAfterSubmit = network.requests.slice(requestCount).join('\n');
  for (const path of [PROFILE_PATH, BALANCE_PATH, PAYMENTS_PATH, PAYMENT_REQUEST])
    expect(requestsAfterSubmit).toContain(path);
  expect(screen.getByLabelText('Customer balance')).toHaveTextContent('$13.48');
  await user.click(await findDialogButton('Back to payments'));
  expect(
    await screen.findByRole('row', { name: new RegExp(`^${PAYMENT_TO_EDIT.paymentId} `) }),
  ).toHaveTextContent('$7.00');
  const listReads = network.requests.slice(requestCount).filter((request) => request.includes(PAYMENTS_PATH));
  expect(listReads).toHaveLength(1);
  expect(currentUrl()).toBe(profileUrl);
  expect(screen.getByRole('tab', { name: 'PAYMENTS' })).toHaveFocus();
});

it('says that the balance cannot be loaded, or that the balance changed by another amount', async () => {
  const { user } = await openForm([
    [
      CORRECTION_REQUEST,
      (request) => {
        network.intercept(BALANCE_PATH, respondWith(400));
        return network.forward(request);
      },
    ],
  ]);
  await fillField(user, 'Amount', '700');
  await user.click(submitButton());
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('Error: Unable to retrieve Rider Balance')).toBeInTheDocument();
  // The profile has the alert too, above the balance of before and the time of its reading.
  expect(screen.getAllByText('Error: Unable to retrieve Rider Balance')).toHaveLength(2);
  expect(screen.getByLabelText('Customer balance')).toHaveTextContent(/\$10\.98, read [\d/]+ [\d:]+$/);
  network.reset();
  network.intercept(BALANCE_PATH, respondWith(200, [{ amount: 2000 }]));
  await user.click(await findDialogButton('Reload the balance'));
  expect(await within(dialog).findByText('+$9.02')).toBeInTheDocument();
  expect(dialog).toHaveTextContent(
    'The balance moved by +$9.02, the correction by +$2.50: something else changed too.',
  );
});

it('says when a correction that the platform is too busy for can be tried again', async () => {
  const { user } = await openForm([[CORRECTION_REQUEST, respondWith(429, {}, { 'retry-after': '30' }), 1]]);
  await fillField(user, 'Amount', '700');
  await user.click(submitButton());
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Failed with status: 429')).toBeVisible();
  expect(dialog.getByText('The platform is busy (429): try again in 30 seconds.')).toBeVisible();
});

it('ignores a balance that was requested before the correction was submitted', async () => {
  const { held, release } = holdResponse(respondWith(200, [{ amount: 1 }]));
  const { user } = await openEditor([[BALANCE_PATH, held, 1]]);
  await screen.findByLabelText('Amount');
  await fillField(user, 'Amount', '700');
  await user.click(submitButton());
  await screen.findByText('Submitting payment correction...');
  release();
  const change = await screen.findByLabelText('Change of the balance');
  await waitFor(() => expect(change).toHaveTextContent('Balance after$13.48'));
  expect(change).toHaveTextContent('Balance before$10.98');
});

it('sends one correction for a double click and Enter', async () => {
  const { user } = await openForm();
  const { held, release } = holdResponse(network.forward);
  const bodies = network.recordBodies(CORRECTION_REQUEST, held);
  await fillField(user, 'Amount', '700');
  await Promise.all([
    user.dblClick(submitButton()),
    user.click(submitButton()),
    user.type(screen.getByLabelText('Amount'), '{Enter}{Enter}'),
  ]);
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(submitButton()).toBeDisabled();
  release();
  expect(await screen.findByText('Payment corrected')).toBeInTheDocument();
  expect(submitButton()).toBeDisabled();
  expect(bodies).toHaveLength(1);
});

it.each([
  [
    'server messages',
    respondWith(400, { message: 'No such thing', description: 'Because', extra: { message: 'more' } }),
    ['Error: Unable to edit payment.', 'No such thing', 'Because', 'more'],
  ],
  ['a bare status', respondWith(409), ['Unable to edit payment.', 'Failed with status: 409']],
])(
  'a rejected correction with %s shows the specified texts and can be tried again',
  async (_case, handler, texts) => {
    const { user } = await openForm([[CORRECTION_REQUEST, handler, 1]]);
    await fillField(user, 'Amount', '700');
    await user.click(submitButton());
    const dialog = await screen.findByRole('dialog', { name: texts[0] });
    for (const text of texts) expect(within(dialog).getByText(text)).toBeInTheDocument();
    expect(within(dialog).queryByText(/may have been applied/)).not.toBeInTheDocument();
    await user.click(await findDialogButton('Try again'));
    expect(screen.getByText('Error: Unable to Submit Payment Correction')).toBeInTheDocument();
    expect(screen.getByLabelText('Amount')).toHaveValue('700');
    await user.click(submitButton());
    expect(await screen.findByText('Payment corrected')).toBeInTheDocument();
  },
);

it('the outcome is unknown after a 500, and Check now finds that the correction was not applied', async () => {
  const { user } = await openForm();
  const bodies = network.recordBodies(CORRECTION_REQUEST, respondWith(500), 1);
  await fillField(user, 'Amount', '700');
  await user.click(submitButton());
  const dialog = await screen.findByRole('dialog', { name: 'Unable to edit payment.' });
  expect(within(dialog).getByText('The correction sets payment 5000083 to $7.00.')).toBeInTheDocument();
  expect(submitButton()).toBeDisabled();
  const requestCount = network.requests.length;
  await user.click(await findDialogButton('Check now'));
  expect(await screen.findByText('Not applied')).toBeInTheDocument();
  const verifyRequests = network.requests.slice(requestCount).join('\n');
  for (const path of [PAYMENT_REQUEST, BALANCE_PATH, PAYMENTS_PATH]) expect(verifyRequests).toContain(path);
  await user.click(await findDialogButton('Try again'));
  expect(bodies).toHaveLength(1);
  await user.click(submitButton());
  expect(await screen.findByText('Payment corrected')).toBeInTheDocument();
});

it('Check now finds an applied correction without a response; the correction is not sent again', async () => {
  const { user } = await openForm();
  const bodies = network.recordBodies(CORRECTION_REQUEST, network.applyThenLoseConnection);
  await fillField(user, 'Amount', '700');
  await user.click(submitButton());
  await user.click(await findDialogButton('Check now'));
  const dialog = await screen.findByRole('dialog', { name: 'The correction was applied' });
  expect(dialog).toHaveTextContent('Payment 5000083 is now $7.00, as submitted.');
  expect(dialog).toHaveTextContent('Change+$2.50');
  expect(submitButton()).toBeDisabled();
  expect(bodies).toHaveLength(1);
  await user.click(await findDialogButton('Back to payments'));
  expect(await screen.findByRole('row', { name: /^5000083 / })).toHaveTextContent('$7.00');
});

it.each<[string, RequestHandler, RegExp]>([
  ['cannot be loaded', respondWith(500), /Payment 5000083 could not be loaded/],
  [
    'has neither the previous nor the submitted values',
    respondWith(200, { id: 5000083, user_id: 1000119, transaction_amount: 1, fare_media: 'Token' }),
    /has changed to \$0\.01, Token/,
  ],
])('the outcome stays unknown and Submit disabled when the payment %s', async (_case, handler, text) => {
  const { user } = await openForm([[CORRECTION_REQUEST, respondWith(500)]]);
  await fillField(user, 'Amount', '700');
  await user.click(submitButton());
  await findDialogButton('Check now');
  network.intercept(PAYMENT_REQUEST, handler);
  await user.click(await findDialogButton('Check now'));
  expect(await screen.findByText('Still unknown')).toBeInTheDocument();
  expect(screen.getByRole('dialog')).toHaveTextContent(text);
  expect(submitButton()).toBeDisabled();
  network.reset();
  await user.click(await findDialogButton('Check now'));
  expect(await screen.findByText('Not applied')).toBeInTheDocument();
});

it('Try again verifies first, and enables Submit when the correction was not applied', async () => {
  const { user } = await openForm();
  const bodies = network.recordBodies(CORRECTION_REQUEST, respondWith(500), 1);
  await fillField(user, 'Amount', '700');
  await user.click(submitButton());
  expect(await screen.findByText(/“Try again” first checks whether it was applied/)).toBeInTheDocument();
  const requestCount = network.requests.length;
  await user.click(await findDialogButton('Try again'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(submitButton()).toBeEnabled();
  expect(network.requests.slice(requestCount).join('\n')).toContain(PAYMENT_REQUEST);
  expect(bodies).toHaveLength(1);
  await user.click(submitButton());
  expect(await screen.findByText('Payment corrected')).toBeInTheDocument();
});

it('Try again shows an applied correction instead of sending it again', async () => {
  const { user } = await openForm();
  const bodies = network.recordBodies(CORRECTION_REQUEST, network.applyThenLoseConnection);
  await fillField(user, 'Amount', '700');
  await user.click(submitButton());
  await user.click(await findDialogButton('Try again'));
  expect(await screen.findByRole('dialog', { name: 'The correction was applied' })).toBeInTheDocument();
  expect(bodies).toHaveLength(1);
});

it('a second Try again enables Submit although the outcome is still unknown', async () => {
  const { user } = await openForm();
  const bodies = network.recordBodies(CORRECTION_REQUEST, loseConnection, 1);
  await fillField(user, 'Amount', '700');
  await user.click(submitButton());
  await findDialogButton('Try again');
  network.intercept(PAYMENT_REQUEST, respondWith(400));
  await user.click(await findDialogButton('Try again'));
  expect(await screen.findByText('Still unknown')).toBeInTheDocument();
  expect(screen.getByRole('dialog')).toHaveTextContent('goes on without knowing whether it was applied');
  await user.click(await findDialogButton('Try again'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(bodies).toHaveLength(1);
  expect(screen.getByLabelText('Amount')).toHaveValue('700');
  // It stays a pending write, so that the rider's profile shows it if the form is left.
  expect(screen.getByRole('group', { name: /still unknown/ })).toBeInTheDocument();
  network.reset();
  await user.click(submitButton());
  expect(await screen.findByText('Payment corrected')).toBeInTheDocument();
});

it('a rejected correction is not pending any more when its dialog is closed', async () => {
  const { user, store } = await openForm([[CORRECTION_REQUEST, respondWith(409)]]);
  await fillField(user, 'Amount', '700');
  await user.click(submitButton());
  await user.click(await findDialogButton('Try again'));
  expect(store.getState().pendingWrites.list).toEqual([]);
});
