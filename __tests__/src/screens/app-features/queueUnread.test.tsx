import { screen } from '@testing-library/react';
import { ALL_FEATURES_PATH, findSwitch, network, waitForSwitch } from '@tests/support/appFeaturesFixture';
import { clickButton, getQueue } from '@tests/support/controls';
import { respondWith } from '@tests/support/fakeNetwork';
import { openCopyQueue } from '@tests/support/featuresQueueFixture';

it('sets the other switches only when it is asked to, and says why a feature is left out', async () => {
  // A row of the catalogue cannot be read.
  const rows = [{ id: 1, name: 'mod_booking', description: null, state: 'released' }, {}];
  const prepare = () => network.intercept(ALL_FEATURES_PATH, respondWith(200, { rows }));
  const { user } = await openCopyQueue(['pay_wallet', 'mod_booking'], { prepare });
  expect(await screen.findByText('Whether the catalogue has pay_wallet could not be read.')).toBeVisible();
  expect(await findSwitch('mod_booking')).not.toBeChecked();
  await clickButton(user, 'Set the switches');
  await waitForSwitch('mod_booking', 'on');
  expect(getQueue()).toHaveTextContent(
    'Left out, because the catalogue could not be read completely: pay_wallet.',
  );
});
