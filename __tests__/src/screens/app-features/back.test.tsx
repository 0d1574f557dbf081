import { act, screen, waitFor, within } from '@testing-library/react';
import {
  findSwitch,
  holdAddition,
  network,
  openAppFeatures,
  submitChanges,
} from '@tests/support/appFeaturesFixture';
import { clickButton, getQueue } from '@tests/support/controls';
import { respondWith } from '@tests/support/fakeNetwork';
import { openCopyQueue } from '@tests/support/featuresQueueFixture';

// The Back button selects another application while the dialog of a submission is open.

const goBack = () => act(() => Promise.resolve(window.history.back()));

it('try again selects the application of the submission and confirms what is left of it', async () => {
  const { user, label } = await openAppFeatures();
  const select = await screen.findByLabelText('Application');
  await user.selectOptions(select, 'mod 1.6.0 ios');
  await user.click(await findSwitch('pay_wallet'));
  const release = holdAddition(respondWith(404));
  await submitChanges(user);
  await screen.findByText('Applying Changes...');
  await goBack();
  await waitFor(() => expect(select).toHaveDisplayValue(label));
  await release();
  await clickButton(user, 'try again');
  const dialog = await screen.findByRole('dialog', { name: 'Change features of mod 1.6.0 ios?' });
  expect(within(dialog).getByRole('list', { name: 'Features to add' })).toHaveTextContent('pay_wallet');
  expect(select).toHaveDisplayValue('mod 1.6.0 ios');
});

it('return to dashboard asks about the switches of the application that Back has selected', async () => {
  const { user, label } = await openAppFeatures();
  const select = await screen.findByLabelText('Application');
  await user.click(await findSwitch('pay_wallet'));
  await user.selectOptions(select, 'mod 1.6.0 android');
  await user.click(await findSwitch('pay_wallet'));
  const release = holdAddition(respondWith(200));
  const active = { features: [{ name: 'pay_wallet' }] };
  network.intercept('application=mod&version=1.6.0&platform=android', respondWith(200, active));
  await submitChanges(user);
  await screen.findByText('Applying Changes...');
  await goBack();
  await waitFor(() => expect(select).toHaveDisplayValue(label));
  await release();
  await screen.findByText('Changes applied successfully!');
  await clickButton(user, 'return to dashboard');
  expect(await screen.findByText('Leave without saving?')).toBeInTheDocument();
  await clickButton(user, 'Stay');
  await clickButton(user, 'make more changes');
  expect(await findSwitch('pay_wallet')).toBeChecked();
});

it('a queue compares its switches with the features of its own application', async () => {
  const { user, active } = await openCopyQueue(['pay_wallet']);
  await screen.findByText('1 unsent change');
  const release = holdAddition((request) => {
    active.push('pay_wallet');
    return respondWith(200)(request);
  });
  await submitChanges(user);
  await screen.findByText('Applying Changes...');
  await goBack();
  await screen.findByRole('grid', { name: 'Features by application' });
  await release();
  await screen.findByText('Changes applied successfully!');
  await waitFor(() => expect(getQueue()).toHaveTextContent('1 of 1: pay 1.0.0 ios · done'));
  expect(getQueue()).not.toHaveTextContent('not read again');
});
