import { screen, waitFor, within } from '@testing-library/react';
import { type Wire } from '@tests/support/platform';
import {
  ADMIN,
  create,
  field,
  fill,
  newEmail,
  open,
  openBench,
  PASSWORD,
  press,
  PROFILE,
  recording,
  STORED,
  writes,
} from '@tests/support/registrationBench';

let wire: Wire;
beforeAll(async () => {
  wire = await openBench();
});

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
  ['Email', 'nobody', 'Email must be an email address, like name@example.com'],
  ['Email', 'ada@cbta', 'Email must be an email address, like name@example.com'],
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

it('says that the password’s outer spaces are left out, and it is without them that the administrator signs in', async () => {
  const { user, goTo } = await open();
  const email = newEmail();
  const inner = 'Quiet heron 4821';
  await fill(user, email, { Password: `  ${inner} ` });
  expect(
    screen.getByText('Spaces at the beginning and the end of the password are left out.'),
  ).toBeInTheDocument();
  await press(user, 'Create');
  await press(user, 'register another user');
  const signIn = async (password: string) => {
    await goTo('/agency-login/CBTA');
    await user.type(await screen.findByLabelText('Email'), email);
    await user.type(screen.getByLabelText('Password'), password);
    await user.click(screen.getByRole('button', { name: 'Login' }));
  };
  await signIn(`  ${inner} `);
  expect(await screen.findByRole('alert')).toHaveTextContent('Login failed');
  await goTo('/');
  await signIn(inner);
  expect(await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeInTheDocument();
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

it('asks before what was typed is left by a link; Cancel does not', async () => {
  const { user, address } = await open();
  await user.type(field('First Name'), 'Ada');
  await user.click(screen.getByRole('link', { name: 'Home' }));
  expect(await screen.findByText('Leave without saving?')).toBeInTheDocument();
  await press(user, 'Stay');
  await press(user, 'Cancel');
  await waitFor(() => expect(address()).toBe('/agency-dashboard/CBTA/admin-users'));
});
