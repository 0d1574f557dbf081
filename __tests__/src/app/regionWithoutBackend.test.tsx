import { screen, waitFor } from '@testing-library/react';
import { REGION_STORAGE_KEY, SESSION_STORAGE_KEY } from '@/session/storage/storageKeys';
import { enterText } from '@tests/support/enterText';
import { DEMO_PASSWORD, respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';
import { saveSliceToStorage, type Session } from '@tests/support/storeSession';

const network = setUpNetwork();

/** Renders the portal with an `/index.json` that has no URL for Australia. */
function renderWithoutAustralia(path: string, session: Session | 'guest') {
  network.intercept('/index.json', respondWith(200, { backendUrl: '/platform/us-east' }), 1);
  return renderRoute(path, network, session);
}

async function signIn({ user }: Awaited<ReturnType<typeof renderRoute>>, email: string) {
  await enterText(user, screen.getByLabelText('Email'), email);
  await enterText(user, screen.getByLabelText('Password'), DEMO_PASSWORD);
  await user.click(screen.getByRole('button', { name: /Login/ }));
}

it('refuses the region when it is chosen, and sends nothing', async () => {
  const page = await renderWithoutAustralia('/login', 'guest');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await page.user.selectOptions(screen.getByLabelText('Region'), 'Australia');
  expect(screen.getByRole('alert')).toHaveTextContent('No Valid Config Found!');
  await signIn(page, 'operator@australia.example');
  await waitFor(() => expect(screen.getByRole('button', { name: /Login/ })).toBeEnabled());
  expect(screen.getByRole('alert')).toHaveTextContent('No Valid Config Found!');
  expect(network.requests).toEqual([]);
  expect(page.currentUrl()).toBe('/login');
});

it('signs in to the other region', async () => {
  const page = await renderWithoutAustralia('/login', 'guest');
  await page.user.selectOptions(screen.getByLabelText('Region'), 'Australia');
  await page.user.selectOptions(screen.getByLabelText('Region'), 'US East');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await signIn(page, 'operator@us-east.example');
  expect(await screen.findByText('Region - US East')).toBeInTheDocument();
});

it('shows no earlier failure next to the refusal', async () => {
  const page = await renderWithoutAustralia('/login', 'guest');
  network.intercept('/pso/api/v1/signin', () => new Response(null, { status: 401 }));
  await signIn(page, 'operator@us-east.example');
  await screen.findByRole('alert');
  await page.user.selectOptions(screen.getByLabelText('Region'), 'Australia');
  await page.user.click(screen.getByRole('button', { name: /Login/ }));
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
  expect(screen.getByRole('alert')).toHaveTextContent('No Valid Config Found!');
});

it('keeps a stored session of the region, says why no screen is shown, and sends nothing', async () => {
  const { leaveReasons } = await renderWithoutAustralia('/agencies', { region: 'australia' });
  expect(await screen.findByRole('alert')).toHaveTextContent('No Valid Config Found!');
  expect(screen.getByRole('alert')).toHaveTextContent('no backend URL for Australia');
  expect(screen.getByRole('link', { name: 'Sign Out' })).toBeInTheDocument();
  expect(leaveReasons).toEqual([]);
  expect(network.requests).toEqual([]);
  expect(sessionStorage.getItem(SESSION_STORAGE_KEY)).not.toBeNull();
});

it('AGENCY LOGIN without a session says why no screen is shown, and does not speak of a session', async () => {
  await renderWithoutAustralia('/agency-login/CBTA?region=australia', 'guest');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(
    'No Valid Config Found!/index.json has no backend URL for Australia. Nothing was sent.',
  );
  expect(alert).not.toHaveTextContent('signed in');
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
});

it('a screen that needs an operator leads without a session to the sign-in page, which says why', async () => {
  const { currentUrl } = await renderWithoutAustralia('/agencies?region=australia', 'guest');
  expect(await screen.findByRole('alert')).toHaveTextContent('No Valid Config Found!');
  expect(currentUrl()).toMatch(/^\/login/);
});

it('the sign-in screen selects the region that was used last and says why it is refused', async () => {
  saveSliceToStorage(localStorage, REGION_STORAGE_KEY, { region: 'australia', backendUrl: null });
  await renderWithoutAustralia('/login', 'guest');
  expect(screen.getByLabelText('Region')).toHaveDisplayValue('Australia');
  expect(screen.getByRole('alert')).toHaveTextContent('No Valid Config Found!');
});

it('keeps a stored session of the other region', async () => {
  const { leaveReasons } = await renderWithoutAustralia('/', { region: 'usEast' });
  expect(await screen.findByText('Region - US East')).toBeInTheDocument();
  expect(leaveReasons).toEqual([]);
});
