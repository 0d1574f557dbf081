import { fireEvent, screen, waitFor } from '@testing-library/react';
import {
  DEFAULT_PATH as RIDERS_PATH,
  listOptions,
  openPalette,
  paletteInput,
} from '@tests/support/commandPaletteFixture';
import { enterText } from '@tests/support/enterText';
import { type FakeNetwork, neverRespond, openFakeNetwork, respondWith } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});
afterEach(() => jest.restoreAllMocks());

const AGENCY_SIGN_IN_REQUEST = 'POST /platform/us-east/pso/api/v1/token/agency';

function mockWindowOpen(): jest.SpyInstance {
  return jest.spyOn(window, 'open').mockReturnValue(null);
}

it('opens a new tab with Ctrl+Enter, Ctrl+click and the middle button, with this tab as its opener', async () => {
  const openSpy = mockWindowOpen();
  const { user, currentUrl } = await openPalette(network);
  await enterText(user, paletteInput(), 'business');
  await waitFor(() => expect(listOptions()).toEqual(['BUSINESS RULES']));
  await user.keyboard('{Control>}{Enter}{/Control}');
  // With `noopener` the new tab would not copy the session from sessionStorage.
  expect(openSpy.mock.calls).toEqual([['/agency-dashboard/METRO/businessRules', '_blank']]);
  expect(currentUrl()).toBe(RIDERS_PATH);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  for (const event of [
    new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true }),
    new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true }),
  ]) {
    await user.keyboard('{Control>}k{/Control}');
    const option = await screen.findByRole('option', { name: /^PASSES/ });
    expect(option).toHaveAttribute('href', '/agency-dashboard/METRO/passes');
    fireEvent(option, event);
    expect(event.defaultPrevented).toBe(true);
  }
  expect(openSpy).toHaveBeenCalledTimes(3);
  expect(currentUrl()).toBe(RIDERS_PATH);
});

it('opens an agency in a new tab after signing in to it, because the new tab copies this tab’s tokens', async () => {
  const openSpy = mockWindowOpen();
  const { user } = await openPalette(network, '/');
  await enterText(user, paletteInput(), 'cbta');
  await waitFor(() => expect(listOptions()[0]).toContain('Chesapeake Bay'));
  network.reset();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(openSpy.mock.calls).toEqual([['/agency-dashboard/CBTA', '_blank']]));
  expect(network.requests.filter((line) => !line.startsWith('GET'))).toEqual([AGENCY_SIGN_IN_REQUEST]);
});

it('signs in to an agency with one request before it opens the agency, as the agency list does', async () => {
  const { user, currentUrl } = await openPalette(network, '/');
  await enterText(user, paletteInput(), 'cbta');
  await waitFor(() => expect(listOptions()[0]).toContain('Chesapeake Bay'));
  network.reset();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeInTheDocument();
  expect(currentUrl()).toBe('/agency-dashboard/CBTA');
  expect(network.requests.filter((line) => !line.startsWith('GET'))).toEqual([AGENCY_SIGN_IN_REQUEST]);
});

it('opens an agency without sign-in when its token is stored', async () => {
  const { user } = await openPalette(network, '/');
  await enterText(user, paletteInput(), 'metro');
  await waitFor(() => expect(listOptions()[0]).toContain('METRO'));
  network.reset();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeInTheDocument();
  expect(network.requests.filter((line) => !line.startsWith('GET'))).toEqual([]);
});

it('stays open and shows why an agency can’t be opened', async () => {
  const { user, currentUrl } = await openPalette(network, '/');
  await enterText(user, paletteInput(), 'cbta');
  await waitFor(() => expect(listOptions()[0]).toContain('Chesapeake Bay'));
  network.intercept(AGENCY_SIGN_IN_REQUEST, respondWith(500));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Unable to log you in at this time');
  expect(currentUrl()).toBe('/');
  expect(paletteInput()).toHaveValue('cbta');
});

it('shows that an agency is being opened; Esc cancels the opening', async () => {
  const { user, currentUrl } = await openPalette(network, '/');
  await enterText(user, paletteInput(), 'cbta');
  await waitFor(() => expect(listOptions()[0]).toContain('Chesapeake Bay'));
  network.intercept(AGENCY_SIGN_IN_REQUEST, neverRespond);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Opening CBTA…')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(currentUrl()).toBe('/');
});

it('finds an agency beyond the first 100 by its full abbreviation', async () => {
  const { rows: firstHundred } = await fetchAbbreviations(
    '/agencies/?limit=100&order=abbreviation&direction=1',
  );
  const { rows: secondHundred } = await fetchAbbreviations('/agencies?limit=100&offset=100');
  const unlisted = secondHundred.find((abbreviation) => !firstHundred.includes(abbreviation)) ?? '';
  const { user, currentUrl } = await openPalette(network, '/');
  await enterText(user, paletteInput(), unlisted);
  await waitFor(() => expect(listOptions().some((text) => text?.includes(unlisted))).toBe(true));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(currentUrl()).toBe(`/agency-dashboard/${unlisted}`));
});

it('still offers pages when the agencies can’t be loaded', async () => {
  const page = await renderRoute('/', network);
  network.intercept('/agencies/?', respondWith(500));
  await page.user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByText('Unable to retrieve Agencies.')).toBeInTheDocument();
  expect(listOptions()).toContain('PSO USERS');
});

async function fetchAbbreviations(path: string): Promise<{ rows: string[] }> {
  const response = await fetch(`/platform/us-east/agency/api/v4${path}`, {
    headers: { authorization: `Bearer ${await network.fetchToken('usEast')}` },
  });
  const body: unknown = await response.json();
  return { rows: JSON.stringify(body).match(/(?<="abbreviation":")[^"]+/g) ?? [] };
}
