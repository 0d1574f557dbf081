import { screen, waitFor, within } from '@testing-library/react';
import { clickButton, getField } from '@tests/support/controls';
import { enterText } from '@tests/support/enterText';
import {
  ADMIN_REQUEST,
  createEmail,
  fillForm,
  network,
  openRegistration,
  PASSWORD,
  PROFILE_REQUEST,
  readPendingWrites,
  REGISTRATION_PATH,
  submitRegistration,
} from '@tests/support/registrationFixture';

it('is below ADMIN USERS in the breadcrumb and the menu', async () => {
  await openRegistration();
  const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(breadcrumb.getByRole('link', { name: 'ADMIN USERS' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Admins' })).toHaveClass('active');
});

it('shows an error for each required field and focuses the first one', async () => {
  const { user } = await openRegistration();
  await clickButton(user, 'Create');
  for (const text of [
    'First Name is required',
    'Last Name is required',
    'Email is required',
    'Password is required',
  ])
    expect(await screen.findByText(text)).toBeInTheDocument();
  expect(getField('First Name')).toHaveFocus();
  expect(getField('Password')).toHaveAccessibleDescription(/and 1 number .*Password is required$/);
  expect(network.listWrites()).toEqual([]);
});

it.each([
  ['Email', 'nobody', 'Email must be like name@example.com'],
  ['Email', 'ada@cbta', 'Email must be like name@example.com'],
  ['Telephone', '555-1234', 'Telephone must have the form (000) 000-0000'],
  ['Telephone', '+44 20 7946 0958', 'Telephone must have the form (000) 000-0000'],
  ['Password', 'Abcdef1', 'Password does not meet every rule below'],
  ['First Name', '   ', 'First Name is required'],
])('the field %s rejects %j', async (label, value, text) => {
  const { user } = await openRegistration();
  await submitRegistration(user, createEmail(), { [label]: value });
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(network.listWrites()).toEqual([]);
});

it('formats a telephone number that was edited in the middle, and accepts it', async () => {
  const { user } = await openRegistration();
  const field = getField('Telephone');
  await user.type(field, '555123456');
  expect(field).toHaveValue('(555) 123-456');
  await user.type(field, '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(field).toHaveValue('(5955) 123-456');
  await user.tab();
  expect(field).toHaveValue('(595) 512-3456');
  await waitFor(() => expect(field).toBeValid());
  expect(screen.queryByText('Telephone must have the form (000) 000-0000')).not.toBeInTheDocument();
});

it('shows which password rules are met and can show the password', async () => {
  const { user } = await openRegistration();
  expect(
    screen.getByText('Password must contain at least 1 upper-case letter, 1 lower-case letter, and 1 number'),
  ).toBeInTheDocument();
  // The rules: 8 characters, an upper-case letter, a lower-case letter, a character that is no letter.
  const ruleStates = () =>
    within(screen.getByRole('list', { name: 'Password rules' }))
      .getAllByRole('listitem')
      .map(({ dataset }) => dataset.fulfilled);
  expect(ruleStates()).toEqual(['false', 'false', 'false', 'false']);
  await enterText(user, getField('Password'), 'Abc');
  expect(ruleStates()).toEqual(['false', 'true', 'true', 'false']);
  await enterText(user, getField('Password'), '-defg ');
  expect(ruleStates()).toEqual(['true', 'true', 'true', 'true']);
  expect(screen.getByText(/Spaces at the start and end/)).toBeInTheDocument();
  expect(getField('Password')).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(getField('Password')).toHaveAttribute('type', 'text');
});

it('sends the administrator and then the profile, with exact bodies and trimmed values', async () => {
  const { user, store } = await openRegistration();
  const email = createEmail();
  const bodies = network.recordBodies('POST');
  await fillForm(user, `  ${email} `, {
    'First Name': ' Ada ',
    'Last Name': ' Byron ',
    Telephone: '+1 555.123.4567',
    Password: ` ${PASSWORD} `,
  });
  expect(getField('Telephone')).toHaveValue('(555) 123-4567');
  await user.dblClick(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Admin registered successfully!')).toBeInTheDocument();
  expect(network.listWrites()).toEqual([ADMIN_REQUEST, PROFILE_REQUEST]);
  const userId = (JSON.parse(bodies[1] ?? '') as { user_id: number }).user_id;
  expect(bodies).toEqual([
    JSON.stringify({ email, password: PASSWORD, rmid: 0, telephoneNumber: '(555) 123-4567' }),
    JSON.stringify({ user_id: userId, first_name: 'Ada', last_name: 'Byron', cell_phone: '(555) 123-4567' }),
  ]);
  expect(JSON.stringify(store.getState())).not.toContain(PASSWORD);
  await waitFor(() => expect(readPendingWrites('profile')).toEqual([]));
  expect(getField('Password')).toHaveValue('');
});

it('warns that outer spaces of the password are removed, and the administrator signs in without them', async () => {
  const { user, goTo } = await openRegistration();
  const email = createEmail();
  const trimmedPassword = 'Quiet heron 4821';
  await fillForm(user, email, { Password: `  ${trimmedPassword} ` });
  expect(screen.getByText('Spaces at the start and end of the password are removed.')).toBeInTheDocument();
  await clickButton(user, 'Create');
  await clickButton(user, 'register another user');
  expect(getField('First Name')).toHaveFocus();
  const signIn = async (password: string) => {
    await goTo('/agency-login/CBTA');
    await enterText(user, await screen.findByLabelText('Email'), email);
    await enterText(user, screen.getByLabelText('Password'), password);
    await user.click(screen.getByRole('button', { name: 'Login' }));
  };
  await signIn(`  ${trimmedPassword} `);
  expect(await screen.findByRole('alert')).toHaveTextContent('Login failed');
  await goTo('/');
  await signIn(trimmedPassword);
  expect(await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeInTheDocument();
});

it('omits the telephone number when the field is empty', async () => {
  const { user } = await openRegistration();
  const bodies = network.recordBodies('POST');
  const email = createEmail();
  await submitRegistration(user, email);
  await screen.findByText('Admin registered successfully!');
  expect(bodies[0]).toBe(JSON.stringify({ email, password: PASSWORD, rmid: 0 }));
  expect(JSON.parse(bodies[1] ?? '')).toMatchObject({ cell_phone: '' });
});

it('has its fields in the order of the specification, the required ones marked, and its primary button first', async () => {
  await openRegistration();
  const labels = document.querySelectorAll<HTMLElement>('form label');
  expect([...labels].map(({ textContent, dataset }) => [textContent, dataset.required])).toEqual([
    ['First Name', 'true'],
    ['Last Name', 'true'],
    ['Email', 'true'],
    ['Telephone', 'false'],
    ['Password', 'true'],
  ]);
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons.slice(-2)).toEqual(['Create', 'Cancel']);
});

it('shows the progress of both calls and disables the buttons', async () => {
  const { user } = await openRegistration();
  const resolvers: ((response: Response) => void)[] = [];
  network.intercept('POST ', () => new Promise((resolve) => resolvers.push(resolve)));
  await submitRegistration(user, createEmail());
  expect(await screen.findByText('Registering Admin...')).toBeInTheDocument();
  expect(screen.getByRole('dialog')).toHaveTextContent(/US East›CBTA.*›Administrators/);
  for (const name of ['Create', 'Cancel'])
    expect(screen.getByRole('button', { name, hidden: true })).toBeDisabled();
  await waitFor(() => expect(resolvers).toHaveLength(1));
  resolvers[0]?.(new Response('{"user_id":7}', { status: 201 }));
  expect(await screen.findByText('Registering Admin Profile...')).toBeInTheDocument();
  await waitFor(() => expect(resolvers).toHaveLength(2));
  resolvers[1]?.(new Response('{}', { status: 201 }));
  expect(await screen.findByText('Admin registered successfully!')).toBeInTheDocument();
});

it('offers another registration or the list of administrators after success', async () => {
  const { user, currentUrl } = await openRegistration();
  await submitRegistration(user, createEmail());
  await clickButton(user, 'register another user');
  expect(getField('Email')).toHaveValue('');
  const email = createEmail();
  await submitRegistration(user, email);
  await clickButton(user, 'view admin users');
  await waitFor(() => expect(currentUrl()).toBe('/agency-dashboard/CBTA/admin-users'));
  await enterText(user, await screen.findByLabelText('Filter'), email);
  expect(await screen.findByRole('cell', { name: email })).toBeInTheDocument();
});

it('Cancel goes back to the page that the form was opened from', async () => {
  const { user, goTo, currentUrl } = await openRegistration();
  await goTo('/agency-dashboard/CBTA');
  await goTo(REGISTRATION_PATH);
  await clickButton(user, 'Cancel');
  expect(await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeInTheDocument();
  expect(currentUrl()).toBe('/agency-dashboard/CBTA');
});

it('asks before a link discards unsaved input; Cancel does not ask', async () => {
  const { user, currentUrl } = await openRegistration();
  await enterText(user, getField('First Name'), 'Ada');
  await user.click(screen.getByRole('link', { name: 'Home' }));
  expect(await screen.findByText('Leave without saving?')).toBeInTheDocument();
  await clickButton(user, 'Stay');
  await clickButton(user, 'Cancel');
  await waitFor(() => expect(currentUrl()).toBe('/agency-dashboard/CBTA/admin-users'));
});
