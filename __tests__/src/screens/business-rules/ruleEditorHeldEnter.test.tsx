import { screen, waitFor } from '@testing-library/react';
import { findDialog, network, openRule, valueInput } from '@tests/support/ruleFixture';

it('Enter that is held on the row of a rule opens the editor, and submits only when it is pressed there', async () => {
  const { user } = await openRule('transfers', 'transfer_minutes');
  // The focus returns to the row.
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByLabelText('Value')).not.toBeInTheDocument());
  await user.keyboard('{Enter>12/}');
  await findDialog('Edit transfer_minutes');
  await waitFor(() => expect(valueInput()).toHaveFocus());
  expect(network.requestsTo('PATCH')).toEqual([]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(network.requestsTo('PATCH')).toHaveLength(1));
});
