import { act, screen, waitFor, within } from '@testing-library/react';
import { sessionEnded } from '@/session/auth/sessionSlice';
import { PENDING_WRITES_STORAGE_KEY } from '@/session/storage/storageKeys';
import { clickButton, getField } from '@tests/support/controls';
import { holdResponse, loseConnection, neverRespond, respondWith } from '@tests/support/fakeNetwork';
import { endSession, storedDraft } from '@tests/support/formDraftFixture';
import { passTime } from '@tests/support/passTime';
import {
  ADMIN_REQUEST,
  createEmail,
  fillForm,
  network,
  openRegistration,
  PASSWORD,
  PROFILE_REQUEST,
  readPendingWrites,
  registerWithoutProfile,
  REGISTRATION_PATH,
  reloadRegistration,
  submitRegistration,
  VERIFY_QUERY,
} from '@tests/support/registrationFixture';
import { saveSliceToStorage } from '@tests/support/storeSession';
import { waitForSideEffects } from '@tests/support/waitForSideEffects';

it('a registration interrupted by a reload is shown afterwards, without the password and only in its agency', async () => {
  const email = createEmail();
  const firstPage = await openRegistration([ADMIN_REQUEST, neverRespond]);
  await submitRegistration(firstPage.user, email);
  await screen.findByText('Registering Admin...');
  const values = { email, firstName: 'Ada', lastName: 'Byron', telephone: '' };
  const sending = { changeId: expect.any(String) as string, isSending: true };
  await waitFor(() =>
    expect(readPendingWrites('registration')).toEqual([
      { kind: 'registration', region: 'usEast', agency: 'CBTA', ...values, ...sending },
    ]),
  );
  expect(JSON.stringify(sessionStorage)).not.toContain(PASSWORD);

  const { user, goTo } = await reloadRegistration();
  expect(await screen.findByText(/It may have been applied: no reliable response/)).toBeInTheDocument();
  expect(screen.getByText(`Ada Byron, ${email}`)).toBeInTheDocument();
  await goTo('/agency-dashboard/METRO/admin-registration');
  await screen.findByRole('button', { name: 'Create' });
  expect(screen.queryByText(/It may have been applied: no reliable response/)).not.toBeInTheDocument();
  await goTo(REGISTRATION_PATH);
  await clickButton(user, 'Check now');
  expect(await screen.findByText(/Not applied so far/)).toBeInTheDocument();
  const clockSpy = passTime(30_000);
  await clickButton(user, 'Check now');
  expect(await screen.findByText('Not applied')).toBeInTheDocument();
  clockSpy.mockRestore();
  expect(network.listWrites()).toEqual([]);
  await clickButton(user, 'try again');
  await waitFor(() => expect(readPendingWrites('registration')).toEqual([]));
  await waitFor(() => expect(getField('Email')).toHaveValue(email));
  expect(getField('First Name')).toHaveValue('Ada');
  expect(getField('Password')).toHaveValue('');
});

it('leaving while a registration is sent says that this page can check it, and it can once the call has ended', async () => {
  const { held, release } = holdResponse(loseConnection);
  const { user, goTo } = await openRegistration([ADMIN_REQUEST, held]);
  await submitRegistration(user, createEmail());
  await screen.findByText('Registering Admin...');
  await goTo('/agencies');
  await screen.findByText('Leave without saving?');
  expect(screen.getByText(/While the outcome is not known, this page offers to check it\.$/)).toBeVisible();
  await user.click(screen.getByText('Leave', { selector: 'button *' }));
  await screen.findByRole('heading', { level: 1, name: 'AGENCIES' });
  await goTo(REGISTRATION_PATH);
  expect(await screen.findByText('Registering Admin...')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Check now|Dismiss/ })).not.toBeInTheDocument();
  release();
  expect(await screen.findByRole('button', { name: 'Check now' })).toBeVisible();
  expect(screen.getByText('Failed to register new admin')).toBeVisible();
});

it('the failure of a stored registration leaves other input alone: it is asked about, and not stored as sent', async () => {
  const firstPage = await openRegistration([ADMIN_REQUEST, loseConnection]);
  await submitRegistration(firstPage.user, createEmail());
  await screen.findByText('Failed to register new admin');
  const page = await reloadRegistration();
  const { user, currentUrl } = page;
  const otherEmail = createEmail();
  await fillForm(user, otherEmail, { 'First Name': 'Grace' });
  await clickButton(user, 'Check now');
  await screen.findByText(/Not applied so far/);
  await clickButton(user, 'view admin users');
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  expect(question.getByText('Your changes have not been saved.')).toBeInTheDocument();
  expect(currentUrl()).toBe(REGISTRATION_PATH);
  await user.click(question.getByRole('button', { name: 'Stay' }));
  await clickButton(user, 'try again');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(getField('Email')).toHaveValue(otherEmail);
  await clickButton(user, 'Check now');
  await screen.findByText(/Not applied so far/);
  endSession(page, 'expired');
  expect(JSON.parse(storedDraft() ?? '')).toMatchObject({
    values: { email: otherEmail },
    isOutcomeUnknown: false,
  });
});

it('after a reload, Check now finds an applied registration and offers to finish the profile; other input is asked about', async () => {
  const firstPage = await openRegistration([ADMIN_REQUEST, network.applyThenLoseConnection]);
  await submitRegistration(firstPage.user, createEmail());
  await screen.findByText('Failed to register new admin');
  const { user, currentUrl } = await reloadRegistration();
  const otherEmail = createEmail();
  await fillForm(user, otherEmail);
  await clickButton(user, 'Check now');
  await clickButton(user, 'finish profile');
  expect(await screen.findByText('Admin registered successfully!')).toBeInTheDocument();
  expect(network.listWrites()).toEqual([PROFILE_REQUEST]);
  await waitFor(() => expect(readPendingWrites('registration')).toEqual([]));
  await clickButton(user, 'view admin users');
  expect(await screen.findByText('Leave without saving?')).toBeInTheDocument();
  expect(currentUrl()).toBe(REGISTRATION_PATH);
  expect(getField('Email')).toHaveValue(otherEmail);
});

it('after a reload, a profile can be finished once Check now finds that it does not exist', async () => {
  const firstPage = await openRegistration([PROFILE_REQUEST, loseConnection]);
  await submitRegistration(firstPage.user, createEmail());
  await screen.findByText('Failed to register admin profile for new admin');
  const { user } = await reloadRegistration();
  const clockSpy = passTime(30_000);
  await clickButton(user, 'Check now');
  expect(await screen.findByText('Not applied')).toBeInTheDocument();
  clockSpy.mockRestore();
  expect(screen.getByText('Admin registered but profile not generated.')).toBeInTheDocument();
  // Each button that is left does something else, and the pressed one is gone.
  expect(screen.queryByRole('button', { name: 'Check now' })).not.toBeInTheDocument();
  expect(screen.getByText(/“finish profile” sends .* “try again” goes back to the form/)).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveFocus();
  await clickButton(user, 'finish profile');
  expect(await screen.findByText('Admin registered successfully!')).toBeInTheDocument();
  expect(network.listWrites()).toEqual([PROFILE_REQUEST]);
});

it('finish profile sends nothing when another tab, of which this one has a copy, has finished the profile', async () => {
  const firstPage = await registerWithoutProfile();
  const isSent = expect.not.objectContaining({ isSending: true }) as object;
  await waitFor(() => expect(readPendingWrites('profile')).toEqual([isSent]));
  const copy = { ...sessionStorage };
  await clickButton(firstPage.user, 'finish profile');
  await screen.findByText('Admin registered successfully!');
  await waitFor(() => expect(readPendingWrites('profile')).toEqual([]));
  Object.entries(copy).forEach(([key, value]) => sessionStorage.setItem(key, value as string));
  const { user } = await reloadRegistration();
  await clickButton(user, 'finish profile');
  expect(await screen.findByText(/^Applied: the profile exists now/)).toBeVisible();
  expect(network.listWrites()).toEqual([]);
  await waitFor(() => expect(readPendingWrites('profile')).toEqual([]));
});

it('after another administrator’s profile is finished, Create sends only the missing profile of the typed one', async () => {
  await registerWithoutProfile();
  const { user } = await reloadRegistration();
  network.intercept(PROFILE_REQUEST, respondWith(400), 1);
  await screen.findByRole('button', { name: 'finish profile' });
  await submitRegistration(user, createEmail());
  await clickButton(user, 'try again');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [finishFirstButton] = await screen.findAllByRole('button', { name: 'finish profile' });
  await user.click(finishFirstButton as HTMLElement);
  await clickButton(user, 'register another user');
  await clickButton(user, 'Create');
  expect(await screen.findByText('Admin registered successfully!')).toBeInTheDocument();
  expect(network.listWrites()).toEqual([ADMIN_REQUEST, PROFILE_REQUEST, PROFILE_REQUEST, PROFILE_REQUEST]);
});

it('a registration stays listed after a failed Check now until it is dismissed', async () => {
  const firstPage = await openRegistration([ADMIN_REQUEST, loseConnection]);
  await submitRegistration(firstPage.user, createEmail());
  await screen.findByText('Failed to register new admin');
  const secondPage = await reloadRegistration();
  network.intercept(VERIFY_QUERY, respondWith(500));
  await clickButton(secondPage.user, 'Check now');
  expect(await screen.findByText('Still unknown')).toBeInTheDocument();
  const { user } = await reloadRegistration();
  await clickButton(user, 'Dismiss');
  expect(getField('First Name')).toHaveFocus();
  expect(screen.queryByText(/It may have been applied: no reliable response/)).not.toBeInTheDocument();
  await waitFor(() => expect(readPendingWrites('registration')).toEqual([]));
});

it('a rejected and a successful registration leave nothing in the storage', async () => {
  const { user } = await openRegistration([ADMIN_REQUEST, respondWith(403), 1]);
  await submitRegistration(user, createEmail());
  await screen.findByText('Failed to register new admin');
  await waitFor(() => expect(readPendingWrites('registration')).toEqual([]));
  await clickButton(user, 'try again');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await clickButton(user, 'Create');
  await screen.findByText('Admin registered successfully!');
  await waitFor(() => expect(readPendingWrites('registration')).toEqual([]));
});

it('a stored registration is removed when the session ends', async () => {
  const { user, store } = await openRegistration([ADMIN_REQUEST, loseConnection]);
  await submitRegistration(user, createEmail());
  await screen.findByText('Failed to register new admin');
  await waitFor(() => expect(readPendingWrites('registration')).toHaveLength(1));
  act(() => void store.dispatch(sessionEnded({ reason: 'signedOut' })));
  await waitFor(() => expect(readPendingWrites('registration')).toEqual([]));
});

it('stores no names again when the session ends while a profile is sent', async () => {
  const { user, store } = await openRegistration([PROFILE_REQUEST, neverRespond]);
  await submitRegistration(user, createEmail());
  await waitFor(() => expect(readPendingWrites('profile')).toHaveLength(1));
  act(() => void store.dispatch(sessionEnded({ reason: 'otherTab' })));
  // The end of the session aborts the write.
  await waitForSideEffects();
  expect(store.getState().pendingWrites.list).toEqual([]);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(sessionStorage.getItem(PENDING_WRITES_STORAGE_KEY)).toBeNull();
});

it.each([[{}], [[null, 7, { kind: 'registration', region: 'usEast', agency: 'CBTA' }]]])(
  'ignores invalid stored registrations: %j',
  async (list) => {
    saveSliceToStorage(sessionStorage, PENDING_WRITES_STORAGE_KEY, { list });
    const { store } = await openRegistration();
    expect(store.getState().pendingWrites.list).toEqual([]);
    expect(screen.queryByText('Failed to register new admin')).not.toBeInTheDocument();
  },
);
