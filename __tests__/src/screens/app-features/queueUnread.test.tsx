import { screen, within } from '@testing-library/react';
import { ALL_FEATURES_PATH, findSwitch, network, waitForSwitch } from '@tests/support/appFeaturesFixture';
import { clickButton, getQueue } from '@tests/support/controls';
import { respondWith } from '@tests/support/fakeNetwork';
import { openCopyQueue } from '@tests/support/featuresQueueFixture';

/** A queue from pay 1.6.0 ios to pay 1.0.0 ios, where a row of the catalogue cannot be read. */
function openQueue(...names: string[]) {
  const prepare = () =>
    network.intercept(
      ALL_FEATURES_PATH,
      respondWith(200, { rows: [{ id: 1, name: 'mod_booking', description: null, state: 'released' }, {}] }),
    );
  return openCopyQueue(names, { prepare });
}
const UNKNOWN = 'Whether the catalogue has pay_wallet could not be read.';

it('does not say that an incomplete catalogue lacks a feature', async () => {
  await openQueue('pay_wallet');
  expect(await screen.findByText(UNKNOWN)).toBeVisible();
  const queue = within(getQueue());
  expect(queue.queryByText(/does not have/)).not.toBeInTheDocument();
  expect(queue.queryByText(/failed/)).not.toBeInTheDocument();
  expect(queue.queryByRole('button', { name: 'Set the switches' })).not.toBeInTheDocument();
});

it('sets the other switches only when it is asked to, and says why a feature is left out', async () => {
  const { user } = await openQueue('pay_wallet', 'mod_booking');
  expect(await screen.findByText(UNKNOWN)).toBeVisible();
  expect(await findSwitch('mod_booking')).not.toBeChecked();
  await clickButton(user, 'Set the switches');
  await waitForSwitch('mod_booking', 'on');
  expect(getQueue()).toHaveTextContent(
    'Left out, because the catalogue could not be read completely: pay_wallet.',
  );
});
