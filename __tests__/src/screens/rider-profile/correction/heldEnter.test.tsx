import { cleanup, screen, waitFor } from '@testing-library/react';
import { fillField } from '@tests/support/controls';
import { PAYMENT_TO_EDIT } from '@tests/support/correctionFixture';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import { endSession, findField } from '@tests/support/formDraftFixture';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

it('Enter that is held on Discard gives the focus to the amount, and submits only when it is pressed there', async () => {
  const { riderId, paymentId } = PAYMENT_TO_EDIT;
  const url = `/agency-dashboard/CBTA/riders/${riderId}?tab=editPayments&payment=${paymentId}`;
  const firstPage = await renderRoute(url, network, { agencies: ['CBTA'] });
  await findField('Amount');
  await fillField(firstPage.user, 'Amount', '700');
  endSession(firstPage, 'expired');
  cleanup();
  const { user } = await renderRoute(url, network, { agencies: ['CBTA'] });
  (await screen.findByRole('button', { name: 'Discard' })).focus();
  await user.keyboard('{Enter>12/}');
  expect(await findField('Amount')).toHaveFocus();
  expect(network.listWrites()).toEqual([]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(network.listWrites()).toHaveLength(1));
});
