import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { keepBootForm } from '@/screens/login/bootFormInput';
import { REGION_STORAGE_KEY, SESSION_STORAGE_KEY } from '@/session/storage/storageKeys';
import {
  DEMO_PASSWORD,
  loseConnection,
  neverRespond,
  respondWith,
  setUpNetwork,
} from '@tests/support/fakeNetwork';
import { renderRoute, saveSliceToStorage } from '@tests/support/renderRoute';

const network = setUpNetwork();

const SIGN_IN_PATH = '/pso/api/v1/signin';

async function openLogin() {
  const page = await renderRoute('/login', network, 'guest');
  const typeCredentials = async (email: string, password: string) => {
    await page.user.type(screen.getByLabelText('Email'), email);
    await page.user.type(screen.getByLabelText('Password'), password);
  };
  const getLoginButton = () => screen.getByRole('button', { name: /Login/ });
  return { ...page, typeCredentials, getLoginButton };
}

it('shows no menu and no top bar, and a footer with the present year and the version', async () => {
  jest.spyOn(Date.prototype, 'getFullYear').mockReturnValue(2031);
  await openLogin();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2031 · Version 0.0.0-test');
  expect(document.title).toBe('login · US East');
});

it('has region, email, password and the button, in the order of the specification', async () => {
  await openLogin();
  const controls = document.querySelectorAll('form label, form button');
  expect([...controls].map(({ textContent }) => textContent)).toEqual([
    'Region',
    'Email',
    'Password',
    'Login',
  ]);
});

it('offers the regions US East, which is the default, and Australia', async () => {
  await openLogin();
  const regionSelect = screen.getByLabelText('Region');
  expect(regionSelect).toHaveDisplayValue('US East');
  expect([...regionSelect.children].map((option) => option.textContent)).toEqual(['US East', 'Australia']);
});

it('preselects the region of the last sign-in', async () => {
  saveSliceToStorage(localStorage, REGION_STORAGE_KEY, {
    region: 'australia',
    backendUrl: 'https://elsewhere.example',
  });
  await openLogin();
  expect(screen.getByLabelText('Region')).toHaveDisplayValue('Australia');
});

it('requires email and password, focuses the first empty field, and sends nothing', async () => {
  const { user, getLoginButton } = await openLogin();
  await user.click(getLoginButton());
  expect(await screen.findByText('Email is required')).toBeInTheDocument();
  expect(screen.getByText('Password is required')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
  expect(network.requests).toEqual([]);
});

it('signs in, stores the token in sessionStorage and the region in localStorage, and opens the home page', async () => {
  const { user, typeCredentials, getLoginButton, currentUrl, store } = await openLogin();
  await user.selectOptions(screen.getByLabelText('Region'), 'Australia');
  await typeCredentials(' operator@australia.example ', DEMO_PASSWORD);
  await user.click(getLoginButton());
  expect(await screen.findByRole('heading', { level: 1, name: 'HOME' })).toBeInTheDocument();
  expect(currentUrl()).toBe('/');
  expect(screen.getByText('Region - Australia')).toBeInTheDocument();
  const { psoToken, region } = store.getState().session;
  expect(region).toBe('australia');
  await waitFor(() => expect(sessionStorage.getItem(SESSION_STORAGE_KEY)).toContain(psoToken));
  await waitFor(() => expect(localStorage.getItem(REGION_STORAGE_KEY)).toContain('/platform/australia'));
  expect(JSON.stringify(localStorage)).not.toContain(psoToken);
  expect(JSON.stringify(store.getState())).not.toContain(DEMO_PASSWORD);
  expect(JSON.stringify(store.getState().platformApi)).not.toContain(psoToken);
});

it('sends the sign-in without a token and only to the chosen region', async () => {
  const { user, typeCredentials, getLoginButton } = await openLogin();
  await user.selectOptions(screen.getByLabelText('Region'), 'Australia');
  await typeCredentials('operator@australia.example', DEMO_PASSWORD);
  await user.click(getLoginButton());
  await screen.findByRole('heading', { level: 1, name: 'HOME' });
  expect(network.accessLog.map(({ host, path, token }) => [host, path, token])).toEqual([
    ['australia', SIGN_IN_PATH, 'none'],
  ]);
});

it.each([
  ['400', respondWith(400)],
  ['401', respondWith(401)],
])('asks to check email and password on a %s, and the fields keep their values', async (_status, handler) => {
  const { user, typeCredentials, getLoginButton } = await openLogin();
  network.intercept(SIGN_IN_PATH, handler);
  await typeCredentials('someone@example.com', 'wrong');
  await user.click(getLoginButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Login failed - Check your email and password, then try again',
  );
  expect(screen.getByLabelText('Email')).toHaveValue('someone@example.com');
  expect(screen.getByLabelText('Password')).toHaveFocus();
  await waitFor(() => expect(getLoginButton()).toBeEnabled());
  // Developers can do nothing about a wrong password.
  expect(screen.queryByRole('button', { name: 'Copy details' })).not.toBeInTheDocument();
});

it('opens with the focus on Email, and has details of a failure that is not the operator’s', async () => {
  const { user, typeCredentials } = await openLogin();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  network.intercept(SIGN_IN_PATH, respondWith(403));
  await typeCredentials('someone@example.com', 'right');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Copy details' })).toBeInTheDocument();
});

it.each([
  ['403', respondWith(403), 'You do not have permission (403)'],
  [
    '429',
    respondWith(429, {}, { 'retry-after': '40' }),
    'The platform is busy (429): try again in 40 seconds.',
  ],
  ['500', respondWith(500), 'The platform responded with 500'],
  ['HTML', respondWith(200, '<html>'), 'The platform sent a response that this portal cannot read.'],
  ['an empty body', respondWith(200, ''), ''],
  ['an empty token', respondWith(200, { id_token: '' }), ''],
  ['a lost connection', loseConnection, 'The platform could not be reached: check the connection.'],
])('says that sign-in is not possible at this time on %s, and why', async (_case, handler, reason) => {
  const { user, typeCredentials, getLoginButton } = await openLogin();
  network.intercept(SIGN_IN_PATH, handler);
  await typeCredentials('someone@example.com', 'right');
  await user.click(getLoginButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `Unable to log you in at this time. Please try again later :(${reason}`,
  );
});

it('disables the button while the request is pending and sends it only once', async () => {
  const { user, typeCredentials, getLoginButton } = await openLogin();
  network.intercept(SIGN_IN_PATH, neverRespond);
  await typeCredentials('someone@example.com', 'right');
  await user.dblClick(getLoginButton());
  await user.type(screen.getByLabelText('Password'), '{Enter}{Enter}');
  await waitFor(() => expect(getLoginButton()).toBeDisabled());
  expect(network.requests).toHaveLength(1);
});

it.each([
  ['expired', 'Your sign-in has expired. Please log in again.'],
  ['idleLostInput', 'Please log in again. What you had typed was not kept.'],
  ['otherTab', 'You signed out in another tab.'],
  ['endedInOtherTab', 'Your session ended in another tab. Please log in again.'],
  ['otherHost', 'The address of the platform has changed. Please log in again.'],
  ['otherVersion', 'The version of this portal has changed. Please log in again.'],
])('says why the session ended when the URL has the reason %s', async (reason, text) => {
  await renderRoute(`/login?ended=${reason}`, network, 'guest');
  const main = await screen.findByRole('main');
  expect(within(main).getByRole('status')).toHaveTextContent(text);
});

it('shows what is being sent: the fields wait while the request is pending, with the focus', async () => {
  const { user, typeCredentials, getLoginButton, store } = await openLogin();
  const answer = network.hold(SIGN_IN_PATH, respondWith(401));
  await typeCredentials('someone@example.com', 'right');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(getLoginButton()).toBeDisabled());
  const password = screen.getByLabelText('Password');
  expect(password).toHaveFocus();
  await user.keyboard('x');
  await user.type(screen.getByLabelText('Email'), 'x');
  expect(screen.getByLabelText('Region')).toBeDisabled();
  expect(screen.getByLabelText('Email')).toHaveValue('someone@example.com');
  expect(password).toHaveValue('right');
  answer();
  await screen.findByRole('alert');
  await user.type(screen.getByLabelText('Email'), '.au');
  expect(screen.getByLabelText('Email')).toHaveValue('someone@example.com.au');
  expect(screen.getByLabelText('Region')).toBeEnabled();
  expect(store.getState().session.email).toBeNull();
});

it.each(['token\n', 'to ken', 'töken'])('refuses the token %j, and says why', async (token) => {
  const { user, typeCredentials, getLoginButton, store } = await openLogin();
  network.intercept(SIGN_IN_PATH, respondWith(200, { id_token: token }));
  await typeCredentials('someone@example.com', 'right');
  await user.click(getLoginButton());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Unable to log you in at this time. Please try again later :(');
  expect(alert).toHaveTextContent(
    'The platform sent a token that cannot be used: it has a line end, a space or a sign that no header can hold.',
  );
  expect(store.getState().session.psoToken).toBeNull();
});

it.each(['__proto__', 'constructor', 'nonsense'])(
  'shows no message when the URL has the unknown reason %s',
  async (reason) => {
    await renderRoute(`/login?ended=${reason}`, network, 'guest');
    expect(await screen.findByRole('button', { name: 'Login' })).toBeInTheDocument();
    expect(within(screen.getByRole('main')).queryByRole('status')).not.toBeInTheDocument();
  },
);

it('takes over the values and the cursor of the boot form in index.html', async () => {
  const bootPage = document.createElement('div');
  bootPage.innerHTML = `<form id="boot-form">
    <select name="region"><option value="usEast"></option><option value="australia" selected></option></select>
    <input name="email" value="operator@australia.example" /><input name="password" value="abcd" /></form>`;
  document.body.append(bootPage);
  const bootPassword = bootPage.querySelector<HTMLInputElement>('[name=password]');
  bootPassword?.focus();
  bootPassword?.setSelectionRange(1, 2);
  document.documentElement.dataset.boot = 'sign-in';
  keepBootForm();
  bootPage.remove();
  delete document.documentElement.dataset.boot;
  await openLogin();
  expect(screen.getByLabelText('Region')).toHaveDisplayValue('Australia');
  expect(screen.getByLabelText('Email')).toHaveValue('operator@australia.example');
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  expect(password).toHaveValue('abcd');
  expect(password).toHaveFocus();
  expect([password.selectionStart, password.selectionEnd]).toEqual([1, 2]);
});

it('loads the API code when the user starts to type, not before', async () => {
  const { user, store } = await openLogin();
  // The reducer may have been injected by an earlier test of this file; the middleware belongs to one store.
  const isApiLoaded = () => store.getState().platformApi?.config.middlewareRegistered === true;
  expect(isApiLoaded()).toBe(false);
  await user.type(screen.getByLabelText('Email'), 'o');
  await waitFor(() => expect(isApiLoaded()).toBe(true));
  expect(network.requests).toEqual([]);
});

it('aborts the sign-in when the page is left', async () => {
  const { user, typeCredentials, getLoginButton } = await openLogin();
  const signals: AbortSignal[] = [];
  network.intercept(SIGN_IN_PATH, ({ signal }) => {
    signals.push(signal);
    return neverRespond();
  });
  await typeCredentials('a@us-east.example', DEMO_PASSWORD);
  await user.click(getLoginButton());
  await waitFor(() => expect(signals).toMatchObject([{ aborted: false }]));
  cleanup();
  await waitFor(() => expect(signals).toMatchObject([{ aborted: true }]));
});
