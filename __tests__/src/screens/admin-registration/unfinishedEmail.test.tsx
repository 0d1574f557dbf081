import { screen, waitFor } from '@testing-library/react';
import { clickButton, getField } from '@tests/support/controls';
import { holdResponse, loseConnection, neverRespond, respondWith } from '@tests/support/fakeNetwork';
import {
  ADMIN_REQUEST,
  createEmail,
  fillForm,
  network,
  openRegistration,
  PROFILE_REQUEST,
  readPendingWrites,
  REGISTRATION_PATH,
  reloadRegistration,
  submitRegistration,
} from '@tests/support/registrationFixture';

// The platform compares emails without their case, so the tests type them also in another one.

const SENDING_NOTE = 'This administrator is being registered. The notice above will say how it ended.';
const PENDING_NOTE =
  'An administrator with this email may be registered already. “Check now” above finds out.';
const REGISTERED_NOTE = /^This administrator is registered already\. Create sends only the profile:/;

it('Create waits while a registration with the typed email is sent, which was left', async () => {
  const { held, release } = holdResponse(respondWith(403));
  const { user, goTo } = await openRegistration([ADMIN_REQUEST, held, 1]);
  const email = createEmail();
  await submitRegistration(user, email);
  await screen.findByText('Registering Admin...');
  await goTo('/agency-dashboard/CBTA/admin-users');
  await user.click(await screen.findByText('Leave', { selector: 'button *' }));
  await screen.findByRole('table', { name: 'Admin Users' });
  // There is nothing to do for it yet.
  expect(screen.queryByText(/to finish/)).not.toBeInTheDocument();
  await goTo(REGISTRATION_PATH);
  await fillForm(user, ` ${email.toUpperCase()}`);
  expect(screen.getByText(SENDING_NOTE)).toBeVisible();
  const create = screen.getByRole('button', { name: 'Create' });
  expect(create).toBeDisabled();
  await user.type(getField('Email'), '{Enter}');
  release();
  await waitFor(() => expect(create).toBeEnabled());
  expect(screen.queryByText(SENDING_NOTE)).not.toBeInTheDocument();
  expect(network.listWrites()).toEqual([ADMIN_REQUEST]);
});

it('says that an administrator with the typed email may be registered; Create sends all the same', async () => {
  const email = createEmail();
  const firstPage = await openRegistration([ADMIN_REQUEST, loseConnection]);
  await submitRegistration(firstPage.user, email);
  await screen.findByText('Failed to register new admin');
  const { user } = await reloadRegistration();
  await screen.findByRole('button', { name: 'Check now' });
  await fillForm(user, createEmail());
  expect(screen.queryByText(PENDING_NOTE)).not.toBeInTheDocument();
  await fillForm(user, email.toUpperCase());
  expect(screen.getByText(PENDING_NOTE)).toBeVisible();
  await clickButton(user, 'Create');
  expect(await screen.findByText('Admin registered successfully!')).toBeVisible();
  await waitFor(() => expect(readPendingWrites('registration')).toEqual([]));
});

it('after a reload, Create with the email of an administrator without a profile sends only the profile', async () => {
  const email = createEmail();
  const firstPage = await openRegistration([PROFILE_REQUEST, respondWith(400)]);
  await submitRegistration(firstPage.user, email);
  await screen.findByText('Failed to register admin profile for new admin');
  const { user } = await reloadRegistration();
  const bodies = network.recordBodies(PROFILE_REQUEST);
  expect(await screen.findByText(new RegExp(`^Ada Byron, ${email}, ID `))).toBeVisible();
  await fillForm(user, email.toUpperCase(), { 'Last Name': 'Byron-King' });
  expect(screen.getByText(REGISTERED_NOTE)).toBeVisible();
  await clickButton(user, 'Create');
  expect(await screen.findByText('Admin registered successfully!')).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveTextContent(`Ada Byron-King, ${email}, ID `);
  expect(network.listWrites()).toEqual([PROFILE_REQUEST]);
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ last_name: 'Byron-King' });
  expect(getField('Email')).toHaveValue('');
  await waitFor(() => expect(readPendingWrites('profile')).toEqual([]));
});

it('after a reload, Create sends no profile that the platform has', async () => {
  const email = createEmail();
  const firstPage = await openRegistration([PROFILE_REQUEST, network.applyThenLoseConnection]);
  await submitRegistration(firstPage.user, email);
  await screen.findByText('Failed to register admin profile for new admin');
  const { user } = await reloadRegistration();
  await screen.findByRole('button', { name: 'Check now' });
  await submitRegistration(user, email);
  expect(await screen.findByText(/^Applied: the profile exists now/)).toBeVisible();
  expect(network.listWrites()).toEqual([]);
});

it('Create sends no profile again that the platform may still apply', async () => {
  const email = createEmail();
  const firstPage = await openRegistration([PROFILE_REQUEST, loseConnection]);
  await submitRegistration(firstPage.user, email);
  await screen.findByText('Failed to register admin profile for new admin');
  const { user } = await reloadRegistration();
  network.intercept(PROFILE_REQUEST, neverRespond);
  await screen.findByRole('button', { name: 'Check now' });
  await submitRegistration(user, email);
  expect(await screen.findByText(/Not applied so far/)).toBeVisible();
  expect(network.listWrites()).toEqual([]);
});
