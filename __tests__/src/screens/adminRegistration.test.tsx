import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { sessionEnded } from '../../../src/session/sessionSlice';
import { answer, lostConnection, openWire, type Wire } from '../../support/platform';
import { renderAt } from '../../support/renderAt';

let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});

const PATH = '/agency-dashboard/CBTA/admin-registration';
const ADMIN = 'POST /platform/us-east/auth/api/v3/administrators';
const PROFILE = 'POST /platform/us-east/profile/api/v3/profile';
const PASSWORD = 'Quiet-heron-4821';
const STORED = 'fare-portal:unfinished-profiles';

let count = 0;
/** An address that nobody has yet. */
const newEmail = () => `registered${(count += 1)}@cbta.example`;

async function open(...faults: Parameters<Wire['fault']>[]) {
  const page = await renderAt('/', wire, { agencies: ['CBTA', 'METRO'] });
  for (const fault of faults) wire.fault(...fault);
  await page.goTo('/agency-dashboard/CBTA/admin-users');
  await page.goTo(PATH);
  await screen.findByRole('button', { name: 'Create' });
  return page;
}

const field = (label: string) => screen.getByLabelText(label, { exact: true });
const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const writes = () => wire.sent.filter((line) => line.startsWith('POST'));

async function fill(user: UserEvent, email: string, others: Readonly<Record<string, string>> = {}) {
  const values = { 'First Name': 'Ada', 'Last Name': 'Byron', Email: email, Password: PASSWORD, ...others };
  for (const [label, value] of Object.entries(values)) {
    await user.clear(field(label));
    await user.click(field(label));
    await user.paste(value);
  }
}

async function create(user: UserEvent, email: string, others?: Readonly<Record<string, string>>) {
  await fill(user, email, others);
  await press(user, 'Create');
}

/** Keeps the body of what meets this fault as it was sent; it is carried out all the same. */
function recording(bodies: string[]) {
  return async (request: Request) => {
    bodies.push(await request.clone().text());
    return wire.platform.site.fetch(request);
  };
}

it('asks for what is required, and moves to the first of it', async () => {
  const { user } = await open();
  await press(user, 'Create');
  for (const text of [
    'First Name is required',
    'Last Name is required',
    'Email is required',
    'Password is required',
  ])
    expect(await screen.findByText(text)).toBeInTheDocument();
  expect(field('First Name')).toHaveFocus();
  expect(wire.sent.filter((line) => line.startsWith('POST'))).toEqual([]);
});

it.each([
  ['Email', 'nobody', 'Email must be an email address'],
  ['Telephone', '555-1234', 'Telephone must have the form (000) 000-0000'],
  ['Telephone', '+44 20 7946 0958', 'Telephone must have the form (000) 000-0000'],
  ['Password', 'Abcdef1', 'Password does not meet every rule below'],
  ['First Name', '   ', 'First Name is required'],
])('refuses %s %j', async (label, value, text) => {
  const { user } = await open();
  await create(user, newEmail(), { [label]: value });
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(writes()).toEqual([]);
});

it('guides to a password, rule by rule, and can show it', async () => {
  const { user } = await open();
  expect(
    screen.getByText('Password must contain at least 1 upper-case letter, 1 lower-case letter, and 1 number'),
  ).toBeInTheDocument();
  const rules = () =>
    within(screen.getByRole('list', { name: 'Password rules' }))
      .getAllByRole('listitem')
      .map(({ dataset }) => dataset.holds);
  expect(rules()).toEqual(['false', 'false', 'false', 'false']);
  await user.type(field('Password'), 'Abc');
  expect(rules()).toEqual(['false', 'true', 'true', 'false']);
  await user.type(field('Password'), '-defg ');
  expect(rules()).toEqual(['true', 'true', 'true', 'true']);
  expect(screen.getByText(/Spaces at the beginning and the end/)).toBeInTheDocument();
  expect(field('Password')).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: /show|eye/i }));
  expect(field('Password')).toHaveAttribute('type', 'text');
});

it('registers in two steps, letter for letter and trimmed', async () => {
  const { user, store } = await open();
  const email = newEmail();
  const bodies: string[] = [];
  wire.fault(ADMIN, recording(bodies));
  wire.fault(PROFILE, recording(bodies));
  await fill(user, `  ${email} `, {
    'First Name': ' Ada ',
    'Last Name': ' Byron ',
    Telephone: '+1 555.123.4567',
    Password: ` ${PASSWORD} `,
  });
  expect(field('Telephone')).toHaveValue('(555) 123-4567');
  await user.dblClick(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Admin registered successfully!')).toBeInTheDocument();
  expect(writes()).toEqual([ADMIN, PROFILE]);
  const userId = (JSON.parse(bodies[1] ?? '') as { user_id: number }).user_id;
  expect(bodies).toEqual([
    JSON.stringify({ email, password: PASSWORD, rmid: 0, telephoneNumber: '(555) 123-4567' }),
    JSON.stringify({ user_id: userId, first_name: 'Ada', last_name: 'Byron', cell_phone: '(555) 123-4567' }),
  ]);
  expect(JSON.stringify(store.getState())).not.toContain(PASSWORD);
  expect(Object.keys(sessionStorage)).not.toContain(STORED);
  expect(field('Password')).toHaveValue('');
});

it('leaves the telephone number out where there is none', async () => {
  const { user } = await open();
  const bodies: string[] = [];
  wire.fault(ADMIN, recording(bodies));
  wire.fault(PROFILE, recording(bodies));
  const email = newEmail();
  await create(user, email);
  await screen.findByText('Admin registered successfully!');
  expect(bodies[0]).toBe(JSON.stringify({ email, password: PASSWORD, rmid: 0 }));
  expect(JSON.parse(bodies[1] ?? '')).toMatchObject({ cell_phone: '' });
});

it('shows each step, with the buttons disabled', async () => {
  const { user } = await open();
  const release: ((response: Response) => void)[] = [];
  wire.fault('POST ', () => new Promise((resolve) => release.push(resolve)));
  await create(user, newEmail());
  expect(await screen.findByText('Registering Admin...')).toBeInTheDocument();
  expect(screen.getByText('Region - US East', { selector: '[role=dialog] *' })).toBeInTheDocument();
  for (const name of ['Create', 'Cancel'])
    expect(screen.getByRole('button', { name, hidden: true })).toBeDisabled();
  await waitFor(() => expect(release).toHaveLength(1));
  release[0]?.(new Response('{"user_id":7}', { status: 201 }));
  expect(await screen.findByText('Registering Admin Profile...')).toBeInTheDocument();
  await waitFor(() => expect(release).toHaveLength(2));
  release[1]?.(new Response('{}', { status: 201 }));
  expect(await screen.findByText('Admin registered successfully!')).toBeInTheDocument();
});

it('success leads to the list, or to another', async () => {
  const { user, address } = await open();
  await create(user, newEmail());
  await press(user, 'register another user');
  expect(field('Email')).toHaveValue('');
  const email = newEmail();
  await create(user, email);
  await press(user, 'view admin users');
  await waitFor(() => expect(address()).toBe('/agency-dashboard/CBTA/admin-users'));
  await user.type(await screen.findByLabelText('Filter'), email);
  expect(await screen.findByRole('cell', { name: email })).toBeInTheDocument();
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
  await press(user, 'try again');
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
  const first = await open([PROFILE, answer(500)]);
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

it('asks before what was typed is left by a link; Cancel does not', async () => {
  const { user, address } = await open();
  await user.type(field('First Name'), 'Ada');
  await user.click(screen.getByRole('link', { name: 'Home' }));
  expect(await screen.findByText('Leave without saving?')).toBeInTheDocument();
  await press(user, 'Stay');
  await press(user, 'Cancel');
  await waitFor(() => expect(address()).toBe('/agency-dashboard/CBTA/admin-users'));
});
