import { screen, waitFor } from '@testing-library/react';
import { selectJournal } from '@/session/journal/journalState';
import { listChangesToCheck } from '@/session/journal/listChangesToCheck';
import { clickButton } from '@tests/support/controls';
import { loseConnection, neverRespond, respondWith } from '@tests/support/fakeNetwork';
import { changesOf, lastChangeOf, serializeJournal } from '@tests/support/journalFixture';
import { passTime } from '@tests/support/passTime';
import {
  ADMIN_REQUEST,
  createEmail,
  openRegistration,
  PASSWORD,
  PROFILE_REQUEST,
  submitRegistration,
} from '@tests/support/registrationFixture';

it('a registration is one change that contains only the email and the user id', async () => {
  const page = await openRegistration();
  const email = createEmail();
  await submitRegistration(page.user, email);
  await screen.findByText('Admin registered successfully!');
  expect(lastChangeOf(page)).toMatchObject({
    object: { kind: 'administrator', email },
    agency: 'CBTA',
    before: null,
    outcome: 'succeeded',
  });
  expect(Object.keys(JSON.parse(lastChangeOf(page).after ?? '') as object)).toEqual(['email', 'user_id']);
  expect(changesOf(page)).toHaveLength(1);
  for (const secret of [PASSWORD, 'Byron', 'Ada']) expect(serializeJournal(page)).not.toContain(secret);
});

it('a registration is not to check while its profile is being sent', async () => {
  const page = await openRegistration([PROFILE_REQUEST, neverRespond, 1]);
  await submitRegistration(page.user, createEmail());
  await waitFor(() =>
    expect(lastChangeOf(page).message).toBe(
      'The administrator is registered. It is not known yet whether the profile was created.',
    ),
  );
  expect(listChangesToCheck(selectJournal(page.store.getState()))).toEqual([]);
});

it('a registration whose administrator is rejected is recorded as failed', async () => {
  const page = await openRegistration([ADMIN_REQUEST, respondWith(409)]);
  await submitRegistration(page.user, createEmail());
  await screen.findByText('Failed to register new admin');
  expect(lastChangeOf(page).outcome).toBe('failed');
  expect(lastChangeOf(page).message).toContain('This user might already exist');
  expect(serializeJournal(page)).not.toContain(PASSWORD);
});

it('a registration with a lost response has an unknown outcome until Check now verifies it', async () => {
  const page = await openRegistration([ADMIN_REQUEST, loseConnection]);
  await submitRegistration(page.user, createEmail());
  await screen.findByText('Failed to register new admin');
  expect(lastChangeOf(page).outcome).toBe('unknown');
  const clockSpy = passTime(30_000);
  await clickButton(page.user, 'Check now');
  await screen.findByText(/there is no administrator/);
  clockSpy.mockRestore();
  expect(lastChangeOf(page).outcome).toBe('failed');
});

it('a registration without a profile is partly applied, until finishing the profile completes it', async () => {
  const page = await openRegistration([PROFILE_REQUEST, respondWith(403), 1]);
  const email = createEmail();
  await submitRegistration(page.user, email);
  await screen.findByText('Failed to register admin profile for new admin');
  expect(lastChangeOf(page)).toMatchObject({ object: { kind: 'administrator', email }, outcome: 'partly' });
  expect(lastChangeOf(page).message).toMatch(
    /^The administrator is registered\. .*Admin registered but profile/,
  );
  await clickButton(page.user, 'finish profile');
  await screen.findByText('Admin registered successfully!');
  expect(changesOf(page).map(({ object, outcome }) => [object.kind, outcome])).toEqual([
    ['administrator', 'partly'],
    ['profile', 'succeeded'],
  ]);
  expect(changesOf(page)[0]?.completedAt).toEqual(expect.any(Number));
  expect(screen.getByText('Changes (2)')).toBeInTheDocument();
});

it('finishing a profile keeps why an earlier try of it has certainly failed', async () => {
  const page = await openRegistration([PROFILE_REQUEST, respondWith(403), 2]);
  await submitRegistration(page.user, createEmail());
  await screen.findByText('Failed to register admin profile for new admin');
  await clickButton(page.user, 'finish profile');
  await waitFor(() => expect(lastChangeOf(page).outcome).toBe('failed'));
  const messages = changesOf(page).map(({ message }) => message);
  await clickButton(page.user, 'try again');
  // The notice of the pending profile checks first that there is none.
  await clickButton(page.user, 'finish profile');
  await screen.findByText('Admin registered successfully!');
  expect(changesOf(page)).toMatchObject([
    { outcome: 'partly', message: messages[0] },
    { outcome: 'failed', message: messages[1] },
    { outcome: 'succeeded' },
  ]);
});

it('a profile with a lost response is completed by the one that is sent after it', async () => {
  const page = await openRegistration(
    [PROFILE_REQUEST, respondWith(403), 1],
    [PROFILE_REQUEST, loseConnection, 1],
  );
  await submitRegistration(page.user, createEmail());
  await screen.findByText('Failed to register admin profile for new admin');
  await clickButton(page.user, 'finish profile');
  await screen.findByText('2 to check');
  // After a lost response the first press only checks.
  const clockSpy = passTime(30_000);
  await clickButton(page.user, 'finish profile');
  await screen.findByText('1 to check');
  clockSpy.mockRestore();
  await clickButton(page.user, 'finish profile');
  await screen.findByText('Admin registered successfully!');
  expect(screen.queryByText(/to check/)).not.toBeInTheDocument();
});

it('a registration with a lost profile response is unknown, and partly applied once Check now finds no profile', async () => {
  const page = await openRegistration([PROFILE_REQUEST, loseConnection, 1]);
  await submitRegistration(page.user, createEmail());
  await screen.findByText('Failed to register admin profile for new admin');
  expect(lastChangeOf(page).outcome).toBe('unknown');
  expect(lastChangeOf(page).message).toMatch(
    /^The administrator is registered\. Failed (?!.*is registered\.)/,
  );
  const clockSpy = passTime(30_000);
  await clickButton(page.user, 'Check now');
  await screen.findByText(/Ada Byron has no profile/);
  clockSpy.mockRestore();
  expect(lastChangeOf(page).outcome).toBe('partly');
});
