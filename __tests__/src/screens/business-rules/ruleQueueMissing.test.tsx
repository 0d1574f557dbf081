import { screen, waitFor, within } from '@testing-library/react';
import { getQueue } from '@tests/support/controls';
import { loseConnection, respondWith } from '@tests/support/fakeNetwork';
import { dialogButton, network } from '@tests/support/ruleFixture';
import { findEditor, openMinutesInFleet, startQueueInMetro } from '@tests/support/ruleQueueFixture';

it('says that the rule is missing, and opens no editor', async () => {
  const { user } = await openMinutesInFleet();
  network.intercept('/rules?', respondWith(200, []));
  await startQueueInMetro(user);
  const text = 'METRO does not have the rule transfer_minutes. It can’t be made from this portal.';
  await waitFor(() => expect(within(getQueue()).getByText(`1 of 1: METRO · failed: ${text}`)).toBeVisible());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('an update that may have been applied stays so when its rule is gone', async () => {
  const { user } = await openMinutesInFleet();
  await startQueueInMetro(user);
  await findEditor('transfer_minutes');
  network.intercept('PATCH', loseConnection, 1);
  await user.click(dialogButton('Submit'));
  await waitFor(() => expect(within(getQueue()).getByText(/^1 of 1: METRO · unknown/)).toBeInTheDocument());
  // Unknown while it is being sent, too: the dialog says when the answer is lost.
  await user.click(await waitFor(() => dialogButton('Close')));
  network.intercept('/rules?', respondWith(200, []));
  await user.click(within(getQueue()).getByRole('button', { name: 'Open the editor' }));
  expect(await within(getQueue()).findByRole('alert')).toHaveTextContent('METRO does not have the rule');
  expect(within(getQueue()).getByText(/^1 of 1: METRO · unknown/)).toBeVisible();
});
