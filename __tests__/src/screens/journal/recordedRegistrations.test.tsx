import { screen } from '@testing-library/react';
import { changesOf, heldText, lastOf } from '@tests/support/journalBench';
import { answer, lostConnection } from '@tests/support/platform';
import {
  ADMIN,
  create,
  newEmail,
  open,
  openBench,
  PASSWORD,
  press,
  PROFILE,
} from '@tests/support/registrationBench';

beforeAll(openBench);

it('both halves are one write; nothing but the e-mail and the number is in it', async () => {
  const page = await open();
  const email = newEmail();
  await create(page.user, email);
  await screen.findByText('Admin registered successfully!');
  expect(lastOf(page)).toMatchObject({
    object: { kind: 'administrator', email },
    agency: 'CBTA',
    before: null,
    outcome: 'succeeded',
  });
  expect(Object.keys(JSON.parse(lastOf(page).after ?? '') as object)).toEqual(['email', 'user_id']);
  expect(changesOf(page)).toHaveLength(1);
  for (const secret of [PASSWORD, 'Byron', 'Ada']) expect(heldText(page)).not.toContain(secret);
});

it('the administrator fails', async () => {
  const page = await open([ADMIN, answer(409)]);
  await create(page.user, newEmail());
  await screen.findByText('Failed to register new admin');
  expect(lastOf(page).outcome).toBe('failed');
  expect(lastOf(page).message).toContain('This user might already exist');
  expect(heldText(page)).not.toContain(PASSWORD);
});

it('the administrator is unknown, until a check finds out', async () => {
  const page = await open([ADMIN, lostConnection]);
  await create(page.user, newEmail());
  await screen.findByText('Failed to register new admin');
  expect(lastOf(page).outcome).toBe('unknown');
  await press(page.user, 'Check now');
  await screen.findByText(/there is no administrator/);
  expect(lastOf(page).outcome).toBe('failed');
});

it('without the profile it is partly applied, until the profile is finished, which is a write of its own', async () => {
  const page = await open([PROFILE, answer(403), 1]);
  const email = newEmail();
  await create(page.user, email);
  await screen.findByText('Failed to register admin profile for new admin');
  expect(lastOf(page)).toMatchObject({ object: { kind: 'administrator', email }, outcome: 'partly' });
  expect(lastOf(page).message).toMatch(/^The administrator is registered\. .*Admin registered but profile/);
  await press(page.user, 'finish profile');
  await screen.findByText('Admin registered successfully!');
  expect(changesOf(page).map(({ object, outcome }) => [object.kind, outcome])).toEqual([
    ['administrator', 'succeeded'],
    ['profile', 'succeeded'],
  ]);
});

it('with a profile that nobody can tell of it is unknown; a check that misses it makes it partly applied', async () => {
  const page = await open([PROFILE, lostConnection, 1]);
  await create(page.user, newEmail());
  await screen.findByText('Failed to register admin profile for new admin');
  expect(lastOf(page).outcome).toBe('unknown');
  expect(lastOf(page).message).toMatch(/^The administrator is registered\./);
  await press(page.user, 'Check now');
  await screen.findByText(/the profile of Ada Byron is not there/);
  expect(lastOf(page).outcome).toBe('partly');
});
