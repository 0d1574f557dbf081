import { screen, waitFor } from '@testing-library/react';
import { clickButton, getField } from '@tests/support/controls';
import { loseConnection } from '@tests/support/fakeNetwork';
import { passTime } from '@tests/support/passTime';
import {
  ADMIN_REQUEST,
  createEmail,
  fillForm,
  network,
  openRegistration,
  PROFILE_REQUEST,
  readPendingWrites,
  reloadRegistration,
  submitRegistration,
} from '@tests/support/registrationFixture';

const getValues = () =>
  ['First Name', 'Last Name', 'Email'].map((label) => (getField(label) as HTMLInputElement).value);

/** Registers Ada without an answer, reloads, types something, and checks that she was not registered. */
async function checkNotApplied(label = 'First Name', text = '') {
  const email = createEmail();
  const firstPage = await openRegistration([ADMIN_REQUEST, loseConnection, 1]);
  await submitRegistration(firstPage.user, email);
  await screen.findByText('Failed to register new admin');
  const page = await reloadRegistration();
  const { user } = page;
  await screen.findByRole('button', { name: 'Check now' });
  await user.click(getField(label));
  await user.paste(text);
  const clockSpy = passTime(30_000);
  await clickButton(user, 'Check now');
  await screen.findByText('Not applied');
  clockSpy.mockRestore();
  return { ...page, email };
}

async function tryAgainWithInput(label: string, text: string) {
  const page = await checkNotApplied(label, text);
  await clickButton(page.user, 'try again');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  return page;
}

it.each([
  ['First Name', ['Bob', '', '']],
  ['Email', ['', '', 'bob@cbta.example']],
])(
  'a registration that was not applied waits in a notice while the form has another %s',
  async (label, typed) => {
    const { user, email } = await tryAgainWithInput(label, typed.join(''));
    expect(getValues()).toEqual(typed);
    expect(screen.getByText('Not registered')).toBeVisible();
    expect(screen.getByText(`Ada Byron, ${email}`)).toBeVisible();
    expect(screen.getByText('The form has other input of yours. Fill the form replaces it.')).toBeVisible();
    await clickButton(user, 'Fill the form');
    await waitFor(() => expect(getValues()).toEqual(['Ada', 'Byron', email]));
    expect(getField('First Name')).toHaveFocus();
    expect(screen.queryByText('Not registered')).not.toBeInTheDocument();
    expect(network.listWrites()).toEqual([]);
  },
);

it('a registration that was not applied waits also after another one, a reload and on ADMIN USERS, until it is dismissed', async () => {
  const { user, email } = await tryAgainWithInput('First Name', 'Bob');
  await submitRegistration(user, createEmail(), { 'First Name': 'Bob' });
  await clickButton(user, 'view admin users');
  await screen.findByText('1 registration to finish');
  await reloadRegistration();
  expect(await screen.findByText(`Ada Byron, ${email}`)).toBeVisible();
  expect(screen.queryByText(/form has other input/)).not.toBeInTheDocument();
  await clickButton(user, 'Dismiss');
  expect(screen.queryByText('Not registered')).not.toBeInTheDocument();
  await waitFor(() => expect(readPendingWrites('registration')).toEqual([]));
});

it('a registration that was not applied waits when the list is opened from its dialog', async () => {
  const { user, email } = await checkNotApplied();
  await clickButton(user, 'view admin users');
  await clickButton(user, 'Open Admin Registration');
  expect(await screen.findByText(`Ada Byron, ${email}`)).toBeVisible();
});

it.each<[string, string]>([
  ['is filled into the empty form', ''],
  ['is registered by hand', 'Bob'],
])('no notice is left of a registration that %s', async (_case, typed) => {
  const { user, email } = await tryAgainWithInput('First Name', typed);
  await waitFor(() => expect(readPendingWrites('registration')).toHaveLength(typed === '' ? 0 : 1));
  await fillForm(user, email);
  expect(screen.queryByText(/may be registered already/)).not.toBeInTheDocument();
  await clickButton(user, 'Create');
  await clickButton(user, 'register another user');
  expect(screen.queryByText('Not registered')).not.toBeInTheDocument();
  expect(network.listWrites()).toEqual([ADMIN_REQUEST, PROFILE_REQUEST]);
});
