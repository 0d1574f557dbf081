import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { enterText } from '@tests/support/enterText';
import {
  type FakeNetwork,
  listPosts,
  loseConnection,
  openFakeNetwork,
  respondWith,
} from '@tests/support/fakeNetwork';
import { openOperatorDialog } from '@tests/support/openOperatorDialog';
import { renderRoute } from '@tests/support/renderRoute';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});

const SIGN_UP_PATH = '/pso/api/v1/signup';
/** Check now reads the operators in pages of 100. */
const VERIFY_QUERY = 'per_page=100';
const PASSWORD = 'Winter-Tram-42';
const getField = (label: string) => screen.getByLabelText(label);
const getButton = (name: string) => screen.getByRole('button', { name });

async function openDialog() {
  const page = await renderRoute('/', network);
  await page.goTo('/pso-users');
  await openOperatorDialog(page.user);
  return page;
}

async function submitRegistration(user: UserEvent, email: string, password = PASSWORD) {
  await enterText(user, getField('Email'), email);
  await enterText(user, getField('Password'), password);
  await user.click(getButton('Register'));
}

it('sends only email and password, once, and the list shows the operator without a reload', async () => {
  const { user, store } = await openDialog();
  let payload: unknown;
  network.intercept(
    SIGN_UP_PATH,
    async (request) => {
      payload = JSON.parse(await request.clone().text());
      return network.platform.app.fetch(request);
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
  expect(listPosts(network)).toHaveLength(1);
  expect(JSON.stringify(store.getState())).not.toContain(PASSWORD);
  await user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  expect(await screen.findByText('aaa.new@us-east.example')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('Register another opens an empty form', async () => {
  const { user } = await openDialog();
  await submitRegistration(user, 'aab.new@us-east.example');
  await user.click(await screen.findByRole('button', { name: 'Register another' }));
  expect(getField('Email')).toHaveValue('');
  expect(getField('Password')).toHaveValue('');
  await waitFor(() => expect(getField('Email')).toHaveFocus());
});

it.each([
  ['', PASSWORD, 'Email is required'],
  ['nobody', PASSWORD, 'Email must be an email address, like name@example.com'],
  ['ada@cbta', PASSWORD, 'Email must be an email address, like name@example.com'],
  ['a@b.example', '', 'Password is required'],
  ['a@b.example', 'Sh0rt-a', 'Password does not meet every rule below'],
  ['a@b.example', 'winter-tram-42', 'Password does not meet every rule below'],
  ['a@b.example', 'WINTER-TRAM-42', 'Password does not meet every rule below'],
  ['a@b.example', 'WinterTramLine', 'Password does not meet every rule below'],
])('shows an error for email “%s” with password “%s”: %s', async (email, password, text) => {
  const { user } = await openDialog();
  if (email !== '') await enterText(user, getField('Email'), email);
  if (password !== '') await enterText(user, getField('Password'), password);
  await user.click(getButton('Register'));
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(listPosts(network)).toEqual([]);
});

it('shows the password rules, which of them are met, and the password on demand', async () => {
  const { user } = await openDialog();
  expect(
    screen.getByText('Password must contain at least 1 upper-case letter, 1 lower-case letter, and 1 number'),
  ).toBeInTheDocument();
  expect(getField('Password')).toHaveAccessibleDescription(/^Password must contain .*At least 8 characters/);
  await user.type(getField('Password'), 'Ab');
  const rules = within(screen.getByRole('list', { name: 'Password rules' })).getAllByRole('listitem');
  // The rules: 8 characters, an upper-case letter, a lower-case letter, a character that is no letter.
  expect(rules.map(({ dataset }) => dataset.fulfilled)).toEqual(['false', 'true', 'true', 'false']);
  expect(getField('Password')).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('img', { name: /eye/ }));
  expect(getField('Password')).toHaveAttribute('type', 'text');
});

it.each([
  [409, 'An operator with this email already exists'],
  [404, 'Server could not be reached'],
  [400, 'Error registering new operator'],
  [403, 'Error registering new operator'],
])(
  'shows why a registration failed with %d, and Try again returns to the filled form',
  async (status, text) => {
    const { user } = await openDialog();
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
    expect(listPosts(network)).toHaveLength(1);
  },
);

it('Check now reports not applied when the operator does not exist', async () => {
  const { user } = await openDialog();
  network.intercept(SIGN_UP_PATH, respondWith(500));
  await submitRegistration(user, 'lost@us-east.example');
  const dialog = await screen.findByRole('dialog', { name: 'Failed to register operator' });
  expect(dialog).toHaveTextContent('It may have been applied: no reliable response');
  await user.click(getButton('Check now'));
  await waitFor(() =>
    expect(dialog).toHaveTextContent('Not applied: lost@us-east.example is not among the operators.'),
  );
  expect(listPosts(network)).toHaveLength(1);
});

it('Check now finds an operator with this email, but not whether this registration has created them', async () => {
  const { user } = await openDialog();
  network.intercept(SIGN_UP_PATH, async (request) => {
    await network.platform.app.fetch(request);
    return loseConnection();
  });
  await submitRegistration(user, 'zzz.last@us-east.example');
  await user.click(await screen.findByRole('button', { name: 'Check now' }));
  expect(
    await screen.findByText(
      /an operator with this email exists now, but it is not known whether this registration created them/,
    ),
  ).toBeInTheDocument();
});

/** A service that ignores the page number, and always names a next page. */
const repeatPage = (request: Request) => {
  const page = Number(new URL(request.url).searchParams.get('page'));
  return respondWith(200, [{ id: 1, email: 'a@a.example' }], { 'x-next-page': String(page + 1) })(request);
};
const verifyRequests = () => network.requests.filter((request) => request.includes(VERIFY_QUERY));

it('Check now ends at a page without a new row, and the outcome stays unknown', async () => {
  const { user } = await openDialog();
  network.intercept(SIGN_UP_PATH, respondWith(502));
  network.intercept(VERIFY_QUERY, repeatPage);
  await submitRegistration(user, 'lost@us-east.example');
  await user.click(await screen.findByRole('button', { name: 'Check now' }));
  expect(await screen.findByText('Still unknown')).toBeInTheDocument();
  expect(verifyRequests()).toHaveLength(2);
});

it('Check now sends no further request when its page is left', async () => {
  const { user, goTo } = await openDialog();
  network.intercept(SIGN_UP_PATH, respondWith(502));
  network.intercept(`page=1&${VERIFY_QUERY}`, respondWith(200, [{ id: 1 }], { 'x-next-page': '2' }));
  let respond: (response: Response) => void = () => undefined;
  network.intercept(`page=2&${VERIFY_QUERY}`, () => new Promise((resolve) => (respond = resolve)));
  await submitRegistration(user, 'lost@us-east.example');
  await user.click(await screen.findByRole('button', { name: 'Check now' }));
  await waitFor(() => expect(verifyRequests()).toHaveLength(2));
  await goTo('/agencies');
  await user.click(await screen.findByText('Leave', { selector: 'button *' }));
  await screen.findByRole('heading', { level: 1, name: 'AGENCIES' });
  respond(new Response('[{"id":2}]', { headers: { 'x-next-page': '3' } }));
  await screen.findByText('1–30 of 130');
  expect(verifyRequests()).toHaveLength(2);
});

it('the outcome stays unknown when Check now fails', async () => {
  const { user } = await openDialog();
  network.intercept(SIGN_UP_PATH, respondWith(201, '<html>'));
  network.intercept(VERIFY_QUERY, respondWith(500));
  await submitRegistration(user, 'unknown@us-east.example');
  await user.click(await screen.findByRole('button', { name: 'Check now' }));
  expect(await screen.findByText('Still unknown')).toBeInTheDocument();
  expect(screen.getByRole('dialog')).toHaveTextContent('goes on without knowing whether it was applied');
});

it('a failed Check now does not reuse the result of the previous one', async () => {
  const { user } = await openDialog();
  network.intercept(SIGN_UP_PATH, respondWith(500));
  await submitRegistration(user, 'twice@us-east.example');
  await user.click(await screen.findByRole('button', { name: 'Check now' }));
  expect(await screen.findByText('Not applied')).toBeInTheDocument();
  expect(getButton('Try again')).toBeEnabled();
  network.intercept(VERIFY_QUERY, respondWith(400));
  await user.click(getButton('Check now'));
  expect(await screen.findByText('Still unknown')).toBeInTheDocument();
  expect(screen.getByRole('dialog')).toHaveTextContent('goes on without knowing whether it was applied');
});

it('Esc closes the dialog while nothing is typed', async () => {
  const { user } = await openDialog();
  await user.type(getField('Email'), 'k{Backspace}');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(getButton('Register operator')).toHaveFocus();
});

it('Esc and the cross ask before typed input is discarded; Cancel does not', async () => {
  const { user } = await openDialog();
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
  const { user, goTo } = await openDialog();
  await enterText(user, getField('Email'), 'typed@');
  await goTo('/agencies');
  expect(await screen.findByText('Leave without saving?')).toBeInTheDocument();
  expect(screen.getByText('Your changes have not been saved.')).toBeInTheDocument();
  await user.click(screen.getByText('Stay', { selector: 'button *' }));
  expect(getField('Email')).toHaveValue('typed@');
});
