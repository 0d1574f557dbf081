import { screen, within } from '@testing-library/react';
import { clickButton, getField } from '@tests/support/controls';
import { enterText } from '@tests/support/enterText';
import { respondWith } from '@tests/support/fakeNetwork';
import { endSession } from '@tests/support/formDraftFixture';
import { changesOf } from '@tests/support/journalFixture';
import {
  ADMIN_REQUEST,
  createEmail,
  network,
  openRegistration,
  PASSWORD,
  PROFILE_REQUEST,
  registerWithoutProfile,
  reloadRegistration,
  submitRegistration,
} from '@tests/support/registrationFixture';

it('after the session has expired, an administrator without a profile is found again and finished', async () => {
  endSession(await registerWithoutProfile(), 'expired');
  const page = await reloadRegistration();
  const { user } = page;
  expect(await screen.findByText(/^It was sent before and may have been/)).toBeVisible();
  await enterText(user, getField('Password'), PASSWORD);
  await clickButton(user, 'Create');
  const dialog = within(await screen.findByRole('dialog', { name: 'Failed to register new admin' }));
  expect(dialog.getByText('Database error - This user might already exist')).toBeVisible();
  await clickButton(user, 'Check now');
  expect(await dialog.findByText('Admin registered but profile not generated.')).toBeVisible();
  await clickButton(user, 'finish profile');
  expect(await screen.findByText('Admin registered successfully!')).toBeVisible();
  expect(network.listWrites()).toEqual([ADMIN_REQUEST, PROFILE_REQUEST]);
  // The second registration was refused, and stays so.
  expect(changesOf(page).map(({ object, outcome }) => [object.kind, outcome])).toEqual([
    ['administrator', 'partly'],
    ['administrator', 'failed'],
    ['profile', 'succeeded'],
  ]);
  expect(screen.queryByText(/to check/)).not.toBeInTheDocument();
});

it('the draft warns also after the dialog of the missing profile was closed', async () => {
  const page = await registerWithoutProfile();
  await clickButton(page.user, 'try again');
  endSession(page, 'expired');
  await reloadRegistration();
  expect(await screen.findByText(/^It was sent before and may have been/)).toBeVisible();
});

it('Check now after a db_error says that no administrator has the email', async () => {
  const { user } = await openRegistration([ADMIN_REQUEST, respondWith(400, { code: 'db_error' }), 1]);
  await submitRegistration(user, createEmail());
  await clickButton(user, 'Check now');
  expect(await screen.findByText(/there is no administrator registered/)).toBeVisible();
  await clickButton(user, 'try again');
  expect(screen.queryByText('Not registered')).not.toBeInTheDocument();
});
