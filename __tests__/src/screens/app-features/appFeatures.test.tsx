import { act, screen, waitFor, within } from '@testing-library/react';
import { platformApi } from '@/api/client/platformApi';
import { tags } from '@/api/client/tags';
import {
  ADD_REQUEST,
  APPLICATIONS_PATH,
  findSwitch,
  network,
  openAppFeatures,
  openConfirmDialog,
  REMOVE_REQUEST,
  setActiveFeatures,
  submitChanges,
  waitForSwitch,
} from '@tests/support/appFeaturesFixture';
import { clickButton } from '@tests/support/controls';
import { DAY_MS } from '@tests/support/durations';
import { neverRespond, respondWith } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

// `openAppFeatures` selects an application of METRO in which only mod_booking is on. `openConfirmDialog` switches
// pay_wallet on and mod_booking off, and presses Submit Changes.

it('Submit Changes asks for an application when none is selected', async () => {
  const { user, goTo } = await renderRoute('/', network, { agencies: ['CBTA'] });
  await goTo('/agency-dashboard/CBTA/agency-appfeatures');
  expect(screen.getByText('Toggle features ON/OFF for the selected application')).toBeInTheDocument();
  await clickButton(user, 'Submit Changes');
  expect(screen.getByText('- empty field: Please select an application')).toBeInTheDocument();
  expect(network.listWrites()).toEqual([]);
  // By the URL, as Back and the matrix select one.
  await goTo('/agency-dashboard/CBTA/agency-appfeatures?application=mod&version=1.6.0&platform=ios');
  await findSwitch('pay_wallet');
  expect(screen.queryByText('- empty field: Please select an application')).not.toBeInTheDocument();
});

it('lists the agency’s applications first and the others under a heading, and writes the selection to the URL', async () => {
  const { user, goTo, currentUrl } = await renderRoute('/', network, { agencies: ['CBTA'] });
  network.intercept(
    APPLICATIONS_PATH,
    respondWith(200, [{ name: 'kiosk', version: '9.9', platform: 'linux' }]),
  );
  await goTo('/agency-dashboard/CBTA/agency-appfeatures');
  const select = await screen.findByLabelText('Application');
  await within(select).findByRole('option', { name: 'kiosk 9.9 linux' });
  const options = within(select).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent).slice(0, 3)).toEqual([
    '-- Please select an Application --',
    'kiosk 9.9 linux',
    'pay 1.0.0 browser',
  ]);
  // 3 names × 3 versions × 3 platforms; the service's own application is none of them.
  expect(within(within(select).getByRole('group')).getAllByRole('option')).toHaveLength(27);
  await user.selectOptions(select, 'kiosk 9.9 linux');
  expect(currentUrl()).toBe(
    '/agency-dashboard/CBTA/agency-appfeatures?application=kiosk&version=9.9&platform=linux',
  );
  expect(await findSwitch('pay_wallet')).not.toBeChecked();
});

it('selects nothing and shows a warning when the URL names an unavailable application', async () => {
  const { goTo } = await renderRoute('/', network, { agencies: ['CBTA'] });
  await goTo('/agency-dashboard/CBTA/agency-appfeatures?application=x&version=1&platform=ios');
  expect(await screen.findByText(/The application in the URL is not available/)).toBeInTheDocument();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

it('shows Loading while the application in the URL may still arrive, but not when the URL names none', async () => {
  const { goTo } = await renderRoute('/', network, { agencies: ['CBTA'] });
  network.intercept(APPLICATIONS_PATH, neverRespond);
  await goTo('/agency-dashboard/CBTA/agency-appfeatures');
  expect(await screen.findByText('No application is selected')).toBeInTheDocument();
  await goTo('/agency-dashboard/CBTA/agency-appfeatures?application=kiosk&version=9.9&platform=linux');
  expect(await screen.findByText('Loading…')).toBeInTheDocument();
  expect(screen.queryByText('No application is selected')).not.toBeInTheDocument();
});

it('does not say that the application in the URL is not available when the list could not be read', async () => {
  const { goTo } = await renderRoute('/', network, { agencies: ['CBTA'] });
  network.intercept(APPLICATIONS_PATH, respondWith(500));
  await goTo('/agency-dashboard/CBTA/agency-appfeatures?application=x&version=1&platform=ios');
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText(/is not available/)).not.toBeInTheDocument();
});

it('shows eight groups of switches with the active features on', async () => {
  await openAppFeatures();
  expect(await findSwitch('mod_booking')).toBeChecked();
  expect(await findSwitch('pay_wallet')).not.toBeChecked();
  const titles = screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent);
  expect(titles.filter((title) => title !== undefined)).toEqual([
    'Amble',
    'MOD',
    'PAY Admin View',
    'PAY Admin',
    'PAY',
    'Rider App',
    'Common',
    'Broken',
  ]);
  // 'Broken' has the features without a known prefix.
  const payGroup = screen.getByRole('group', { name: 'PAY' });
  expect(within(payGroup).getByRole('switch', { name: 'pay_wallet' })).toBeInTheDocument();
  expect(within(payGroup).queryByRole('switch', { name: 'pay_admin_refund' })).not.toBeInTheDocument();
});

it('Submit Changes reports that nothing was changed; Put back undoes a change', async () => {
  const { user, label } = await openAppFeatures();
  await findSwitch('pay_wallet');
  await clickButton(user, 'Submit Changes');
  expect(screen.getByText('- no changes have been made')).toBeInTheDocument();
  await user.click(await findSwitch('pay_wallet'));
  expect(screen.queryByText('- no changes have been made')).not.toBeInTheDocument();
  expect(screen.getByText('1 unsent change')).toBeInTheDocument();
  expect(screen.getByText('To add')).toBeInTheDocument();
  await clickButton(user, 'Put back pay_wallet');
  expect(await findSwitch('pay_wallet')).not.toBeChecked();
  expect(await findSwitch('pay_wallet')).toHaveFocus();
  await clickButton(user, 'Submit Changes');
  expect(screen.getByText('- no changes have been made')).toBeInTheDocument();
  const select = screen.getByLabelText('Application');
  await user.selectOptions(select, '');
  await user.selectOptions(select, label);
  await findSwitch('pay_wallet');
  expect(screen.queryByText('- no changes have been made')).not.toBeInTheDocument();
  expect(network.listWrites()).toEqual([]);
});

it('the confirm dialog lists the region and the features to add and remove; Cancel sends nothing', async () => {
  const { user, label } = await openAppFeatures();
  const dialog = await openConfirmDialog(user);
  expect(dialog).toHaveTextContent(label);
  expect(dialog).toHaveTextContent(/US East›METRO.*›Client app features/);
  expect(within(within(dialog).getByRole('list', { name: 'Features to add' })).getByText('pay_wallet'));
  expect(within(within(dialog).getByRole('list', { name: 'Features to remove' })).getByText('mod_booking'));
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(network.listWrites()).toEqual([]);
  expect(screen.getByText('2 unsent changes')).toBeInTheDocument();
});

it('no longer counts a change that somebody else has made, also when another application is selected', async () => {
  const { user, store, application, label } = await openAppFeatures();
  await user.click(await findSwitch('pay_wallet'));
  const select = screen.getByLabelText('Application');
  await user.selectOptions(select, 'mod 1.6.0 ios');
  expect(within(select).getByRole('option', { name: `${label} (unsent changes)` })).toBeInTheDocument();
  await setActiveFeatures(application, ['mod_booking', 'pay_wallet']);
  act(
    () => void store.dispatch(platformApi.util.invalidateTags([tags.activeFeatures('METRO', application)])),
  );
  await user.selectOptions(select, `${label} (unsent changes)`);
  expect(await findSwitch('pay_wallet')).toBeChecked();
  await user.selectOptions(select, 'mod 1.6.0 ios');
  expect(within(select).getByRole('option', { name: label })).toBeInTheDocument();
});

it('sends both calls with exact bodies, a start 24 hours ago, and loads the features again', async () => {
  const { user, application } = await openAppFeatures();
  const added = network.recordBodies(ADD_REQUEST);
  const removed = network.recordBodies(REMOVE_REQUEST);
  const dialog = await openConfirmDialog(user);
  const sentAt = Date.now();
  await user.dblClick(within(dialog).getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Changes applied successfully!')).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Added' })).toHaveTextContent(/^pay_wallet$/);
  expect(screen.getByRole('list', { name: 'Removed' })).toHaveTextContent(/^mod_booking$/);
  expect(network.listWrites()).toEqual([ADD_REQUEST, REMOVE_REQUEST]);
  const { name, version, platform } = application;
  const startDate = /"startDate":"([^"]*)"/.exec(added.join())?.[1] ?? '';
  expect(added).toEqual([
    JSON.stringify({
      application: name,
      version,
      platform,
      features: [{ name: 'pay_wallet', startDate, endDate: '2099-12-31' }],
    }),
  ]);
  const isoStartDate = startDate.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6Z');
  expect(Math.abs(Date.parse(isoStartDate) + DAY_MS - sentAt)).toBeLessThan(5000);
  expect(removed).toEqual([
    JSON.stringify({ application: { name, version, platform }, features: ['mod_booking'] }),
  ]);
  await clickButton(user, 'make more changes');
  await waitForSwitch('pay_wallet', 'on');
  await waitForSwitch('mod_booking', 'off');
  expect(screen.queryByText(/unsent change/)).not.toBeInTheDocument();
});

it.each([
  ['pay_wallet', ADD_REQUEST],
  ['mod_booking', REMOVE_REQUEST],
])('sends only the needed call when only %s changes', async (feature, request) => {
  const { user } = await openAppFeatures();
  await user.click(await findSwitch(feature));
  await submitChanges(user);
  await screen.findByText('Changes applied successfully!');
  expect(network.listWrites()).toEqual([request]);
});

it('shows the progress of the changes, then returns to the dashboard without asking', async () => {
  const { user, currentUrl } = await openAppFeatures();
  const respond = network.hold(ADD_REQUEST, respondWith(404));
  await openConfirmDialog(user);
  await clickButton(user, 'Submit');
  expect(await screen.findByText('Applying Changes...')).toBeInTheDocument();
  expect(network.listWrites()).toEqual([ADD_REQUEST]);
  respond();
  expect(await screen.findByText('Failed to apply changes')).toBeInTheDocument();
  await clickButton(user, 'return to dashboard');
  await waitFor(() => expect(currentUrl()).toBe('/agency-dashboard/METRO'));
  expect(screen.queryByText('Leave without saving?')).not.toBeInTheDocument();
});

it('asks before the dashboard when another application has unsent changes', async () => {
  const { user, label } = await openAppFeatures();
  await user.click(await findSwitch('pay_wallet'));
  await user.selectOptions(screen.getByLabelText('Application'), 'mod 1.6.0 ios');
  const payWallet = await findSwitch('pay_wallet');
  await clickButton(user, 'Submit Changes');
  expect(screen.getByText('- no changes have been made in mod 1.6.0 ios')).toBeInTheDocument();
  await user.click(payWallet);
  await submitChanges(user);
  await screen.findByText('Changes applied successfully!');
  await clickButton(user, 'return to dashboard');
  expect(await screen.findByText('Leave without saving?')).toBeVisible();
  expect(screen.getByText(`Changes in ${label} have not been sent.`)).toBeVisible();
  await clickButton(user, 'Stay');
  await clickButton(user, 'make more changes');
  expect(screen.getByRole('option', { name: `${label} (unsent changes)` })).toBeInTheDocument();
  await clickButton(user, `Unsent changes in ${label}`);
  expect(screen.getByLabelText('Application')).toHaveDisplayValue(label);
  expect(screen.getByLabelText('Application')).toHaveFocus();
  expect(screen.queryByText(/^Unsent changes in/)).not.toBeInTheDocument();
});
