import { screen, waitFor, within } from '@testing-library/react';
import { connectionLost } from '@/session/noticesSlice';
import {
  ADD,
  APPLICATIONS,
  CATALOGUE,
  change,
  control,
  open,
  openBench,
  press,
  READ,
  REMOVE,
  switchOn,
  writes,
} from '@tests/support/featuresBench';
import { answer, hang, lostConnection, type Wire } from '@tests/support/platform';

let wire: Wire;
beforeAll(async () => {
  wire = await openBench();
});

it.each([
  ['the added half', ADD, REMOVE, 'Not added', 'pay_wallet', 'Removed', 'mod_booking'],
  ['the removed half', REMOVE, ADD, 'Not removed', 'mod_booking', 'Added', 'pay_wallet'],
])('where %s fails, tells what landed, and a retry sends only that half', async (...row) => {
  const [, failing, landing, notTitle, notName, title, name] = row;
  const { user } = await open([failing, answer(404), 1]);
  await change(user);
  await press(user, 'Submit');
  expect(await screen.findByText('Failed to apply changes')).toBeInTheDocument();
  expect(screen.getByText('Server could not be reached')).toBeInTheDocument();
  expect(screen.queryByText('Changes applied successfully!')).not.toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: notTitle })).getByText(notName)).toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: title })).getByText(name)).toBeInTheDocument();
  expect(writes().sort()).toEqual([failing, landing].sort());
  wire.sent.length = 0;
  await press(user, 'try again');
  await press(user, 'Submit');
  expect(await screen.findByText('Changes applied successfully!')).toBeInTheDocument();
  expect(writes()).toEqual([failing]);
});

it('any other error is likely a bug', async () => {
  const { user } = await open([ADD, answer(400, { message: 'pay_wallet is retired' })]);
  await user.click(await control('pay_wallet'));
  await press(user, 'Submit Changes');
  await press(user, 'Submit');
  expect(await screen.findByText('Failed to apply changes')).toBeInTheDocument();
  expect(screen.getByText('This is likely a bug')).toBeInTheDocument();
  expect(screen.getByText('pay_wallet is retired')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Check now' })).not.toBeInTheDocument();
});

it('an answer that got lost: not applied, then applied, as looking again tells', async () => {
  const { user, application } = await open([ADD, lostConnection]);
  await user.click(await control('pay_wallet'));
  await press(user, 'Submit Changes');
  await press(user, 'Submit');
  expect(await screen.findByText('This is likely a bug')).toBeInTheDocument();
  expect(screen.getByText(/It may have been applied all the same/)).toBeInTheDocument();
  await press(user, 'Check now');
  expect(await screen.findByText('Not applied')).toBeInTheDocument();
  wire.fault(READ, answer(500), 1);
  await press(user, 'Check now');
  expect(await screen.findByText('Still unknown')).toBeInTheDocument();
  await switchOn(application, ['mod_booking', 'pay_wallet']);
  await press(user, 'Check now');
  expect(await screen.findByText('Changes applied successfully!')).toBeInTheDocument();
  expect(screen.getByText(/^Applied:/)).toBeInTheDocument();
  expect(writes()).toEqual([ADD]);
});

it('changes that were accepted and are not there are told, not praised', async () => {
  const { user } = await open([ADD, answer(201)]);
  await user.click(await control('pay_wallet'));
  await press(user, 'Submit Changes');
  await press(user, 'Submit');
  expect(await screen.findByText('Failed to apply changes')).toBeInTheDocument();
  expect(screen.getByText(/reading again does not show all of them/)).toBeInTheDocument();
});

it('a connection that is lost meanwhile: what was applied is unknown at once', async () => {
  const { user, store } = await open([
    ADD,
    () => {
      store.dispatch(connectionLost());
      return Promise.reject(new TypeError('fetch failed'));
    },
  ]);
  await user.click(await control('pay_wallet'));
  await press(user, 'Submit Changes');
  await press(user, 'Submit');
  expect(await screen.findByText(/what was applied is not known yet/)).toBeInTheDocument();
  expect(writes()).toEqual([ADD]);
});

it('changes that were accepted and could not be read again: success, and that it was not seen', async () => {
  const { user } = await open();
  await user.click(await control('pay_wallet'));
  await press(user, 'Submit Changes');
  wire.fault(READ, answer(500));
  await press(user, 'Submit');
  expect(await screen.findByText('Changes applied successfully!')).toBeInTheDocument();
  expect(
    screen.getByText(/accepted the changes, but the features could not be read again/),
  ).toBeInTheDocument();
});

it('after a failed reading nothing can be switched until the features are there again', async () => {
  const { user } = await open();
  await user.click(await control('pay_wallet'));
  await press(user, 'Submit Changes');
  wire.fault(ADD, answer(404));
  wire.fault(READ, answer(500));
  await press(user, 'Submit');
  expect(await screen.findByText(/what was applied is not known yet/)).toBeInTheDocument();
  await press(user, 'try again');
  expect(await screen.findByText('Unable to retrieve Features')).toBeInTheDocument();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  wire.reset();
  await press(user, 'Try again');
  expect(await control('pay_wallet')).toBeChecked();
  expect(screen.getByText('1 unsent change')).toBeInTheDocument();
});

it('asks before unsent changes are left; another application keeps them', async () => {
  const { user, label } = await open();
  await user.click(await control('pay_wallet'));
  const select = screen.getByLabelText('Application');
  await user.selectOptions(select, '');
  expect(within(select).getByRole('option', { name: `${label} (unsent changes)` })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Home' }));
  expect(await screen.findByText('Leave without saving?')).toBeInTheDocument();
  await press(user, 'Stay');
  await user.selectOptions(select, `${label} (unsent changes)`);
  expect(await control('pay_wallet')).toBeChecked();
});

it.each([
  ['applications', APPLICATIONS, 'Unable to retrieve Applications'],
  ['catalogue', CATALOGUE, 'Unable to retrieve Features'],
  ['active features', READ, 'Unable to retrieve Features'],
])('says where the %s could not be loaded, and loads them again', async (_list, path, text) => {
  const { user } = await open([path, answer(500)]);
  expect(await screen.findByText(text)).toBeInTheDocument();
  wire.reset();
  await press(user, 'Try again');
  await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
  expect(await control('mod_booking')).toBeChecked();
});

it('a feature that is on and not in the catalogue can be switched off', async () => {
  const { user } = await open([READ, answer(200, { features: [{ name: 'pay_gone' }] })]);
  expect(await control('pay_gone')).toBeChecked();
  expect(screen.getByText('Not in the catalogue')).toBeInTheDocument();
  await user.click(await control('pay_gone'));
  expect(screen.getByText('Will be removed')).toBeInTheDocument();
});

it('nothing hangs where no answer comes', async () => {
  await open([READ, hang]);
  expect(await screen.findByText('Loading…')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Submit Changes' })).toBeDisabled();
});
