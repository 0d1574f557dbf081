import { act, screen, waitFor, within } from '@testing-library/react';
import { platformApi } from '@/api/client/platformApi';
import { tags } from '@/api/client/tags';
import { connectionLost } from '@/session/noticesSlice';
import {
  ACTIVE_FEATURES_PATH,
  ADD_REQUEST,
  ALL_FEATURES_PATH,
  APPLICATIONS_PATH,
  findSwitch,
  network,
  openAppFeatures,
  openConfirmDialog,
  REMOVE_REQUEST,
  setActiveFeatures,
  submitChanges,
} from '@tests/support/appFeaturesFixture';
import { clickButton } from '@tests/support/controls';
import { loseConnection, neverRespond, respondWith } from '@tests/support/fakeNetwork';
import { passTime } from '@tests/support/passTime';

// `openAppFeatures` selects an application of METRO in which only mod_booking is on. `openConfirmDialog` switches
// pay_wallet on and mod_booking off, and presses Submit Changes.

it.each([
  ['the adding call', ADD_REQUEST, REMOVE_REQUEST, 'Not added', 'pay_wallet', 'Removed', 'mod_booking'],
  ['the removing call', REMOVE_REQUEST, ADD_REQUEST, 'Not removed', 'mod_booking', 'Added', 'pay_wallet'],
])('when %s fails, lists what was applied, and a retry sends only the failed call', async (...row) => {
  const [, failingRequest, workingRequest, failedTitle, failedName, appliedTitle, appliedName] = row;
  const { user } = await openAppFeatures([failingRequest, respondWith(404), 1]);
  await openConfirmDialog(user);
  await clickButton(user, 'Submit');
  expect(await screen.findByText('Failed to apply changes')).toBeInTheDocument();
  expect(screen.getByText('Server could not be reached')).toBeInTheDocument();
  expect(screen.queryByText('Changes applied successfully!')).not.toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: failedTitle })).getByText(failedName)).toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: appliedTitle })).getByText(appliedName)).toBeInTheDocument();
  expect(network.listWrites().sort()).toEqual([failingRequest, workingRequest].sort());
  network.requests.length = 0;
  await clickButton(user, 'try again');
  await clickButton(user, 'Submit');
  expect(await screen.findByText('Changes applied successfully!')).toBeInTheDocument();
  expect(network.listWrites()).toEqual([failingRequest]);
});

it('an error without a specified text is shown as likely a bug', async () => {
  const { user } = await openAppFeatures([
    ADD_REQUEST,
    respondWith(400, { message: 'pay_wallet is retired' }),
  ]);
  await user.click(await findSwitch('pay_wallet'));
  await submitChanges(user);
  expect(await screen.findByText('Failed to apply changes')).toBeInTheDocument();
  expect(screen.getByText('This is likely a bug')).toBeInTheDocument();
  expect(screen.getByText('pay_wallet is retired')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Check now' })).not.toBeInTheDocument();
});

it('a refused change is kept for another sign-in to the agency, after which it can be submitted', async () => {
  const { user } = await openAppFeatures([ADD_REQUEST, respondWith(403), 1]);
  await user.click(await findSwitch('pay_wallet'));
  await submitChanges(user);
  await user.click(await screen.findByRole('link', { name: 'Sign in again' }));
  await clickButton(user, 'Sign in with my operator account');
  expect(await screen.findByText('What you had typed was restored.')).toBeVisible();
  expect(screen.queryByText(/may have been applied/)).not.toBeInTheDocument();
  expect(await findSwitch('pay_wallet')).toBeChecked();
});

it('Check now after a 500 reports not applied, unknown or applied', async () => {
  const { user, application } = await openAppFeatures([ADD_REQUEST, respondWith(500)]);
  await user.click(await findSwitch('pay_wallet'));
  await submitChanges(user);
  expect(await screen.findByText('This is likely a bug')).toBeInTheDocument();
  expect(screen.getByText(/It may have been applied: no reliable response/)).toBeInTheDocument();
  await clickButton(user, 'Check now');
  const notApplied = await screen.findByText('Not applied');
  expect(notApplied.parentElement).toHaveTextContent('Not applied: none of the changes is in effect.');
  network.intercept(ACTIVE_FEATURES_PATH, respondWith(500), 1);
  await clickButton(user, 'Check now');
  expect(await screen.findByText('Still unknown')).toBeInTheDocument();
  await setActiveFeatures(application, ['mod_booking', 'pay_wallet']);
  await clickButton(user, 'Check now');
  expect(await screen.findByText('Changes applied successfully!')).toBeInTheDocument();
  expect(screen.getByText(/^Applied:/)).toBeInTheDocument();
  expect(network.listWrites()).toEqual([ADD_REQUEST]);
});

it('a removal without a response is not known, and not removed only after Check now', async () => {
  const { user, store } = await openAppFeatures([REMOVE_REQUEST, loseConnection]);
  await openConfirmDialog(user);
  await clickButton(user, 'Submit');
  expect(await screen.findByText('Removal not known (1)')).toBeInTheDocument();
  expect(screen.getByText('Added (1)')).toBeInTheDocument();
  expect(screen.queryByText(/^Not removed/)).not.toBeInTheDocument();
  expect(store.getState().journal?.changes.at(-1)?.message).toContain('Removal not known: mod_booking.');
  await clickButton(user, 'Check now');
  expect(await screen.findByText(/Not all changes are in effect so far/)).toBeInTheDocument();
  expect(screen.getByText('Removal not known (1)')).toBeInTheDocument();
  const clockSpy = passTime(30_000);
  await clickButton(user, 'Check now');
  expect(await screen.findByText('Not removed (1)')).toBeInTheDocument();
  const partly = screen.getByText('Partly in effect');
  expect(partly.parentElement).toHaveTextContent('Partly in effect: what is missing stands above.');
  clockSpy.mockRestore();
  expect(screen.queryByText(/not known/)).not.toBeInTheDocument();
});

it('shows a failure when accepted changes are not in effect afterwards', async () => {
  const { user } = await openAppFeatures([ADD_REQUEST, respondWith(201)]);
  await user.click(await findSwitch('pay_wallet'));
  await submitChanges(user);
  expect(await screen.findByText('Failed to apply changes')).toBeInTheDocument();
  expect(screen.getByText(/reloaded features do not show all of them/)).toBeInTheDocument();
});

it('shows at once that the result is unknown when the connection is lost', async () => {
  const { user, store } = await openAppFeatures([
    ADD_REQUEST,
    () => {
      // The portal does this when it notices that the browser is offline.
      store.dispatch(connectionLost());
      return Promise.reject(new TypeError('fetch failed'));
    },
  ]);
  await user.click(await findSwitch('pay_wallet'));
  await submitChanges(user);
  expect(await screen.findByText(/not known yet which changes were applied/)).toBeInTheDocument();
  expect(network.listWrites()).toEqual([ADD_REQUEST]);
});

it('shows success with a note when accepted changes cannot be loaded again', async () => {
  const { user } = await openAppFeatures();
  await user.click(await findSwitch('pay_wallet'));
  await clickButton(user, 'Submit Changes');
  network.intercept(ACTIVE_FEATURES_PATH, respondWith(500));
  await clickButton(user, 'Submit');
  expect(await screen.findByText('Changes applied successfully!')).toBeInTheDocument();
  expect(
    screen.getByText(/accepted the changes, but the features could not be reloaded/),
  ).toBeInTheDocument();
});

it('a 404 of the reload after a 404 of the removal proves nothing; the switch stays unsent', async () => {
  const { user, store } = await openAppFeatures();
  await user.click(await findSwitch('mod_booking'));
  await clickButton(user, 'Submit Changes');
  network.intercept(REMOVE_REQUEST, respondWith(404));
  network.intercept(ACTIVE_FEATURES_PATH, respondWith(404));
  await clickButton(user, 'Submit');
  expect(await screen.findByText(/not known yet which changes were applied/)).toBeInTheDocument();
  expect(screen.queryByText(/^Removed/)).not.toBeInTheDocument();
  expect(store.getState().journal?.changes.at(-1)).toMatchObject({ outcome: 'failed' });
  // Leaving the page asks first.
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  network.reset();
  await clickButton(user, 'Check now');
  expect(await screen.findByText('Not removed (1)')).toBeInTheDocument();
  expect(screen.getByText('1 unsent change')).toBeInTheDocument();
});

it('an addition that was rejected with 404 is not added, also where no feature is stored', async () => {
  const { user, application } = await openAppFeatures([ADD_REQUEST, respondWith(404)]);
  await setActiveFeatures(application, []);
  network.intercept(ACTIVE_FEATURES_PATH, respondWith(404));
  await user.click(await findSwitch('pay_wallet'));
  await submitChanges(user);
  expect(await screen.findByText('Not added (1)')).toBeInTheDocument();
});

it('a 404 without a removal means that somebody else has removed the last feature', async () => {
  const { user, store, application } = await openAppFeatures();
  const refetchFeatures = () =>
    act(
      () => void store.dispatch(platformApi.util.invalidateTags([tags.activeFeatures('METRO', application)])),
    );
  await user.click(await findSwitch('mod_booking'));
  network.intercept(ACTIVE_FEATURES_PATH, respondWith(404));
  refetchFeatures();
  await waitFor(() => expect(screen.queryByText('1 unsent change')).not.toBeInTheDocument());
  network.reset();
  refetchFeatures();
  await waitFor(() => expect(screen.getByRole('switch', { name: 'mod_booking' })).toBeChecked());
});

it('shows no switches after a failed load until the features are loaded again', async () => {
  const { user } = await openAppFeatures();
  await user.click(await findSwitch('pay_wallet'));
  await clickButton(user, 'Submit Changes');
  network.intercept(ADD_REQUEST, respondWith(404));
  network.intercept(ACTIVE_FEATURES_PATH, respondWith(500));
  await clickButton(user, 'Submit');
  expect(await screen.findByText('Not added (1)')).toBeInTheDocument();
  await clickButton(user, 'try again');
  expect(await screen.findByText('Unable to retrieve Features')).toBeInTheDocument();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  network.reset();
  await clickButton(user, 'Try again');
  expect(await findSwitch('pay_wallet')).toBeChecked();
  expect(screen.getByText('1 unsent change')).toBeInTheDocument();
});

it('asks before unsent changes are discarded; selecting another application keeps them', async () => {
  const { user, label } = await openAppFeatures();
  await user.click(await findSwitch('pay_wallet'));
  const select = screen.getByLabelText('Application');
  await user.selectOptions(select, '');
  expect(within(select).getByRole('option', { name: `${label} (unsent changes)` })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Home' }));
  expect(await screen.findByText('Leave without saving?')).toBeInTheDocument();
  await clickButton(user, 'Stay');
  await user.selectOptions(select, `${label} (unsent changes)`);
  expect(await findSwitch('pay_wallet')).toBeChecked();
});

it.each([
  ['applications', APPLICATIONS_PATH, 'Unable to retrieve Applications'],
  ['catalogue features', ALL_FEATURES_PATH, 'Unable to retrieve Features'],
  ['active features', ACTIVE_FEATURES_PATH, 'Unable to retrieve Features'],
])('shows an error when the %s fail to load, and Try again loads them', async (_list, path, text) => {
  const { user } = await openAppFeatures([path, respondWith(500)]);
  expect(await screen.findByText(text)).toBeInTheDocument();
  network.reset();
  await clickButton(user, 'Try again');
  await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
  expect(await findSwitch('mod_booking')).toBeChecked();
});

it('says in a paragraph of its own that an application can be selected although the list failed', async () => {
  await openAppFeatures([APPLICATIONS_PATH, respondWith(500, { message: 'Internal error' })]);
  const text = await screen.findByText('You can still select one of the listed applications.');
  expect(text.tagName).toBe('P');
});

it('a feature that is on but not in the catalogue can be switched off', async () => {
  const { user } = await openAppFeatures([
    ACTIVE_FEATURES_PATH,
    respondWith(200, { features: [{ name: 'pay_gone' }] }),
  ]);
  expect(await findSwitch('pay_gone')).toBeChecked();
  expect(screen.getByText('Not in the catalogue')).toBeInTheDocument();
  await user.click(await findSwitch('pay_gone'));
  expect(screen.getByText('To remove')).toBeInTheDocument();
});

it('shows Loading and a disabled Submit Changes while the response is pending', async () => {
  await openAppFeatures([ACTIVE_FEATURES_PATH, neverRespond]);
  expect(await screen.findByText('Loading…')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Submit Changes' })).toHaveAttribute('aria-disabled', 'true');
});
