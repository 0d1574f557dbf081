import { act, screen, waitFor, within } from '@testing-library/react';
import { platformApi } from '@/api/client/platformApi';
import { tags } from '@/api/client/tags';
import { chooseOption } from '@tests/support/chooseOption';
import { fillField } from '@tests/support/controls';
import {
  BALANCE_PATH,
  CORRECTION_REQUEST,
  findDialogButton,
  leaveUnknownOutcome,
  network,
  openCorrectionFixture,
  PAYMENT_TO_EDIT,
  submitButton,
} from '@tests/support/correctionFixture';
import { respondWith } from '@tests/support/fakeNetwork';

// The tests correct payment 5000083, of $4.50 with Cash, to $7.00: 700 cents. The rider has a balance of $10.98.
const { openForm, correctInOtherSession } = openCorrectionFixture();
const { riderId } = PAYMENT_TO_EDIT;

/** The profile with the notice of a correction whose response was lost, but which was applied. */
async function openNoticeOfApplied() {
  const page = await openForm([[CORRECTION_REQUEST, network.applyThenLoseConnection, 1]]);
  await fillField(page.user, 'Amount', '700');
  await page.user.click(submitButton());
  await leaveUnknownOutcome(page);
  await page.user.click(await screen.findByRole('button', { name: 'Check now' }));
  const notice = await screen.findByRole('group', { name: 'The correction was applied' });
  await waitFor(() => expect(notice).toHaveTextContent('Balance after$13.48'));
  return { ...page, notice };
}

it('the balance after a correction stays the first one that was read, whatever changes it later', async () => {
  const { store, notice } = await openNoticeOfApplied();
  await correctInOtherSession({ amount: 900, payment_medium: 'CashFare' });
  act(() => void store.dispatch(platformApi.util.invalidateTags([tags.balance('CBTA', String(riderId))])));
  await waitFor(() => expect(screen.getByLabelText('Customer balance')).toHaveTextContent('$15.48'));
  expect(notice).toHaveTextContent('Balance after$13.48');
  expect(notice).not.toHaveTextContent('something else');
});

it('the notice of an applied correction goes when another payment of the rider is corrected', async () => {
  const { user, goTo, profileUrl } = await openNoticeOfApplied();
  const [otherId = ''] = screen
    .getAllByRole('row', { name: /^\d{7} / })
    .map((row) => row.textContent.slice(0, 7))
    .filter((id) => id !== String(PAYMENT_TO_EDIT.paymentId));
  await goTo(`${profileUrl}?tab=editPayments&payment=${otherId}`);
  await screen.findByLabelText('Amount');
  expect(screen.getByRole('group', { name: 'The correction was applied' })).toBeInTheDocument();
  network.intercept(CORRECTION_REQUEST, respondWith(409), 1);
  await fillField(user, 'Amount', '5');
  await chooseOption(user, 'Fare Media', 'Token');
  await user.click(submitButton());
  await findDialogButton('Try again');
  expect(screen.queryByRole('group', { name: 'The correction was applied' })).not.toBeInTheDocument();
});

it('a balance that cannot be read is an alert, whose button reads it again', async () => {
  const { user } = await openForm([
    [
      CORRECTION_REQUEST,
      (request) => {
        network.intercept(BALANCE_PATH, respondWith(404));
        return network.forward(request);
      },
    ],
  ]);
  await fillField(user, 'Amount', '700');
  await user.click(submitButton());
  const dialog = within(await screen.findByRole('dialog', { name: 'Payment corrected' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Error: Unable to retrieve Rider Balance');
  network.reset();
  await user.click(dialog.getByRole('button', { name: 'Reload the balance' }));
  expect(await dialog.findByText('$13.48')).toBeInTheDocument();
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
});

it('a balance that has not moved can be read again', async () => {
  const { user } = await openForm([
    [
      CORRECTION_REQUEST,
      (request) => {
        network.intercept(BALANCE_PATH, respondWith(200, [{ amount: 1098 }]));
        return network.forward(request);
      },
    ],
  ]);
  await fillField(user, 'Amount', '700');
  await user.click(submitButton());
  const reloadButton = await findDialogButton('Reload the balance');
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent('The balance has not moved. It may not include the correction yet.');
  network.reset();
  await user.click(reloadButton);
  expect(await within(dialog).findByText('$13.48')).toBeInTheDocument();
  expect(within(dialog).queryByRole('button', { name: 'Reload the balance' })).not.toBeInTheDocument();
  expect(within(dialog).getByText('$13.48').closest('[tabindex]')).toHaveFocus();
});
