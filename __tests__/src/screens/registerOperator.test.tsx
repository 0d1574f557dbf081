import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { respondWith, loseConnection, openFakeNetwork, type FakeNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});

const SIGN_UP = '/pso/api/v1/signup';
const PASSWORD = 'Winter-Tram-42';
const field = (label: string) => screen.getByLabelText(label);
const button = (name: string) => screen.getByRole('button', { name });
const posts = () => network.requests.filter((line) => line.startsWith('POST'));

async function openDialog() {
  const page = await renderRoute('/', network);
  await page.goTo('/pso-users');
  await screen.findAllByRole('rowheader');
  await page.user.click(button('Register operator'));
  await screen.findByRole('dialog', { name: 'Register operator' });
  return page;
}

async function register(user: UserEvent, email: string, password = PASSWORD) {
  await user.type(field('Email'), email);
  await user.type(field('Password'), password);
  await user.click(button('Register'));
}

it('sends e-mail and password alone, once, and the list has the operator without a reload', async () => {
  const { user, store } = await openDialog();
  let payload: unknown;
  network.intercept(
    SIGN_UP,
    async (request) => {
      payload = JSON.parse(await request.clone().text());
      return network.platform.app.fetch(request);
    },
    1,
  );
  expect(screen.getByRole('dialog')).toHaveTextContent('Region - US East');
  await user.type(field('Email'), '  aaa.new@us-east.example ');
  await user.type(field('Password'), PASSWORD);
  await user.dblClick(button('Register'));
  const done = await screen.findByRole('dialog', { name: 'Operator registered' });
  expect(done).toHaveTextContent('aaa.new@us-east.example');
  expect(JSON.stringify(payload)).toBe(
    JSON.stringify({ email: 'aaa.new@us-east.example', password: PASSWORD }),
  );
  expect(posts()).toHaveLength(1);
  expect(JSON.stringify(store.getState())).not.toContain(PASSWORD);
  await user.click(within(done).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  expect(await screen.findByText('aaa.new@us-east.example')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('register another: an empty form', async () => {
  const { user } = await openDialog();
  await register(user, 'aab.new@us-east.example');
  await user.click(await screen.findByRole('button', { name: 'Register another' }));
  expect(field('Email')).toHaveValue('');
  expect(field('Password')).toHaveValue('');
  await waitFor(() => expect(field('Email')).toHaveFocus());
});

it.each([
  ['', PASSWORD, 'Email is required'],
  ['nobody', PASSWORD, 'Email must be an email address, like name@example.com'],
  ['ada@cbta', PASSWORD, 'Email must be an email address, like name@example.com'],
  ['a@b.example', '', 'Password is required'],
  ['a@b.example', 'Sh0rt-a', 'Password does not meet these rules'],
  ['a@b.example', 'winter-tram-42', 'Password does not meet these rules'],
  ['a@b.example', 'WINTER-TRAM-42', 'Password does not meet these rules'],
  ['a@b.example', 'WinterTramLine', 'Password does not meet these rules'],
])('e-mail “%s” with password “%s”: %s', async (email, password, text) => {
  const { user } = await openDialog();
  if (email !== '') await user.type(field('Email'), email);
  if (password !== '') await user.type(field('Password'), password);
  await user.click(button('Register'));
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(posts()).toEqual([]);
});

it('shows the guide, which rules hold, and the password on demand', async () => {
  const { user } = await openDialog();
  expect(
    screen.getByText('Password must contain at least 1 upper-case letter, 1 lower-case letter, and 1 number'),
  ).toBeInTheDocument();
  await user.type(field('Password'), 'Ab');
  const rules = within(screen.getByRole('list', { name: 'Password rules' })).getAllByRole('listitem');
  expect(rules.map(({ dataset }) => dataset.holds)).toEqual(['false', 'true', 'true', 'false']);
  expect(field('Password')).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('img', { name: /eye/ }));
  expect(field('Password')).toHaveAttribute('type', 'text');
});

it.each([
  [409, 'An operator with this email already exists'],
  [404, 'Server could not be reached'],
  [400, 'Error registering new operator'],
  [403, 'Error registering new operator'],
])('refused with %d: says why, and try again finds the form as it was', async (status, text) => {
  const { user } = await openDialog();
  network.intercept(SIGN_UP, respondWith(status));
  await register(user, 'kept@us-east.example');
  const dialog = await screen.findByRole('dialog', { name: 'Failed to register operator' });
  expect(dialog).toHaveTextContent(text);
  expect(within(dialog).queryByRole('button', { name: 'Check now' })).not.toBeInTheDocument();
  await user.click(button('Try again'));
  expect(field('Email')).toHaveValue('kept@us-east.example');
  expect(field('Password')).toHaveValue(PASSWORD);
  if (status === 409) expect(field('Email')).toHaveAccessibleDescription(text);
  expect(posts()).toHaveLength(1);
});

it('an uncertain end that was not applied: Check now says so', async () => {
  const { user } = await openDialog();
  network.intercept(SIGN_UP, respondWith(502));
  await register(user, 'lost@us-east.example');
  const dialog = await screen.findByRole('dialog', { name: 'Failed to register operator' });
  expect(dialog).toHaveTextContent('It may have been applied all the same');
  await user.click(button('Check now'));
  await waitFor(() =>
    expect(dialog).toHaveTextContent('Not applied: lost@us-east.example is not among the operators.'),
  );
  expect(posts()).toHaveLength(1);
});

it('an operator with that e-mail, on a later page too: Check now does not take them for the one just registered', async () => {
  const { user } = await openDialog();
  network.intercept(SIGN_UP, async (request) => {
    await network.platform.app.fetch(request);
    return loseConnection();
  });
  await register(user, 'zzz.last@us-east.example');
  await user.click(await screen.findByRole('button', { name: 'Check now' }));
  expect(
    await screen.findByText(/an operator with this email is there now; whether this registration made them/),
  ).toBeInTheDocument();
});

it('what cannot be looked up stays unknown', async () => {
  const { user } = await openDialog();
  network.intercept(SIGN_UP, respondWith(201, '<html>'));
  network.intercept('per_page=100', respondWith(500));
  await register(user, 'unknown@us-east.example');
  await user.click(await screen.findByRole('button', { name: 'Check now' }));
  expect(await screen.findByText('Still unknown')).toBeInTheDocument();
  expect(button('Try again')).toBeDisabled();
});

it('a look that fails is not taken for what an earlier one found', async () => {
  const { user } = await openDialog();
  network.intercept(SIGN_UP, loseConnection);
  await register(user, 'twice@us-east.example');
  await user.click(await screen.findByRole('button', { name: 'Check now' }));
  expect(await screen.findByText('Not applied')).toBeInTheDocument();
  expect(button('Try again')).toBeEnabled();
  network.intercept('per_page=100', respondWith(400));
  await user.click(button('Check now'));
  expect(await screen.findByText('Still unknown')).toBeInTheDocument();
  expect(button('Try again')).toBeDisabled();
});

it('Esc closes the dialog while it is as it was opened, and keeps what was typed', async () => {
  const { user } = await openDialog();
  await user.type(field('Email'), 'k{Backspace}');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(button('Register operator')).toHaveFocus();
  await user.click(button('Register operator'));
  await user.type(await screen.findByLabelText('Email'), 'kept@');
  await user.keyboard('{Escape}');
  expect(field('Email')).toHaveValue('kept@');
});

it('asks before what was typed is left', async () => {
  const { user, goTo } = await openDialog();
  await user.type(field('Email'), 'kept@');
  await goTo('/agencies');
  expect(await screen.findByText('Leave without saving?')).toBeInTheDocument();
  expect(screen.getByText('What you changed here has not been saved.')).toBeInTheDocument();
  await user.click(screen.getByText('Stay', { selector: 'button *' }));
  expect(field('Email')).toHaveValue('kept@');
});
