import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { sessionEnded } from '@/session/sessionSlice';
import { respondWith, neverRespond, loseConnection, type FakeNetwork } from '@tests/support/fakeNetwork';
import {
  ADMIN_REQUEST,
  submitRegistration,
  createEmail,
  openRegistration,
  openRegistrationFixture,
  PASSWORD,
  REGISTRATION_PATH,
  clickButton,
  PROFILE_REQUEST,
  SENT_STORAGE_KEY,
  writeRequests,
} from '@tests/support/registrationFixture';
import { renderRoute } from '@tests/support/renderRoute';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openRegistrationFixture();
});

const reload = async () => {
  cleanup();
  return renderRoute(REGISTRATION_PATH, network, { agencies: ['CBTA', 'METRO'] });
};
const arrives = async (request: Request) => {
  await network.platform.app.fetch(request);
  return loseConnection();
};

it('what a reload interrupts is told after it, without the password, for its agency alone', async () => {
  const email = createEmail();
  const first = await openRegistration([ADMIN_REQUEST, neverRespond]);
  await submitRegistration(first.user, email);
  await screen.findByText('Registering Admin...');
  expect(JSON.parse(sessionStorage.getItem(SENT_STORAGE_KEY) ?? '')).toEqual([
    { region: 'usEast', agency: 'CBTA', email, firstName: 'Ada', lastName: 'Byron', telephone: '' },
  ]);
  expect(sessionStorage.getItem(SENT_STORAGE_KEY)).not.toContain(PASSWORD);

  const { user, goTo } = await reload();
  expect(await screen.findByText(/It may have been applied all the same/)).toBeInTheDocument();
  expect(screen.getByText(`Ada Byron, ${email}`)).toBeInTheDocument();
  await goTo('/agency-dashboard/METRO/admin-registration');
  await screen.findByRole('button', { name: 'Create' });
  expect(screen.queryByText(/It may have been applied all the same/)).not.toBeInTheDocument();
  await goTo(REGISTRATION_PATH);
  await clickButton(user, 'Check now');
  expect(await screen.findByText('Not applied')).toBeInTheDocument();
  expect(sessionStorage.getItem(SENT_STORAGE_KEY)).toBeNull();
  expect(writeRequests()).toEqual([]);
});

it('one that was applied: Check now after the reload leaves the profile to finish', async () => {
  const first = await openRegistration([ADMIN_REQUEST, arrives]);
  await submitRegistration(first.user, createEmail());
  await screen.findByText('Failed to register new admin');
  const { user } = await reload();
  await clickButton(user, 'Check now');
  await clickButton(user, 'finish profile');
  expect(await screen.findByText('Admin registered successfully!')).toBeInTheDocument();
  expect(writeRequests()).toEqual([PROFILE_REQUEST]);
  expect(sessionStorage.getItem(SENT_STORAGE_KEY)).toBeNull();
});

it('what a check cannot tell is kept, until it is dismissed', async () => {
  const first = await openRegistration([ADMIN_REQUEST, loseConnection]);
  await submitRegistration(first.user, createEmail());
  await screen.findByText('Failed to register new admin');
  const second = await reload();
  network.intercept('per_page=100', respondWith(500));
  await clickButton(second.user, 'Check now');
  expect(await screen.findByText('Still unknown')).toBeInTheDocument();
  const { user } = await reload();
  await clickButton(user, 'Dismiss');
  expect(screen.queryByText(/It may have been applied all the same/)).not.toBeInTheDocument();
  expect(sessionStorage.getItem(SENT_STORAGE_KEY)).toBeNull();
});

it('a refusal and a success leave nothing behind', async () => {
  const { user } = await openRegistration([ADMIN_REQUEST, respondWith(403), 1]);
  await submitRegistration(user, createEmail());
  await screen.findByText('Failed to register new admin');
  expect(sessionStorage.getItem(SENT_STORAGE_KEY)).toBeNull();
  await clickButton(user, 'try again');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await clickButton(user, 'Create');
  await screen.findByText('Admin registered successfully!');
  expect(sessionStorage.getItem(SENT_STORAGE_KEY)).toBeNull();
});

it('it goes with the session', async () => {
  const { user, store } = await openRegistration([ADMIN_REQUEST, loseConnection]);
  await submitRegistration(user, createEmail());
  await screen.findByText('Failed to register new admin');
  expect(sessionStorage.getItem(SENT_STORAGE_KEY)).not.toBeNull();
  act(() => void store.dispatch(sessionEnded({ reason: 'signedOut' })));
  expect(sessionStorage.getItem(SENT_STORAGE_KEY)).toBeNull();
});

it.each([['{'], ['{}'], ['[null,7,{"region":"usEast","agency":"CBTA"}]']])(
  'stored rubbish is no registration: %s',
  async (stored) => {
    sessionStorage.setItem(SENT_STORAGE_KEY, stored);
    await openRegistration();
    expect(screen.queryByText('Failed to register new admin')).not.toBeInTheDocument();
  },
);
