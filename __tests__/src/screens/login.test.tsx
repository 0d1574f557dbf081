import { screen, waitFor } from '@testing-library/react';
import { REGION_STORAGE_KEY, SESSION_STORAGE_KEY } from '@/session/storageKeys';
import { answer, hang, lostConnection, openWire, PASSWORD, type Wire } from '@tests/support/platform';
import { keep, renderAt } from '@tests/support/renderAt';

let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});

const SIGN_IN = '/pso/api/v1/signin';

async function open() {
  const page = await renderAt('/login', wire, 'guest');
  const fill = async (email: string, password: string) => {
    await page.user.type(screen.getByLabelText('Email'), email);
    await page.user.type(screen.getByLabelText('Password'), password);
  };
  const button = () => screen.getByRole('button', { name: /Login/ });
  return { ...page, fill, button };
}

it('stands alone: no menu, no bar, a footer with year and version', async () => {
  await open();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2026 · Version 0.0.0-test');
  expect(document.title).toBe('login · US East');
});

it('offers US East, by default, and Australia', async () => {
  await open();
  const region = screen.getByLabelText('Region');
  expect(region).toHaveDisplayValue('US East');
  expect([...region.children].map((option) => option.textContent)).toEqual(['US East', 'Australia']);
});

it('offers the region that was picked the last time', async () => {
  keep(localStorage, REGION_STORAGE_KEY, { region: 'australia', backendUrl: 'https://elsewhere.example' });
  await open();
  expect(screen.getByLabelText('Region')).toHaveDisplayValue('Australia');
});

it('needs email and password: says so at the fields, focuses the first, and calls nothing', async () => {
  const { user, button } = await open();
  await user.click(button());
  expect(await screen.findByText('Email is required')).toBeInTheDocument();
  expect(screen.getByText('Password is required')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
  expect(wire.sent).toEqual([]);
});

it('signs in, keeps token and region where they belong, and goes to the home page', async () => {
  const { user, fill, button, address, store } = await open();
  await user.selectOptions(screen.getByLabelText('Region'), 'Australia');
  await fill(' operator@australia.example ', PASSWORD);
  await user.click(button());
  expect(await screen.findByRole('heading', { level: 1, name: 'HOME' })).toBeInTheDocument();
  expect(address()).toBe('/');
  expect(screen.getByText('Region - Australia')).toBeInTheDocument();
  const { psoToken, region } = store.getState().session;
  expect(region).toBe('australia');
  await waitFor(() => expect(sessionStorage.getItem(SESSION_STORAGE_KEY)).toContain(psoToken));
  await waitFor(() => expect(localStorage.getItem(REGION_STORAGE_KEY)).toContain('/platform/australia'));
  expect(JSON.stringify(localStorage)).not.toContain(psoToken);
  expect(JSON.stringify(store.getState())).not.toContain(PASSWORD);
  expect(JSON.stringify(store.getState().platformApi)).not.toContain(psoToken);
});

it('sends no token with sign-in, and only to the region that was picked', async () => {
  const { user, fill, button } = await open();
  await user.selectOptions(screen.getByLabelText('Region'), 'Australia');
  await fill('operator@australia.example', PASSWORD);
  await user.click(button());
  await screen.findByRole('heading', { level: 1, name: 'HOME' });
  expect(wire.log.map(({ region, path, token }) => [region, path, token])).toEqual([
    ['australia', SIGN_IN, 'none'],
  ]);
});

it.each([
  ['400', answer(400)],
  ['401', answer(401)],
])('%s: asks to check email and password, and keeps what was typed', async (_status, fault) => {
  const { user, fill, button } = await open();
  wire.fault(SIGN_IN, fault);
  await fill('someone@example.com', 'wrong');
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Login failed - Check your email and password, then try again',
  );
  expect(screen.getByLabelText('Email')).toHaveValue('someone@example.com');
  await waitFor(() => expect(button()).toBeEnabled());
});

it.each([
  ['403', answer(403)],
  ['404', answer(404)],
  ['429', answer(429)],
  ['500', answer(500)],
  ['HTML', answer(200, '<html>')],
  ['an empty body', answer(200, '')],
  ['an empty token', answer(200, { id_token: '' })],
  ['a lost connection', lostConnection],
])('%s: says that it is not possible at this time', async (_case, fault) => {
  const { user, fill, button } = await open();
  wire.fault(SIGN_IN, fault);
  await fill('someone@example.com', 'right');
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Unable to log you in at this time. Please try again later :(',
  );
});

it('disables the button while attempting, and sends once however often it is pressed', async () => {
  const { user, fill, button } = await open();
  wire.fault(SIGN_IN, hang);
  await fill('someone@example.com', 'right');
  await user.dblClick(button());
  await user.type(screen.getByLabelText('Password'), '{Enter}{Enter}');
  await waitFor(() => expect(button()).toBeDisabled());
  expect(wire.sent).toHaveLength(1);
});

it.each([
  ['expired', 'Your sign-in has expired. Please log in again.'],
  ['otherTab', 'You signed out in another tab.'],
])('says why the session ended: %s', async (reason, text) => {
  await renderAt(`/login?ended=${reason}`, wire, 'guest');
  expect(await screen.findByRole('status')).toHaveTextContent(text);
});

it.each(['__proto__', 'constructor', 'nonsense'])(
  'says nothing for a reason that is none: %s',
  async (reason) => {
    await renderAt(`/login?ended=${reason}`, wire, 'guest');
    expect(await screen.findByRole('button', { name: 'Login' })).toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  },
);

it('takes over what was typed into index.html’s own form, and the cursor', async () => {
  const early = document.createElement('div');
  early.innerHTML = `<form id="start-form">
    <select name="region"><option value="usEast"></option><option value="australia" selected></option></select>
    <input name="email" value="operator@australia.example" /><input name="password" value="abcd" /></form>`;
  document.body.append(early);
  const typing = early.querySelector<HTMLInputElement>('[name=password]');
  typing?.focus();
  typing?.setSelectionRange(1, 2);
  await open();
  early.remove();
  expect(screen.getByLabelText('Region')).toHaveDisplayValue('Australia');
  expect(screen.getByLabelText('Email')).toHaveValue('operator@australia.example');
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  expect(password).toHaveValue('abcd');
  expect(password).toHaveFocus();
  expect([password.selectionStart, password.selectionEnd]).toEqual([1, 2]);
});

it('asks for the code that calls the platform when somebody types, not before', async () => {
  const { user, store } = await open();
  expect(store.getState().platformApi).toBeUndefined();
  await user.type(screen.getByLabelText('Email'), 'o');
  await waitFor(() => expect(store.getState().platformApi).toBeDefined());
  expect(wire.sent).toEqual([]);
});
