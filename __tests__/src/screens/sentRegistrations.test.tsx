import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { sessionEnded } from '@/session/sessionSlice';
import { answer, hang, lostConnection, type Wire } from '@tests/support/platform';
import {
  ADMIN,
  create,
  newEmail,
  open,
  openBench,
  PASSWORD,
  PATH,
  press,
  PROFILE,
  STORED_SENT,
  writes,
} from '@tests/support/registrationBench';
import { renderAt } from '@tests/support/renderAt';

let wire: Wire;
beforeAll(async () => {
  wire = await openBench();
});

const reload = async () => {
  cleanup();
  return renderAt(PATH, wire, { agencies: ['CBTA', 'METRO'] });
};
const arrives = async (request: Request) => {
  await wire.platform.site.fetch(request);
  return lostConnection();
};

it('what a reload interrupts is told after it, without the password, for its agency alone', async () => {
  const email = newEmail();
  const first = await open([ADMIN, hang]);
  await create(first.user, email);
  await screen.findByText('Registering Admin...');
  expect(JSON.parse(sessionStorage.getItem(STORED_SENT) ?? '')).toEqual([
    { region: 'usEast', agency: 'CBTA', email, firstName: 'Ada', lastName: 'Byron', telephone: '' },
  ]);
  expect(sessionStorage.getItem(STORED_SENT)).not.toContain(PASSWORD);

  const { user, goTo } = await reload();
  expect(await screen.findByText(/It may have been applied all the same/)).toBeInTheDocument();
  expect(screen.getByText(`Ada Byron, ${email}`)).toBeInTheDocument();
  await goTo('/agency-dashboard/METRO/admin-registration');
  await screen.findByRole('button', { name: 'Create' });
  expect(screen.queryByText(/It may have been applied all the same/)).not.toBeInTheDocument();
  await goTo(PATH);
  await press(user, 'Check now');
  expect(await screen.findByText('Not applied')).toBeInTheDocument();
  expect(sessionStorage.getItem(STORED_SENT)).toBeNull();
  expect(writes()).toEqual([]);
});

it('one that was applied: Check now after the reload leaves the profile to finish', async () => {
  const first = await open([ADMIN, arrives]);
  await create(first.user, newEmail());
  await screen.findByText('Failed to register new admin');
  const { user } = await reload();
  await press(user, 'Check now');
  await press(user, 'finish profile');
  expect(await screen.findByText('Admin registered successfully!')).toBeInTheDocument();
  expect(writes()).toEqual([PROFILE]);
  expect(sessionStorage.getItem(STORED_SENT)).toBeNull();
});

it('what a check cannot tell is kept, until it is dismissed', async () => {
  const first = await open([ADMIN, lostConnection]);
  await create(first.user, newEmail());
  await screen.findByText('Failed to register new admin');
  const second = await reload();
  wire.fault('per_page=100', answer(500));
  await press(second.user, 'Check now');
  expect(await screen.findByText('Still unknown')).toBeInTheDocument();
  const { user } = await reload();
  await press(user, 'Dismiss');
  expect(screen.queryByText(/It may have been applied all the same/)).not.toBeInTheDocument();
  expect(sessionStorage.getItem(STORED_SENT)).toBeNull();
});

it('a refusal and a success leave nothing behind', async () => {
  const { user } = await open([ADMIN, answer(403), 1]);
  await create(user, newEmail());
  await screen.findByText('Failed to register new admin');
  expect(sessionStorage.getItem(STORED_SENT)).toBeNull();
  await press(user, 'try again');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await press(user, 'Create');
  await screen.findByText('Admin registered successfully!');
  expect(sessionStorage.getItem(STORED_SENT)).toBeNull();
});

it('it goes with the session', async () => {
  const { user, store } = await open([ADMIN, lostConnection]);
  await create(user, newEmail());
  await screen.findByText('Failed to register new admin');
  expect(sessionStorage.getItem(STORED_SENT)).not.toBeNull();
  act(() => void store.dispatch(sessionEnded({ reason: 'signedOut' })));
  expect(sessionStorage.getItem(STORED_SENT)).toBeNull();
});

it.each([['{'], ['{}'], ['[null,7,{"region":"usEast","agency":"CBTA"}]']])(
  'stored rubbish is no registration: %s',
  async (stored) => {
    sessionStorage.setItem(STORED_SENT, stored);
    await open();
    expect(screen.queryByText('Failed to register new admin')).not.toBeInTheDocument();
  },
);
