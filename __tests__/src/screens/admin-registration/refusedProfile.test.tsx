import { screen, waitFor, within } from '@testing-library/react';
import { clickButton, getField } from '@tests/support/controls';
import { enterText } from '@tests/support/enterText';
import { respondWith } from '@tests/support/fakeNetwork';
import {
  network,
  PASSWORD,
  PROFILE_REQUEST,
  registerWithoutProfile,
  reloadRegistration,
} from '@tests/support/registrationFixture';

const READ_PROFILE = 'GET /platform/us-east/profile/';

it('the check before a refused profile is finished does not say that it may have been applied', async () => {
  await registerWithoutProfile();
  const { user } = await reloadRegistration();
  const answer = network.hold(READ_PROFILE, respondWith(400));
  await clickButton(user, 'finish profile');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Checking...')).toBeVisible();
  expect(dialog.getByText('Admin registered but profile not generated.')).toBeVisible();
  expect(dialog.queryByText(/It may have been applied/)).not.toBeInTheDocument();
  answer();
  // The check could not say whether somebody else has created it meanwhile.
  expect(await dialog.findByText('Unclear')).toBeVisible();
  expect(dialog.getByText('“finish profile” sends it all the same.')).toBeVisible();
  expect(dialog.queryByText('Admin registered but profile not generated.')).not.toBeInTheDocument();
  expect(dialog.queryByText(/It may have been applied/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Check now' }));
  expect(await dialog.findByText('Not applied')).toBeVisible();
  expect(network.listWrites()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'finish profile' }));
  expect(await screen.findByText('Admin registered successfully!')).toBeInTheDocument();
});

it('a refused profile in whose place the check finds another name is not called unknown', async () => {
  await registerWithoutProfile();
  const { user } = await reloadRegistration();
  const found = { user_id: 1, first_name: 'Grace', last_name: 'Hopper', cell_phone: '5125550100' };
  network.intercept(READ_PROFILE, respondWith(200, found), 1);
  await clickButton(user, 'finish profile');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Unclear')).toBeVisible();
  expect(dialog.getByText(/its name is Grace Hopper, not Ada Byron/)).toBeVisible();
});

it('try again of a profile that was opened from its notice fills the form, whose Create sends the profile alone', async () => {
  await registerWithoutProfile();
  const { user } = await reloadRegistration();
  network.intercept(PROFILE_REQUEST, respondWith(400), 1);
  network.requests.length = 0;
  await clickButton(user, 'finish profile');
  await waitFor(() => expect(network.listWrites()).toEqual([PROFILE_REQUEST]));
  await clickButton(user, 'try again');
  await waitFor(() => expect(getField('First Name')).toHaveValue('Ada'));
  expect(getField('Last Name')).toHaveValue('Byron');
  expect(
    screen.getByText(/^This administrator is registered already\. Create sends only the profile/),
  ).toBeVisible();
  await enterText(user, getField('Password'), PASSWORD);
  network.requests.length = 0;
  await clickButton(user, 'Create');
  expect(await screen.findByText('Admin registered successfully!')).toBeInTheDocument();
  expect(network.listWrites()).toEqual([PROFILE_REQUEST]);
});
