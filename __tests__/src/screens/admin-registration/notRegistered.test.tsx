import { screen, waitFor } from '@testing-library/react';
import { type FakeNetwork, loseConnection } from '@tests/support/fakeNetwork';
import { passTime } from '@tests/support/passTime';
import {
  ADMIN_REQUEST,
  clickButton,
  createEmail,
  getField,
  openRegistration,
  openRegistrationFixture,
  reloadRegistration,
  submitRegistration,
  writeRequests,
} from '@tests/support/registrationFixture';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openRegistrationFixture();
});

const getValues = () =>
  ['First Name', 'Last Name', 'Email'].map((label) => (getField(label) as HTMLInputElement).value);

/** Registers Ada without an answer, reloads, types something else, and tries again after a check has not found her. */
async function tryAgainWithInput(label: string, text: string) {
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
  await clickButton(user, 'try again');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  return { ...page, email };
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
    expect(writeRequests()).toEqual([]);
  },
);

it('leaving asks while a registration that was not applied waits, until it is dismissed', async () => {
  const { user, goTo, email } = await tryAgainWithInput('First Name', 'Bob');
  await user.clear(getField('First Name'));
  await goTo('/agencies');
  await screen.findByText('Leave without saving?');
  await clickButton(user, 'Stay');
  await clickButton(user, 'Dismiss');
  expect(screen.queryByText(`Ada Byron, ${email}`)).not.toBeInTheDocument();
  await goTo('/agencies');
  expect(await screen.findByRole('heading', { level: 1, name: 'AGENCIES' })).toBeVisible();
  expect(network.requests.filter((request) => request === ADMIN_REQUEST)).toEqual([]);
});
