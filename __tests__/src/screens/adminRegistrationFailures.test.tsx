import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { sessionEnded } from '@/session/sessionSlice';
import { answer, lostConnection, type Wire } from '@tests/support/platform';
import {
  ADMIN,
  create,
  field,
  newEmail,
  open,
  openBench,
  PASSWORD,
  PATH,
  press,
  PROFILE,
  recording,
  STORED,
  writes,
} from '@tests/support/registrationBench';
import { renderAt } from '@tests/support/renderAt';

let wire: Wire;
beforeAll(async () => {
  wire = await openBench();
});

const ADMIN_FAILURES: [answer: Parameters<typeof answer>, text: string][] = [
  [[404], 'Server could not be reached'],
  [[409], 'Database error - This user might already exist'],
  [[400, { code: 'db_error' }], 'Database error - This user might already exist'],
  [[400, { code: 'invalid' }], 'Error registering new admin'],
  [[403], 'Error registering new admin'],
  [[500], 'Error registering new admin'],
];

it.each(ADMIN_FAILURES)('the administrator refused with %j: %s', async (failure, text) => {
  const { user } = await open([ADMIN, answer(...failure)]);
  await create(user, newEmail());
  expect(await screen.findByText('Failed to register new admin')).toBeInTheDocument();
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(writes()).toEqual([ADMIN]);
  if (failure[0] === 500) {
    await press(user, 'Check now');
    await screen.findByText('Not applied');
  }
  await press(user, 'try again');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(field('First Name')).toHaveValue('Ada');
});

const PROFILE_FAILURES: [answer: Parameters<typeof answer>, text: string][] = [
  [[404], 'Server could not be reached'],
  [[409], 'Database error - This user might already exist'],
  [[400, { code: 'db_error' }], 'Database error - This user might already exist'],
  [[400], 'Error registering new admin profile'],
  [[500], 'Error registering new admin profile'],
];

it.each(PROFILE_FAILURES)(
  'the profile refused with %j: %s; finishing sends it alone',
  async (failure, text) => {
    const bodies: string[] = [];
    const { user } = await open([PROFILE, answer(...failure), 1], [PROFILE, recording(bodies)]);
    await create(user, newEmail());
    expect(await screen.findByText('Failed to register admin profile for new admin')).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    if (failure[0] === 500) {
      await press(user, 'Check now');
      await screen.findByText('Not applied');
    }
    await press(user, 'finish profile');
    expect(await screen.findByText('Admin registered successfully!')).toBeInTheDocument();
    expect(writes()).toEqual([ADMIN, PROFILE, PROFILE]);
    expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ user_id: expect.any(Number), first_name: 'Ada' });
    expect(field('Password')).toHaveValue('');
  },
);

it('tells that the administrator is registered, and Create with the same e-mail sends the profile alone', async () => {
  const bodies: string[] = [];
  const { user } = await open([PROFILE, answer(400), 1], [PROFILE, recording(bodies)]);
  await create(user, newEmail());
  expect(await screen.findByText('Admin registered but profile not generated.')).toBeInTheDocument();
  await press(user, 'try again');
  await user.type(field('Last Name'), '-King');
  await press(user, 'Create');
  expect(await screen.findByText('Admin registered successfully!')).toBeInTheDocument();
  expect(writes()).toEqual([ADMIN, PROFILE, PROFILE]);
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ last_name: 'Byron-King' });
});

it('a profile can be finished after a reload, with the same user id and without the password', async () => {
  const first = await open([PROFILE, answer(400)]);
  await create(first.user, newEmail(), { Telephone: '5551234567' });
  await screen.findByText('Failed to register admin profile for new admin');
  const stored = sessionStorage.getItem(STORED) ?? '';
  expect(stored).not.toContain(PASSWORD);
  const [kept] = JSON.parse(stored) as { profile: object }[];
  cleanup();

  const { user, goTo } = await renderAt(PATH, wire, { agencies: ['CBTA', 'METRO'] });
  const bodies: string[] = [];
  wire.fault(PROFILE, recording(bodies));
  await goTo('/agency-dashboard/METRO/admin-registration');
  await screen.findByRole('button', { name: 'Create' });
  expect(screen.queryByText('Admin registered but profile not generated.')).not.toBeInTheDocument();
  await goTo(PATH);
  expect(await screen.findByText('Admin registered but profile not generated.')).toBeInTheDocument();
  await press(user, 'finish profile');
  expect(await screen.findByText('Admin registered successfully!')).toBeInTheDocument();
  expect(writes()).toEqual([PROFILE]);
  expect(JSON.parse(bodies[0] ?? '')).toEqual(kept?.profile);
  expect(sessionStorage.getItem(STORED)).toBeNull();
});

it('a profile that may be there is looked for after a reload before it is sent again', async () => {
  const lost = async (request: Request) => {
    await wire.platform.site.fetch(request);
    return lostConnection();
  };
  const first = await open([PROFILE, lost]);
  await create(first.user, newEmail());
  await screen.findByText('Failed to register admin profile for new admin');
  cleanup();
  const { user } = await renderAt(PATH, wire, { agencies: ['CBTA'] });
  expect(await screen.findByText(/It may have been applied all the same/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'finish profile' })).not.toBeInTheDocument();
  await press(user, 'Check now');
  expect(await screen.findByText('Admin registered successfully!')).toBeInTheDocument();
  expect(screen.getByText(/^Applied: the profile is there now/)).toBeInTheDocument();
  expect(writes()).toEqual([]);
  expect(sessionStorage.getItem(STORED)).toBeNull();
});

it('one that is not there after a reload can be finished once that was found', async () => {
  const first = await open([PROFILE, lostConnection]);
  await create(first.user, newEmail());
  await screen.findByText('Failed to register admin profile for new admin');
  cleanup();
  const { user } = await renderAt(PATH, wire, { agencies: ['CBTA'] });
  await press(user, 'Check now');
  expect(await screen.findByText('Not applied')).toBeInTheDocument();
  expect(screen.getByText('Admin registered but profile not generated.')).toBeInTheDocument();
  await press(user, 'finish profile');
  expect(await screen.findByText('Admin registered successfully!')).toBeInTheDocument();
  expect(writes()).toEqual([PROFILE]);
});

it('what is kept for it goes with the session, and can be dismissed', async () => {
  const { user, store } = await open([PROFILE, answer(400)]);
  await create(user, newEmail());
  await press(user, 'try again');
  expect(sessionStorage.getItem(STORED)).not.toBeNull();
  await press(user, 'Dismiss');
  expect(sessionStorage.getItem(STORED)).toBeNull();
  sessionStorage.setItem(STORED, '[{}]');
  act(() => void store.dispatch(sessionEnded({ reason: 'signedOut' })));
  expect(sessionStorage.getItem(STORED)).toBeNull();
});

it.each([['{'], ['{}'], ['[null,7,{"profile":{}}]']])('stored rubbish is no profile: %s', async (stored) => {
  sessionStorage.setItem(STORED, stored);
  await open();
  expect(screen.queryByText('Admin registered but profile not generated.')).not.toBeInTheDocument();
});

it('a lost answer for an administrator who was not registered: not applied, or unknown', async () => {
  const { user } = await open([ADMIN, lostConnection]);
  await create(user, newEmail());
  expect(await screen.findByText('Error registering new admin')).toBeInTheDocument();
  expect(screen.getByText(/It may have been applied all the same/)).toBeInTheDocument();
  await press(user, 'Check now');
  expect(await screen.findByText('Not applied')).toBeInTheDocument();
  wire.fault('per_page=100', answer(500));
  await press(user, 'Check now');
  expect(await screen.findByText('Still unknown')).toBeInTheDocument();
  expect(writes()).toEqual([ADMIN]);
});

it('a lost answer for an administrator who is registered: the profile alone is left to finish', async () => {
  const lost = async (request: Request) => {
    await wire.platform.site.fetch(request);
    return lostConnection();
  };
  const { user } = await open([ADMIN, lost]);
  await create(user, newEmail());
  await press(user, 'Check now');
  await screen.findByText('Failed to register admin profile for new admin');
  await press(user, 'finish profile');
  expect(await screen.findByText('Admin registered successfully!')).toBeInTheDocument();
  expect(writes()).toEqual([ADMIN, PROFILE]);
});

it('a lost answer for the profile: looking again finds it', async () => {
  const lost = async (request: Request) => {
    await wire.platform.site.fetch(request);
    return lostConnection();
  };
  const { user } = await open([PROFILE, lost]);
  await create(user, newEmail());
  expect(await screen.findByText('Error registering new admin profile')).toBeInTheDocument();
  await press(user, 'Check now');
  expect(await screen.findByText('Admin registered successfully!')).toBeInTheDocument();
  expect(writes()).toEqual([ADMIN, PROFILE]);
});

it('a lost profile that is not there is told as not applied', async () => {
  const { user } = await open([PROFILE, lostConnection]);
  await create(user, newEmail());
  await press(user, 'Check now');
  expect(await screen.findByText('Not applied')).toBeInTheDocument();
});

describe('an administrator with that e-mail who has a profile of their own', () => {
  const email = 'grace.hopper@cbta.example';
  const OTHERS = 'Still unknown: an administrator with this email is there, with a profile of their own';
  const register = async () => {
    const { user } = await open();
    await create(user, email, { 'First Name': 'Grace', 'Last Name': 'Hopper' });
    await screen.findByText('Admin registered successfully!');
    cleanup();
  };

  it('is not taken for the one whose registration ended without an answer', async () => {
    await register();
    const { user } = await open([ADMIN, answer(500)]);
    await create(user, email);
    await press(user, 'Check now');
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(OTHERS));
    expect(screen.getByRole('dialog')).toHaveTextContent('Nothing was changed.');
    expect(screen.queryByText('Admin registered but profile not generated.')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'finish profile' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'try again' })).toBeDisabled();
    expect(writes()).toEqual([ADMIN]);
    expect(sessionStorage.getItem(STORED)).toBeNull();
  });

  it('nor where their profile cannot be read', async () => {
    const { user } = await open([ADMIN, answer(500)], ['GET /platform/us-east/profile/', answer(500), 1]);
    await create(user, email);
    await press(user, 'Check now');
    expect(await screen.findByText(/profile of their own could not be read/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'finish profile' })).not.toBeInTheDocument();
    await press(user, 'Check now');
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(OTHERS));
    expect(writes()).toEqual([ADMIN]);
  });
});
