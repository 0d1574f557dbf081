import { act, screen, waitFor, within } from '@testing-library/react';
import {
  ADD_REQUEST,
  clickButton,
  findSwitch,
  network,
  openAppFeatures,
} from '@tests/support/appFeaturesFixture';
import { type RequestHandler, respondWith } from '@tests/support/fakeNetwork';
import { openMatrix, respondWithFeatures } from '@tests/support/featureMatrixFixture';

// The Back button selects another application while the dialog of a submission is open.

/** Answers the adding call as the handler does, after `release` was called. */
function holdAddition(handler: RequestHandler) {
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  network.intercept(ADD_REQUEST, (request) => isReleased.then(() => handler(request)), 1);
  return () => act(async () => release());
}

const goBack = () => act(() => Promise.resolve(window.history.back()));

it('try again selects the application of the submission and confirms what is left of it', async () => {
  const { user, label } = await openAppFeatures();
  const select = await screen.findByLabelText('Application');
  await user.selectOptions(select, 'mod 1.6.0 ios');
  await user.click(await findSwitch('pay_wallet'));
  const release = holdAddition(respondWith(404));
  await clickButton(user, 'Submit Changes');
  await clickButton(user, 'Submit');
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
  await clickButton(user, 'Submit Changes');
  await clickButton(user, 'Submit');
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
  let active: string[] = [];
  const { user } = await openMatrix(network, {
    'pay 1.0.0 ios': (request) => respondWithFeatures(...active)(request),
    'pay 1.6.0 ios': respondWithFeatures('pay_wallet'),
  });
  await clickButton(user, 'Copy pay 1.6.0 ios to…');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('checkbox', { name: 'pay 1.0.0 ios' }));
  await clickButton(user, 'Open pay 1.0.0 ios');
  await screen.findByText('1 unsent change');
  const release = holdAddition((request) => {
    active = ['pay_wallet'];
    return respondWith(200)(request);
  });
  await clickButton(user, 'Submit Changes');
  await clickButton(user, 'Submit');
  await screen.findByText('Applying Changes...');
  await goBack();
  await screen.findByRole('grid', { name: 'Features by application' });
  await release();
  await screen.findByText('Changes applied successfully!');
  const queue = screen.getByRole('region', { name: 'Queue' });
  await waitFor(() => expect(queue).toHaveTextContent('1 of 1: pay 1.0.0 ios · done'));
  expect(queue).not.toHaveTextContent('not read again');
});
