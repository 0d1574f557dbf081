import { cleanup, screen, waitFor } from '@testing-library/react';
import { clickButton } from '@tests/support/controls';
import { loseConnection, respondWith } from '@tests/support/fakeNetwork';
import { changesOf } from '@tests/support/journalFixture';
import {
  ADMIN_REQUEST,
  createEmail,
  network,
  openRegistration,
  PROFILE_REQUEST,
  readPendingWrites,
  submitRegistration,
  VERIFY_QUERY,
} from '@tests/support/registrationFixture';

it('Check now after a 500 reports not applied, or unknown if Check now fails', async () => {
  const { user } = await openRegistration([ADMIN_REQUEST, respondWith(500)]);
  await submitRegistration(user, createEmail());
  expect(await screen.findByText('Error registering new admin')).toBeInTheDocument();
  expect(screen.getByText(/It may have been applied: no reliable response/)).toBeInTheDocument();
  await clickButton(user, 'Check now');
  expect(await screen.findByText('Not applied')).toBeInTheDocument();
  network.intercept(VERIFY_QUERY, respondWith(500));
  await clickButton(user, 'Check now');
  expect(await screen.findByText('Still unknown')).toBeInTheDocument();
  expect(network.listWrites()).toEqual([ADMIN_REQUEST]);
});

it('Check now after a lost response finds the registered administrator and offers to finish the profile', async () => {
  const { user } = await openRegistration([ADMIN_REQUEST, network.applyThenLoseConnection]);
  await submitRegistration(user, createEmail());
  await clickButton(user, 'Check now');
  await screen.findByText('Failed to register admin profile for new admin');
  await clickButton(user, 'finish profile');
  expect(await screen.findByText('Admin registered successfully!')).toBeInTheDocument();
  expect(network.listWrites()).toEqual([ADMIN_REQUEST, PROFILE_REQUEST]);
});

it('Check now after a lost profile response finds the profile', async () => {
  const { user } = await openRegistration([PROFILE_REQUEST, network.applyThenLoseConnection]);
  await submitRegistration(user, createEmail());
  expect(await screen.findByText('Error registering new admin profile')).toBeInTheDocument();
  await clickButton(user, 'Check now');
  expect(await screen.findByText('Admin registered successfully!')).toBeInTheDocument();
  expect(network.listWrites()).toEqual([ADMIN_REQUEST, PROFILE_REQUEST]);
});

it('Check now reports not applied when the profile does not exist', async () => {
  const { user } = await openRegistration([PROFILE_REQUEST, respondWith(500)]);
  await submitRegistration(user, createEmail());
  await clickButton(user, 'Check now');
  expect(await screen.findByText('Not applied')).toBeInTheDocument();
});

describe('an existing administrator with the same email and a profile', () => {
  const EXISTING_ADMIN_TEXT = 'Still unknown: an administrator with this email exists and has a profile';
  const registerGrace = async () => {
    const email = createEmail();
    const { user } = await openRegistration();
    await submitRegistration(user, email, { 'First Name': 'Grace', 'Last Name': 'Hopper' });
    await screen.findByText('Admin registered successfully!');
    cleanup();
    return email;
  };

  it('is not mistaken for the registration with the unknown outcome', async () => {
    const email = await registerGrace();
    const { user } = await openRegistration([ADMIN_REQUEST, respondWith(500)]);
    await submitRegistration(user, email);
    await clickButton(user, 'Check now');
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(EXISTING_ADMIN_TEXT));
    expect(screen.getByRole('dialog')).toHaveTextContent('Nothing was changed.');
    expect(screen.queryByText('Admin registered but profile not generated.')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'finish profile' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'try again' })).toBeEnabled();
    expect(network.listWrites()).toEqual([ADMIN_REQUEST]);
    await waitFor(() => expect(readPendingWrites('profile')).toEqual([]));
  });

  it.each([
    ['cannot be loaded', respondWith(500)],
    ['gets the 404 of a proxy', respondWith(404, '<html>')],
  ])('is not mistaken for that registration when the existing profile %s', async (_case, handler) => {
    const email = await registerGrace();
    const { user } = await openRegistration(
      [ADMIN_REQUEST, respondWith(500)],
      ['GET /platform/us-east/profile/', handler, 1],
    );
    await submitRegistration(user, email);
    await clickButton(user, 'Check now');
    expect(await screen.findByText(/but their profile could not be loaded/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'finish profile' })).not.toBeInTheDocument();
    await clickButton(user, 'Check now');
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(EXISTING_ADMIN_TEXT));
    expect(network.listWrites()).toEqual([ADMIN_REQUEST]);
  });
});

it('a registration that is dismissed although its outcome is unknown is not to check any more', async () => {
  const page = await openRegistration([ADMIN_REQUEST, loseConnection, 1]);
  await submitRegistration(page.user, createEmail());
  await clickButton(page.user, 'view admin users');
  await clickButton(page.user, 'Open Admin Registration');
  await clickButton(page.user, 'Dismiss');
  expect(changesOf(page)).toMatchObject([{ outcome: 'unknown', isAcknowledged: true }]);
});
