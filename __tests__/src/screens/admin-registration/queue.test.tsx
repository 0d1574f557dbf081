import { act, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { sessionEnded } from '@/session/auth/sessionSlice';
import { pendingWriteSaved } from '@/session/writes/pendingWritesSlice';
import { clickButton, getField, getQueue } from '@tests/support/controls';
import { enterText } from '@tests/support/enterText';
import { respondWith } from '@tests/support/fakeNetwork';
import { storedDraft } from '@tests/support/formDraftFixture';
import {
  ADMIN_REQUEST,
  createEmail,
  network,
  openRegistration,
  PASSWORD,
  PROFILE_REQUEST,
  submitRegistration,
} from '@tests/support/registrationFixture';

/** In the form that a queue has filled. */
async function typePasswordAndCreate(user: UserEvent, password = PASSWORD) {
  await enterText(user, getField('Password'), password);
  await clickButton(user, 'Create');
  await screen.findByText('Admin registered successfully!');
}

it('registers the same person in other agencies; the password is typed anew, and nothing of it is stored', async () => {
  const { user, store, currentUrl, goTo } = await openRegistration();
  const email = createEmail();
  await submitRegistration(user, email, { Telephone: '(555) 123-4567' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Admin registered successfully!' }));
  const buttons = dialog.getAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons.filter(Boolean)).toEqual(['Do the same in…', 'register another user', 'view admin users']);
  await clickButton(user, 'Do the same in…');
  await user.click(await screen.findByRole('checkbox', { name: /^METRO / }));
  await user.click(screen.getByRole('checkbox', { name: /^AAT / }));
  network.intercept('/token/agency', respondWith(503), 1);
  await clickButton(user, 'Start with AAT (1 of 2)');
  // AAT could not be opened: the form says why, and the queue's link tries again.
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Unable to log you in at this time. Please try again later :(',
  );
  expect(screen.getByLabelText('Password')).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Queue 1 of 2: AAT' }));
  await screen.findByRole('region', { name: 'Queue' });
  await waitFor(() => expect(getField('First Name')).toHaveValue('Ada'));
  expect(['Last Name', 'Email', 'Telephone', 'Password'].map((label) => getField(label))).toMatchObject(
    ['Byron', email, '(555) 123-4567', ''].map((value) => ({ value })),
  );
  expect(screen.getByText('Passwords are not copied. Type one for this agency.')).toBeVisible();
  network.requests.length = 0;
  const bodies = network.recordBodies(ADMIN_REQUEST);
  await typePasswordAndCreate(user, 'Windy-otter-9135');
  expect(bodies).toEqual([
    JSON.stringify({
      email,
      password: 'Windy-otter-9135',
      rmid: 0,
      telephoneNumber: '(555) 123-4567',
    }),
  ]);
  expect(network.listWrites()).toEqual([ADMIN_REQUEST, PROFILE_REQUEST]);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Next: METRO (2 of 2)' }));
  await waitFor(() => expect(currentUrl()).toBe('/agency-dashboard/METRO/admin-registration'));
  await waitFor(() => expect(getField('Email')).toHaveValue(email));
  // A typed password alone is not asked about.
  await enterText(user, getField('Password'), PASSWORD);
  const everything = JSON.stringify([
    store.getState(),
    { ...sessionStorage, ...localStorage },
    window.history.state,
  ]);
  expect(everything).not.toMatch(new RegExp(`${PASSWORD}|Windy-otter`));
  const { changeQueue, ...others } = store.getState();
  expect(JSON.stringify(changeQueue)).toContain('Byron');
  expect(JSON.stringify([others, { ...sessionStorage, ...localStorage }])).not.toContain('Byron');
  await user.click(screen.getByRole('button', { name: 'Skip METRO' }));
  expect(await screen.findByText('1 done, 1 skipped')).toBeVisible();
  expect(getField('Email')).toHaveValue('');
  await goTo('/agencies');
  await user.click(await screen.findByRole('link', { name: 'Queue results' }));
  expect(await screen.findByRole('row', { name: /^METRO skipped/ })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Sign Out' }));
  await waitFor(() => expect(store.getState().changeQueue).toBeNull());
});

/** Registers Ada in CBTA, and opens a queue that fills the form of AAT with her; other agencies come after it. */
async function openQueueInAat(...others: string[]) {
  const page = await openRegistration();
  const { user, store } = page;
  const email = createEmail();
  await submitRegistration(user, email);
  await clickButton(user, 'Do the same in…');
  for (const agency of ['AAT', ...others])
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(`^${agency} `) }));
  await user.click(screen.getByRole('button', { name: /^(Open|Start with) AAT/ }));
  await waitFor(() => expect(getField('Email')).toHaveValue(email));
  return { ...page, email, getResult: () => store.getState().changeQueue?.items[0]?.result };
}

it('says at the end of the session that what was typed over a queue’s administrator was not kept', async () => {
  const page = await openQueueInAat();
  await enterText(page.user, getField('Last Name'), 'Lovelace');
  act(() => void page.store.dispatch(sessionEnded({ reason: 'expired' })));
  expect(page.leaveReasons).toEqual(['expiredLostInput']);
  expect(storedDraft()).toBeNull();
});

it("leaves the queue's result as it is when somebody else is registered on the same page", async () => {
  const { user, getResult } = await openQueueInAat();
  await typePasswordAndCreate(user);
  expect(getResult()).toBe('done');
  await clickButton(user, 'register another user');
  network.requests.length = 0;
  await submitRegistration(user, createEmail(), { 'First Name': 'Bob' });
  await screen.findByText('Admin registered successfully!');
  expect(network.listWrites()).toEqual([ADMIN_REQUEST, PROFILE_REQUEST]);
  expect(getResult()).toBe('done');
});

it('what a queue has filled is replaced only by a press, and what replaces it is not of the queue', async () => {
  const { user, store, email, getResult } = await openQueueInAat('METRO');
  const values = { firstName: 'Bob', lastName: 'King', email: createEmail(), telephone: '' };
  const key = { kind: 'registration', region: 'usEast', agency: 'AAT' } as const;
  act(() => void store.dispatch(pendingWriteSaved({ ...key, ...values, sentAt: 0 })));
  await clickButton(user, 'Check now');
  await screen.findByText('Not applied');
  await clickButton(user, 'try again');
  expect(getField('Email')).toHaveValue(email);
  await clickButton(user, 'Fill the form');
  await waitFor(() => expect(getField('Email')).toHaveValue(values.email));
  await typePasswordAndCreate(user);
  expect(getResult()).toBeNull();
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Do the same in…' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Next/ })).not.toBeInTheDocument();
});

it('records a registration of the form that was kept after End', async () => {
  const { user, getResult } = await openQueueInAat('METRO');
  await enterText(user, getField('Last Name'), 'King');
  await enterText(user, getField('Password'), PASSWORD);
  await clickButton(user, 'End');
  expect(getResult()).toBe('skipped');
  await clickButton(user, 'Create');
  await screen.findByText('Admin registered successfully!');
  expect(getResult()).toBe('differed');
});

it('stays at the agency when Skip is answered with Stay, and records what is submitted there', async () => {
  const { user, currentUrl, getResult } = await openQueueInAat('METRO');
  await enterText(user, getField('Last Name'), 'King');
  await enterText(user, getField('Password'), PASSWORD);
  const queue = within(getQueue());
  await clickButton(user, 'Skip AAT');
  await clickButton(user, 'Stay');
  expect(queue.getByText('1 of 2: AAT')).toBeVisible();
  expect(queue.queryByRole('link')).not.toBeInTheDocument();
  expect(getField('Last Name')).toHaveValue('ByronKing');
  expect(getResult()).toBeNull();
  // Another page than the queue's: Stay changes nothing.
  await user.click(screen.getByRole('link', { name: 'All Agencies' }));
  await clickButton(user, 'Stay');
  expect(queue.getByText('1 of 2: AAT')).toBeVisible();
  await clickButton(user, 'Create');
  await screen.findByText('Admin registered successfully!');
  expect(getResult()).toBe('differed');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Next: METRO (2 of 2)' }));
  await waitFor(() => expect(currentUrl()).toBe('/agency-dashboard/METRO/admin-registration'));
});

it('says that filling the form replaces what was typed, also after a refusal', async () => {
  const { user, email, getResult } = await openQueueInAat();
  network.intercept(ADMIN_REQUEST, respondWith(409), 1);
  await enterText(user, getField('Password'), PASSWORD);
  await clickButton(user, 'Create');
  await clickButton(user, 'try again');
  expect(getResult()).toBe('failed');
  const text = 'The form has other input of yours. Fill the form replaces it.';
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  await enterText(user, getField('Last Name'), 'King');
  expect(await screen.findByText(text)).toBeVisible();
  await clickButton(user, 'Fill the form');
  await waitFor(() => expect(getField('Last Name')).toHaveValue('Byron'));
  expect(getField('Email')).toHaveValue(email);
});
