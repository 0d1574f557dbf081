import { screen, waitFor } from '@testing-library/react';
import {
  ACTIVE_FEATURES_PATH,
  ADD_REQUEST,
  network,
  openAppFeatures,
  openConfirmDialog,
  REMOVE_REQUEST,
  setActiveFeatures,
} from '@tests/support/appFeaturesFixture';
import { clickButton } from '@tests/support/controls';
import { respondWith } from '@tests/support/fakeNetwork';
import { changesOf } from '@tests/support/journalFixture';

// `openAppFeatures` selects an application of METRO in which only mod_booking is on. `openConfirmDialog` switches
// pay_wallet on and mod_booking off, and presses Submit Changes.

// The second that Submit waits for its reading does not end here: a slow machine can need it.
const startTimer = setTimeout;
beforeEach(() => {
  globalThis.setTimeout = ((run: () => void, ms?: number) =>
    ms === 1_000 ? 0 : startTimer(run, ms)) as typeof setTimeout;
});
afterEach(() => {
  globalThis.setTimeout = startTimer;
});

const AFTER = '{"pay_wallet":"on","mod_booking":"off"}';

it('sends what a colleague has changed alike meanwhile, and records that it was so before', async () => {
  const page = await openAppFeatures();
  await openConfirmDialog(page.user);
  await setActiveFeatures(page.application, ['mod_booking', 'pay_wallet']);
  await clickButton(page.user, 'Submit');
  expect(await screen.findByText('Changes applied successfully!')).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Already so before' })).toHaveTextContent(/^pay_wallet$/);
  expect(screen.queryByRole('list', { name: 'Added' })).not.toBeInTheDocument();
  expect(network.listWrites()).toEqual([ADD_REQUEST, REMOVE_REQUEST]);
  expect(changesOf(page)).toMatchObject([
    { before: '{"pay_wallet":"on","mod_booking":"on"}', after: AFTER, outcome: 'succeeded' },
  ]);
});

it('does not call added what a colleague had added before, when its call is refused', async () => {
  const page = await openAppFeatures([ADD_REQUEST, respondWith(403)]);
  await openConfirmDialog(page.user);
  await setActiveFeatures(page.application, ['mod_booking', 'pay_wallet']);
  await clickButton(page.user, 'Submit');
  expect(await screen.findByText('Failed to apply changes')).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Already so before' })).toHaveTextContent(/^pay_wallet$/);
  expect(screen.getByRole('list', { name: 'Removed' })).toHaveTextContent(/^mod_booking$/);
  expect(screen.queryByRole('list', { name: 'Added' })).not.toBeInTheDocument();
});

it('sends also when the features cannot be read before', async () => {
  const page = await openAppFeatures();
  await openConfirmDialog(page.user);
  network.intercept(ACTIVE_FEATURES_PATH, respondWith(500), 1);
  await clickButton(page.user, 'Submit');
  expect(await screen.findByText('Changes applied successfully!')).toBeInTheDocument();
  expect(screen.queryByText(/^Already so before/)).not.toBeInTheDocument();
  expect(changesOf(page)).toMatchObject([
    { before: '{"pay_wallet":"off","mod_booking":"on"}', after: AFTER, outcome: 'succeeded' },
  ]);
});

it('sends nothing when the page is left during the reading before', async () => {
  const page = await openAppFeatures();
  await openConfirmDialog(page.user);
  const release = network.hold(ACTIVE_FEATURES_PATH);
  await clickButton(page.user, 'Submit');
  await screen.findByText('Applying Changes...');
  await page.goTo('/agency-dashboard/METRO');
  expect(screen.queryByText(/may still be applied/)).not.toBeInTheDocument();
  await clickButton(page.user, 'Leave');
  await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' });
  release();
  await page.goTo('/agency-dashboard/METRO/agency-appfeatures');
  await screen.findByText('No application is selected');
  expect(network.listWrites()).toEqual([]);
  expect(changesOf(page)).toEqual([]);
});

it('shows the success at once when all changes are in effect although an answer was lost', async () => {
  const page = await openAppFeatures([REMOVE_REQUEST, network.applyThenLoseConnection]);
  await openConfirmDialog(page.user);
  await clickButton(page.user, 'Submit');
  expect(await screen.findByText('Changes applied successfully!')).toBeInTheDocument();
  expect(screen.getByText('Removed (1)')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Check now' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/unsent change/)).not.toBeInTheDocument());
  expect(changesOf(page)).toMatchObject([{ outcome: 'succeeded' }]);
});
