import { screen, waitFor, within } from '@testing-library/react';
import { getButton, getField } from '@tests/support/controls';
import { enterText } from '@tests/support/enterText';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { openOperatorDialog } from '@tests/support/openOperatorDialog';
import {
  openDialog,
  PASSWORD,
  SIGN_UP_PATH,
  submitRegistration,
} from '@tests/support/operatorRegistrationFixture';

const network = setUpNetwork();

it('sends only email and password, once, and the list shows the operator without a reload', async () => {
  const { user, store } = await openDialog(network);
  let payload: unknown;
  network.intercept(
    SIGN_UP_PATH,
    async (request) => {
      payload = JSON.parse(await request.clone().text());
      return network.forward(request);
    },
    1,
  );
  expect(screen.getByRole('dialog')).toHaveTextContent('US East›Operators');
  // The list is sorted by email, so its first page shows this operator.
  await enterText(user, getField('Email'), '  aaa.new@us-east.example ');
  await enterText(user, getField('Password'), PASSWORD);
  await user.dblClick(getButton('Register'));
  const dialog = await screen.findByRole('dialog', { name: 'Operator registered' });
  expect(dialog).toHaveTextContent('aaa.new@us-east.example');
  expect(JSON.stringify(payload)).toBe(
    JSON.stringify({ email: 'aaa.new@us-east.example', password: PASSWORD }),
  );
  expect(network.listWrites()).toHaveLength(1);
  expect(JSON.stringify(store.getState())).not.toContain(PASSWORD);
  await user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  expect(await screen.findByText('aaa.new@us-east.example')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('Register another opens an empty form', async () => {
  const { user } = await openDialog(network);
  await submitRegistration(user, 'aab.new@us-east.example');
  await user.click(await screen.findByRole('button', { name: 'Register another' }));
  expect(getField('Email')).toHaveValue('');
  expect(getField('Password')).toHaveValue('');
  await waitFor(() => expect(getField('Email')).toHaveFocus());
});

it.each([
  ['', PASSWORD, 'Email is required'],
  ['nobody', PASSWORD, 'Email must be like name@example.com'],
  ['ada@cbta', PASSWORD, 'Email must be like name@example.com'],
  ['a@b.example', '', 'Password is required'],
  ['a@b.example', 'Sh0rt-a', 'Password does not meet every rule below'],
])('shows an error for email “%s” with password “%s”: %s', async (email, password, text) => {
  const { user } = await openDialog(network);
  if (email !== '') await enterText(user, getField('Email'), email);
  if (password !== '') await enterText(user, getField('Password'), password);
  await user.click(getButton('Register'));
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(network.listWrites()).toEqual([]);
});

it('shows the password rules, which of them are met, and the password on demand', async () => {
  const { user } = await openDialog(network);
  expect(
    screen.getByText('Password must contain at least 1 upper-case letter, 1 lower-case letter, and 1 number'),
  ).toBeInTheDocument();
  expect(getField('Password')).toHaveAccessibleDescription(/^Password must contain .*At least 8 characters/);
  await user.type(getField('Password'), 'Ab');
  const rules = within(screen.getByRole('list', { name: 'Password rules' })).getAllByRole('listitem');
  // The rules: 8 characters, an upper-case letter, a lower-case letter, a character that is no letter.
  expect(rules.map(({ dataset }) => dataset.fulfilled)).toEqual(['false', 'true', 'true', 'false']);
  expect(getField('Password')).toHaveAttribute('type', 'password');
  expect(screen.queryByRole('img', { name: /eye/ })).not.toBeInTheDocument();
  const toggle = screen.getByRole('button', { name: 'Show password', pressed: false });
  await user.click(toggle);
  expect(getField('Password')).toHaveAttribute('type', 'text');
  expect(toggle).toHaveAccessibleName('Show password');
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
});

it.each([
  [409, 'An operator with this email already exists'],
  [404, 'Server could not be reached'],
  [400, 'Error registering new operator'],
  [403, 'Error registering new operator'],
])(
  'shows why a registration failed with %d, and Try again returns to the filled form',
  async (status, text) => {
    const { user } = await openDialog(network);
    network.intercept(SIGN_UP_PATH, respondWith(status));
    await submitRegistration(user, 'typed@us-east.example');
    const dialog = await screen.findByRole('dialog', { name: 'Failed to register operator' });
    expect(dialog).toHaveTextContent(text);
    expect(within(dialog).queryByRole('button', { name: 'Check now' })).not.toBeInTheDocument();
    await user.click(getButton('Try again'));
    expect(getField('Email')).toHaveValue('typed@us-east.example');
    expect(getField('Password')).toHaveValue(PASSWORD);
    if (status === 409)
      expect(getField('Email')).toHaveAccessibleDescription('This address is registered already');
    expect(network.listWrites()).toHaveLength(1);
  },
);

it('Try again leads to the field that the platform has refused', async () => {
  const { user } = await openDialog(network);
  network.intercept(SIGN_UP_PATH, respondWith(400, { description: 'password must not be a common one.' }));
  await submitRegistration(user, 'typed@us-east.example');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(getField('Password')).toHaveFocus());
  expect(getField('Password')).toHaveAccessibleDescription(/password must not be a common one/);
});

it('of a failed registration, Close returns to the filled form, and Go to list to the list', async () => {
  const { user } = await openDialog(network);
  network.intercept(SIGN_UP_PATH, respondWith(403));
  await submitRegistration(user, 'typed@us-east.example');
  await screen.findByRole('dialog', { name: 'Failed to register operator' });
  await user.click(getButton('Close'));
  expect(getField('Email')).toHaveValue('typed@us-east.example');
  await user.click(getButton('Register'));
  await user.click(await screen.findByRole('button', { name: 'Go to list' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(getButton('Register operator')).toHaveFocus();
});

it('Esc closes the dialog while nothing is typed', async () => {
  const { user } = await openDialog(network);
  await user.type(getField('Email'), 'k{Backspace}');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(getButton('Register operator')).toHaveFocus();
});

it('Esc and the cross ask before typed input is discarded; Cancel does not', async () => {
  const { user } = await openDialog(network);
  await user.type(getField('Email'), 'typed@{Escape}');
  expect(await screen.findByText('Leave without saving?')).toBeInTheDocument();
  await user.click(getButton('Stay'));
  expect(screen.queryByText('Leave without saving?')).not.toBeInTheDocument();
  expect(getField('Email')).toHaveValue('typed@');
  expect(getField('Email')).toHaveFocus();
  await user.click(getButton('Close'));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await openOperatorDialog(user);
  await enterText(user, getField('Email'), 'typed@');
  await user.click(getButton('Cancel'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('asks before a link discards typed input', async () => {
  const { user, goTo } = await openDialog(network);
  await enterText(user, getField('Email'), 'typed@');
  await goTo('/agencies');
  expect(await screen.findByText('Leave without saving?')).toBeInTheDocument();
  expect(screen.getByText('Your changes have not been saved.')).toBeInTheDocument();
  await user.click(screen.getByText('Stay', { selector: 'button *' }));
  expect(getField('Email')).toHaveValue('typed@');
});
