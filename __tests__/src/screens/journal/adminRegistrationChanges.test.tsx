import { screen } from '@testing-library/react';
import { changesOf, serializeJournal, lastChangeOf } from '@tests/support/journalFixture';
import { respondWith, loseConnection } from '@tests/support/fakeNetwork';
import {
  ADMIN_REQUEST,
  submitRegistration,
  createEmail,
  openRegistration,
  openRegistrationFixture,
  PASSWORD,
  clickButton,
  PROFILE_REQUEST,
} from '@tests/support/registrationFixture';

beforeAll(openRegistrationFixture);

it('both halves are one write; nothing but the e-mail and the number is in it', async () => {
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

it('the administrator fails', async () => {
  const page = await openRegistration([ADMIN_REQUEST, respondWith(409)]);
  await submitRegistration(page.user, createEmail());
  await screen.findByText('Failed to register new admin');
  expect(lastChangeOf(page).outcome).toBe('failed');
  expect(lastChangeOf(page).message).toContain('This user might already exist');
  expect(serializeJournal(page)).not.toContain(PASSWORD);
});

it('the administrator is unknown, until a check finds out', async () => {
  const page = await openRegistration([ADMIN_REQUEST, loseConnection]);
  await submitRegistration(page.user, createEmail());
  await screen.findByText('Failed to register new admin');
  expect(lastChangeOf(page).outcome).toBe('unknown');
  await clickButton(page.user, 'Check now');
  await screen.findByText(/there is no administrator/);
  expect(lastChangeOf(page).outcome).toBe('failed');
});

it('without the profile it is partly applied, until the profile is finished, which is a write of its own', async () => {
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
    ['administrator', 'succeeded'],
    ['profile', 'succeeded'],
  ]);
});

it('with a profile that nobody can tell of it is unknown; a check that misses it makes it partly applied', async () => {
  const page = await openRegistration([PROFILE_REQUEST, loseConnection, 1]);
  await submitRegistration(page.user, createEmail());
  await screen.findByText('Failed to register admin profile for new admin');
  expect(lastChangeOf(page).outcome).toBe('unknown');
  expect(lastChangeOf(page).message).toMatch(/^The administrator is registered\./);
  await clickButton(page.user, 'Check now');
  await screen.findByText(/Ada Byron has no profile/);
  expect(lastChangeOf(page).outcome).toBe('partly');
});
