import { act, screen, waitFor } from '@testing-library/react';
import { agencySignedIn } from '@/session/auth/sessionSlice';
import { enterText } from '@tests/support/enterText';
import { DEMO_PASSWORD, neverRespond, respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

const ADMINISTRATOR_EMAIL = 'administrator@us-east.example';

it('signs an administrator in to the agency of the URL without sending a token', async () => {
  const { user, store } = await renderRoute('/agency-login/CBTA', network);
  await enterText(user, screen.getByLabelText('Email'), ADMINISTRATOR_EMAIL);
  await enterText(user, screen.getByLabelText('Password'), DEMO_PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeInTheDocument();
  expect(network.accessLog[0]).toMatchObject({
    path: '/auth/api/v4/authenticate',
    token: 'none',
    status: 200,
  });
  expect(Object.keys(store.getState().session.agencyTokens)).toEqual(['CBTA']);
});

it.each<[string, Parameters<typeof renderRoute>[2]]>([
  ['in the region of a session', { operator: false }],
  // The sign-in adds the region to the address, which mounts the page anew.
  ['at an address without a region', 'guest'],
])('says to an administrator who has signed in %s that an operator is missing', async (_case, session) => {
  const { user } = await renderRoute('/agency-login/CBTA', network, session);
  await enterText(user, screen.getByLabelText('Email'), ADMINISTRATOR_EMAIL);
  await enterText(user, screen.getByLabelText('Password'), DEMO_PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(
    await screen.findByText(
      `You are signed in as ${ADMINISTRATOR_EMAIL}, but the dashboard opens only after an operator has logged in.`,
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'AGENCY LOGIN' })).toBeInTheDocument();
  // The password does not stay on the screen.
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Or as its administrator' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: /^Account/ }));
  await user.click(screen.getByText('Sign out of CBTA'));
  expect(screen.queryByText(/^You are signed in as/)).not.toBeInTheDocument();
  expect(screen.getByLabelText('Password')).toBeVisible();
});

it('takes no focus when the page of a signed-in administrator is reloaded, and shows the form when the token has expired', async () => {
  const { user, store } = await renderRoute('/agency-login/CBTA', network, {
    operator: false,
    agencies: ['CBTA'],
    administratorEmails: { CBTA: ADMINISTRATOR_EMAIL },
  });
  expect(await screen.findByText(/^You are signed in as/)).toBeInTheDocument();
  expect(document.body).toHaveFocus();
  const { tokenOrigin } = store.getState().session;
  const expired = `header.${btoa(JSON.stringify({ exp: 1 }))}.signature`;
  const signIn = { region: 'usEast', abbreviation: 'CBTA', token: expired, tokenOrigin } as const;
  act(() => void store.dispatch(agencySignedIn({ ...signIn, email: ADMINISTRATOR_EMAIL })));
  expect(screen.queryByText(/^You are signed in as/)).not.toBeInTheDocument();
  expect(screen.getByLabelText('Password')).toBeVisible();
  await enterText(user, screen.getByLabelText('Email'), ADMINISTRATOR_EMAIL);
  await enterText(user, screen.getByLabelText('Password'), DEMO_PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await screen.findByText(/^You are signed in as/);
  expect(screen.getByRole('heading', { level: 2, name: 'Or as its administrator' })).toHaveFocus();
});

it('signs in to the agency with the operator’s account', async () => {
  const { user } = await renderRoute('/agency-login/METRO', network);
  await user.click(screen.getByRole('button', { name: 'Sign in with my operator account' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeInTheDocument();
  expect(await screen.findAllByText('Metro Transit of Lake Erie')).not.toEqual([]);
  // What was read for the sign-in is what the dashboard shows.
  expect(network.requestsTo('/agencies/METRO')).toHaveLength(1);
});

it('keeps the focus on the button while the operator’s account signs in', async () => {
  const { user } = await renderRoute('/agency-login/METRO', network);
  network.intercept('/agencies/METRO', neverRespond);
  await user.click(screen.getByRole('button', { name: 'Sign in with my operator account' }));
  const button = await screen.findByRole('button', { name: /Sign in with my operator account/ });
  await waitFor(() => expect(button).toHaveClass('ant-btn-loading'));
  expect(button).toBeEnabled();
  expect(button).toHaveFocus();
});

it('offers the operator’s account first, with the only primary button', async () => {
  await renderRoute('/agency-login/METRO', network);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Sign in to METRO with your operator account',
    'Or as its administrator',
  ]);
  expect(screen.getByRole('button', { name: 'Sign in with my operator account' })).toHaveClass(
    'ant-btn-primary',
  );
  expect(screen.getByRole('button', { name: 'Login' })).not.toHaveClass('ant-btn-primary');
});

it('says that the agency of the URL does not exist', async () => {
  const { user } = await renderRoute('/agency-login/NOSUCH', network);
  await user.click(screen.getByRole('button', { name: 'Sign in with my operator account' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Unable to log you in at this time. Please try again later :(There is no agency NOSUCH. See all agencies',
  );
});

it('does not say so of an agency that exists when its token is not found', async () => {
  const { user } = await renderRoute('/agency-login/CBTA', network);
  network.intercept('/token/agency', respondWith(404));
  await user.click(screen.getByRole('button', { name: 'Sign in with my operator account' }));
  expect(await screen.findByRole('alert')).not.toHaveTextContent('There is no agency');
  expect(screen.queryByRole('link', { name: 'See all agencies' })).not.toBeInTheDocument();
});

it.each([
  ['a 500', respondWith(500)],
  ['the 404 of a proxy', respondWith(404, '<html>')],
])('does not lead away from an agency that could not be read just now, after %s', async (_case, handler) => {
  const { user } = await renderRoute('/agency-login/CBTA', network);
  network.intercept('/agencies/CBTA', handler);
  await user.click(screen.getByRole('button', { name: 'Sign in with my operator account' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Unable to log you in at this time.');
  expect(screen.queryByRole('link', { name: 'See all agencies' })).not.toBeInTheDocument();
});

it.each([
  [400, 'Login failed - Check your email and password, then try again'],
  [401, 'Login failed - Check your email and password, then try again'],
  [503, 'Unable to log you in at this time. Please try again later :('],
])('shows the text of the specification on a %d, and the operator stays signed in', async (status, text) => {
  const { user, leaveReasons } = await renderRoute('/agency-login/CBTA', network);
  network.intercept('/authenticate', respondWith(status));
  await enterText(user, screen.getByLabelText('Email'), ADMINISTRATOR_EMAIL);
  await enterText(user, screen.getByLabelText('Password'), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(leaveReasons).toEqual([]);
  if (status === 503) await screen.findByRole('button', { name: 'Copy details' });
  else expect(screen.queryByRole('button', { name: 'Copy details' })).not.toBeInTheDocument();
});

it('shows what is being sent: the fields wait while the request is pending', async () => {
  const { user } = await renderRoute('/agency-login/CBTA', network);
  const answer = network.hold('/authenticate', respondWith(401));
  await enterText(user, screen.getByLabelText('Email'), ADMINISTRATOR_EMAIL);
  await enterText(user, screen.getByLabelText('Password'), 'wrong');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: /Login/ })).toBeDisabled());
  expect(screen.getByLabelText('Password')).toHaveFocus();
  await user.keyboard('x');
  await user.type(screen.getByLabelText('Email'), 'x');
  expect(screen.getByLabelText('Email')).toHaveValue(ADMINISTRATOR_EMAIL);
  expect(screen.getByLabelText('Password')).toHaveValue('wrong');
  answer();
  await screen.findByRole('alert');
  await user.type(screen.getByLabelText('Email'), 'x');
  expect(screen.getByLabelText('Email')).toHaveValue(`${ADMINISTRATOR_EMAIL}x`);
});

const UNUSABLE_TOKEN = /The platform sent a token that cannot be used: it has a line end/;

it('refuses an administrator’s token with a line end, and says why', async () => {
  const { user, store } = await renderRoute('/agency-login/CBTA', network);
  network.intercept('/authenticate', respondWith(200, { token: 'token\r\nx-header: 1' }));
  await enterText(user, screen.getByLabelText('Email'), ADMINISTRATOR_EMAIL);
  await enterText(user, screen.getByLabelText('Password'), DEMO_PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(UNUSABLE_TOKEN);
  expect(store.getState().session.agencyTokens).toEqual({});
});

it.each(['/agency-login/CBTA', '/agencies'])(
  'refuses an agency’s token with a line end on %s, and says why',
  async (path) => {
    const { user, store } = await renderRoute(path, network);
    network.intercept('/token/agency', respondWith(200, { token: 'token\n' }));
    if (path === '/agencies')
      await user.click((await screen.findAllByRole('cell', { name: 'CBTA' }))[0] as HTMLElement);
    else await user.click(screen.getByRole('button', { name: 'Sign in with my operator account' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(UNUSABLE_TOKEN);
    expect(store.getState().session.agencyTokens).toEqual({});
  },
);

it('aborts the sign-in when the page is left, so that no late token is stored', async () => {
  const { user, goTo } = await renderRoute('/agency-login/CBTA', network, 'guest');
  const signals: AbortSignal[] = [];
  network.intercept('/authenticate', ({ signal }) => {
    signals.push(signal);
    return neverRespond();
  });
  await enterText(user, screen.getByLabelText('Email'), ADMINISTRATOR_EMAIL);
  await enterText(user, screen.getByLabelText('Password'), DEMO_PASSWORD);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(signals).toMatchObject([{ aborted: false }]));
  await goTo('/login');
  await waitFor(() => expect(signals).toMatchObject([{ aborted: true }]));
});

it.each([
  ['does not say that the agency’s session ended when Back leads here after a new sign-in', ['CBTA']],
  ['says that the agency’s session ended while there is no new one', []],
])('%s', async (_what, agencies) => {
  const { goTo } = await renderRoute('/', network, { agencies });
  await goTo('/agency-login/CBTA', {
    returnUrl: '/agency-dashboard/CBTA/passes',
    endedOn: 'PASSES',
    pageState: null,
  });
  await screen.findByRole('heading', { level: 1, name: 'AGENCY LOGIN' });
  expect(screen.queryAllByText(/The session for CBTA ended/)).toHaveLength(agencies.length === 0 ? 1 : 0);
});

it('shows no link back to a dashboard', async () => {
  await renderRoute('/agency-login/CBTA', network);
  expect(screen.queryByText(/Return to/)).not.toBeInTheDocument();
});
