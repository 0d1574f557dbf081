import { act, screen, waitFor } from '@testing-library/react';
import { sessionEnded } from '@/session/auth/sessionSlice';
import { PENDING_WRITES_STORAGE_KEY } from '@/session/storage/storageKeys';
import { clickButton, getField } from '@tests/support/controls';
import { enterText } from '@tests/support/enterText';
import { respondWith } from '@tests/support/fakeNetwork';
import {
  ADMIN_REQUEST,
  createEmail,
  fillForm,
  network,
  openRegistration,
  PASSWORD,
  PROFILE_REQUEST,
  readPendingWrites,
  REGISTRATION_PATH,
  reloadRegistration,
  submitRegistration,
} from '@tests/support/registrationFixture';
import { saveSliceToStorage } from '@tests/support/storeSession';

const ADMIN_FAILURES: [response: Parameters<typeof respondWith>, text: string][] = [
  [[404], 'Server could not be reached'],
  [[409], 'Database error - This user might already exist'],
  [[400, { code: 'db_error' }], 'Database error - This user might already exist'],
  [[400, { code: 'invalid' }], 'Error registering new admin'],
  [[403], 'Error registering new admin'],
  [[500], 'Error registering new admin'],
];

it('each rejection of the administrator shows its text, and the form keeps its values', async () => {
  const { user } = await openRegistration();
  await fillForm(user, createEmail());
  for (const [index, [response, text]] of ADMIN_FAILURES.entries()) {
    network.intercept(ADMIN_REQUEST, respondWith(...response), 1);
    await clickButton(user, 'Create');
    expect(await screen.findByText('Failed to register new admin')).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(network.listWrites()).toEqual(Array(index + 1).fill(ADMIN_REQUEST));
    const [status] = response;
    // After a 500 the outcome is unknown. ‘Check now’ finds it out before ‘try again’ goes back to the form.
    if (status === 500) {
      await clickButton(user, 'Check now');
      await screen.findByText('Not applied');
    }
    await clickButton(user, 'try again');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(getField('First Name')).toHaveValue('Ada');
  }
});

it('says that the sign-in to the agency was renewed, after which ‘try again’ sends it', async () => {
  const { user } = await openRegistration([ADMIN_REQUEST, respondWith(401, { message: 'Token expired' }), 1]);
  await submitRegistration(user, createEmail());
  expect(await screen.findByText('Token expired')).toBeVisible();
  expect(screen.getByText(/^This call changed nothing: .* was renewed/)).toBeVisible();
  await clickButton(user, 'try again');
  await enterText(user, getField('Password'), PASSWORD);
  await clickButton(user, 'Create');
  expect(await screen.findByText('Admin registered successfully!')).toBeVisible();
});

it('keeps what was typed for another sign-in to the agency, after which it can be sent', async () => {
  const { user } = await openRegistration([ADMIN_REQUEST, respondWith(403), 1]);
  await submitRegistration(user, createEmail());
  await user.click(await screen.findByRole('link', { name: 'Sign in again' }));
  await clickButton(user, 'Sign in with my operator account');
  expect(await screen.findByText('What you had typed was restored.')).toBeVisible();
  expect(screen.queryByText(/may have been applied/)).not.toBeInTheDocument();
  expect(getField('First Name')).toHaveValue('Ada');
  expect(getField('Password')).toHaveValue('');
});

it('says once when to try again', async () => {
  const { user } = await openRegistration([ADMIN_REQUEST, respondWith(429, {}, { 'retry-after': '30' }), 1]);
  await submitRegistration(user, createEmail());
  expect(await screen.findByText('The platform is busy (429): try again in 30 seconds.')).toBeVisible();
});

it.each([400, 500])(
  'says that the profile was rejected with %d; finishing sends only the profile',
  async (status) => {
    const { user } = await openRegistration([PROFILE_REQUEST, respondWith(status), 1]);
    const bodies = network.recordBodies(PROFILE_REQUEST);
    await submitRegistration(user, createEmail());
    expect(await screen.findByText('Failed to register admin profile for new admin')).toBeInTheDocument();
    expect(screen.getByText('Error registering new admin profile')).toBeInTheDocument();
    // After a 500 the outcome is unknown. ‘Check now’ finds it out before ‘finish profile’ sends it again.
    if (status === 500) {
      expect(screen.getByText('The administrator is registered.')).toBeVisible();
      await clickButton(user, 'Check now');
      await screen.findByText('Not applied');
    }
    await clickButton(user, 'finish profile');
    expect(await screen.findByText('Admin registered successfully!')).toBeInTheDocument();
    expect(network.listWrites()).toEqual([ADMIN_REQUEST, PROFILE_REQUEST, PROFILE_REQUEST]);
    expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ user_id: expect.any(Number), first_name: 'Ada' });
    expect(getField('Password')).toHaveValue('');
  },
);

it('says that the administrator is registered; Create with the same email sends only the profile', async () => {
  const { user } = await openRegistration([PROFILE_REQUEST, respondWith(400), 1]);
  const bodies = network.recordBodies(PROFILE_REQUEST);
  await submitRegistration(user, createEmail());
  expect(await screen.findByText('Admin registered but profile not generated.')).toBeInTheDocument();
  await clickButton(user, 'try again');
  const note = /^This administrator is registered already\. Create sends only the profile: another password/;
  expect(screen.getByText(note)).toBeInTheDocument();
  await enterText(user, getField('Email'), '.other');
  expect(screen.queryByText(note)).not.toBeInTheDocument();
  await user.type(getField('Email'), '{Backspace>6/}');
  await enterText(user, getField('Last Name'), '-King');
  await clickButton(user, 'Create');
  expect(await screen.findByText('Admin registered successfully!')).toBeInTheDocument();
  expect(network.listWrites()).toEqual([ADMIN_REQUEST, PROFILE_REQUEST, PROFILE_REQUEST]);
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ last_name: 'Byron-King' });
  expect(screen.queryByText(note)).not.toBeInTheDocument();
});

it('finishes a profile after a reload with the same user id and without the password', async () => {
  const firstPage = await openRegistration([PROFILE_REQUEST, respondWith(400)]);
  await submitRegistration(firstPage.user, createEmail(), { Telephone: '5551234567' });
  await screen.findByText('Failed to register admin profile for new admin');
  await waitFor(() => expect(readPendingWrites('profile')).toHaveLength(1));
  expect(JSON.stringify(sessionStorage)).not.toContain(PASSWORD);
  const [storedEntry] = readPendingWrites<{ profile: object }>('profile');

  const { user, goTo } = await reloadRegistration();
  const bodies = network.recordBodies(PROFILE_REQUEST);
  await goTo('/agency-dashboard/METRO/admin-registration');
  await screen.findByRole('button', { name: 'Create' });
  expect(screen.queryByText('Admin registered but profile not generated.')).not.toBeInTheDocument();
  await goTo(REGISTRATION_PATH);
  expect(await screen.findByText('Admin registered but profile not generated.')).toBeInTheDocument();
  await clickButton(user, 'finish profile');
  expect(await screen.findByText('Admin registered successfully!')).toBeInTheDocument();
  expect(network.listWrites()).toEqual([PROFILE_REQUEST]);
  expect(JSON.parse(bodies[0] ?? '')).toEqual(storedEntry?.profile);
  await waitFor(() => expect(readPendingWrites('profile')).toEqual([]));
});

it('after a reload, a profile with an unknown outcome is verified before it can be sent again', async () => {
  const firstPage = await openRegistration([PROFILE_REQUEST, network.applyThenLoseConnection]);
  await submitRegistration(firstPage.user, createEmail());
  await screen.findByText('Failed to register admin profile for new admin');
  const { user } = await reloadRegistration();
  expect(
    await screen.findByText(
      'It may have been applied: no reliable response arrived. The administrator is registered.',
    ),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'finish profile' })).not.toBeInTheDocument();
  await clickButton(user, 'Check now');
  expect(await screen.findByText('Admin registered successfully!')).toBeInTheDocument();
  expect(screen.getByText(/^Applied: the profile exists now/)).toBeInTheDocument();
  expect(network.listWrites()).toEqual([]);
  await waitFor(() => expect(readPendingWrites('profile')).toEqual([]));
});

it('a double click on finish profile sends the profile once', async () => {
  const { user } = await openRegistration([PROFILE_REQUEST, respondWith(400), 1]);
  await submitRegistration(user, createEmail());
  await user.dblClick(await screen.findByRole('button', { name: 'finish profile' }));
  expect(await screen.findByText('Admin registered successfully!')).toBeInTheDocument();
  expect(network.listWrites()).toEqual([ADMIN_REQUEST, PROFILE_REQUEST, PROFILE_REQUEST]);
});

it('the stored profile is removed by Dismiss', async () => {
  const { user } = await openRegistration([PROFILE_REQUEST, respondWith(400)]);
  await submitRegistration(user, createEmail());
  await clickButton(user, 'try again');
  await waitFor(() => expect(readPendingWrites('profile')).toHaveLength(1));
  await clickButton(user, 'Dismiss');
  await waitFor(() => expect(readPendingWrites('profile')).toEqual([]));
});

it('the stored profile is removed when the session ends', async () => {
  const { user, store } = await openRegistration([PROFILE_REQUEST, respondWith(400)]);
  await submitRegistration(user, createEmail());
  await waitFor(() => expect(readPendingWrites('profile')).toHaveLength(1));
  act(() => void store.dispatch(sessionEnded({ reason: 'signedOut' })));
  await waitFor(() => expect(readPendingWrites('profile')).toEqual([]));
});

it.each([[{}], [[null, 7, { kind: 'profile', region: 'usEast', agency: 'CBTA', profile: {} }]]])(
  'ignores invalid stored profiles: %j',
  async (list) => {
    saveSliceToStorage(sessionStorage, PENDING_WRITES_STORAGE_KEY, { list });
    const { store } = await openRegistration();
    expect(store.getState().pendingWrites.list).toEqual([]);
    expect(screen.queryByText('Admin registered but profile not generated.')).not.toBeInTheDocument();
  },
);
