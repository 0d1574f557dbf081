import { act, screen } from '@testing-library/react';
import { connectionLost } from '@/session/noticesSlice';
import {
  ACTIVE_FEATURES_PATH,
  ADD_REQUEST,
  findSwitch,
  network,
  openAppFeatures,
  openConfirmDialog,
  REMOVE_REQUEST,
} from '@tests/support/appFeaturesFixture';
import { clickButton } from '@tests/support/controls';
import { respondWith } from '@tests/support/fakeNetwork';
import { changesOf } from '@tests/support/journalFixture';

// In the application only mod_booking is on.

function expectOutcomeKnown() {
  expect(screen.queryByText(/not known yet which changes were applied/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Check now' })).not.toBeInTheDocument();
}

it('says that nothing was applied when nothing was sent', async () => {
  const page = await openAppFeatures();
  await page.user.click(await findSwitch('pay_wallet'));
  await clickButton(page.user, 'Submit Changes');
  act(() => void page.store.dispatch(connectionLost()));
  await clickButton(page.user, 'Submit');
  expect(await screen.findByText('Failed to apply changes')).toBeInTheDocument();
  expect(screen.getByText('Nothing was sent.', { exact: false })).toBeInTheDocument();
  expect(screen.getByText('Not added (1)')).toBeInTheDocument();
  expectOutcomeKnown();
  expect(network.listWrites()).toEqual([]);
  expect(changesOf(page)).toMatchObject([
    { outcome: 'failed', message: expect.stringContaining('Not added: pay_wallet.') },
  ]);
});

it('says that nothing was applied when both calls are refused, although the features cannot be read', async () => {
  const page = await openAppFeatures([ADD_REQUEST, respondWith(403)], [REMOVE_REQUEST, respondWith(403)]);
  await openConfirmDialog(page.user);
  network.intercept(ACTIVE_FEATURES_PATH, respondWith(500));
  await clickButton(page.user, 'Submit');
  expect(await screen.findByText('Not added (1)')).toBeInTheDocument();
  expect(screen.getByText('Not removed (1)')).toBeInTheDocument();
  expectOutcomeKnown();
});

it('says that the outcome is unknown when only one of two calls is refused and the features cannot be read', async () => {
  const page = await openAppFeatures([ADD_REQUEST, respondWith(403)]);
  await openConfirmDialog(page.user);
  network.intercept(ACTIVE_FEATURES_PATH, respondWith(500));
  await clickButton(page.user, 'Submit');
  expect(await screen.findByText(/not known yet which changes were applied/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Check now' })).toBeEnabled();
});
