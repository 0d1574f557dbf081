import { screen } from '@testing-library/react';
import {
  ACTIVE_FEATURES_PATH,
  findSwitch,
  network,
  openAppFeatures,
  REMOVE_REQUEST,
  submitChanges,
} from '@tests/support/appFeaturesFixture';
import { clickButton } from '@tests/support/controls';
import { respondWith } from '@tests/support/fakeNetwork';

it('a success in another application does not let a 404 drop the switches whose outcome is unknown', async () => {
  const { user, label } = await openAppFeatures([REMOVE_REQUEST, respondWith(404)]);
  const select = await screen.findByLabelText('Application');
  await user.click(await findSwitch('mod_booking'));
  await clickButton(user, 'Submit Changes');
  network.intercept(ACTIVE_FEATURES_PATH, respondWith(404));
  await clickButton(user, 'Submit');
  await screen.findByText(/not known yet which changes were applied/);
  await user.keyboard('{Escape}');
  network.reset();
  await user.selectOptions(select, 'mod 1.6.0 android');
  await user.click(await findSwitch('pay_wallet'));
  await submitChanges(user);
  await screen.findByText('Changes applied successfully!');
  await clickButton(user, 'make more changes');
  network.intercept(ACTIVE_FEATURES_PATH, respondWith(404));
  await user.selectOptions(select, `${label} (unsent changes)`);
  await findSwitch('pay_wallet');
  await user.selectOptions(select, 'mod 1.6.0 android');
  expect(screen.getByRole('button', { name: `Unsent changes in ${label}` })).toBeInTheDocument();
});
