import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { agencyPinChanged } from '@/session/preferences/preferencesSlice';
import { SESSION_STORAGE_KEY } from '@/session/storage/storageKeys';
import {
  DEFAULT_PATH as RIDERS_PATH,
  listOptions,
  openPalette,
  paletteInput,
} from '@tests/support/commandPaletteFixture';
import { enterText, replaceText } from '@tests/support/enterText';
import { neverRespond, type RequestHandler, respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

const AGENCY_SIGN_IN_REQUEST = 'POST /platform/us-east/pso/api/v1/token/agency';

function mockWindowOpen(): jest.SpyInstance {
  return jest.spyOn(window, 'open').mockReturnValue(window);
}

it('opens a new tab with Ctrl+Enter, Ctrl+click and the middle button, with this tab as its opener', async () => {
  const openSpy = mockWindowOpen();
  const { user, currentUrl } = await openPalette(network);
  await enterText(user, paletteInput(), 'business');
  await waitFor(() => expect(listOptions()).toEqual(['Business Rules']));
  await user.keyboard('{Control>}{Enter}{/Control}');
  // With `noopener` the new tab would not copy the session from sessionStorage.
  expect(openSpy.mock.calls).toEqual([['/agency-dashboard/METRO/businessRules?region=us-east', '_blank']]);
  expect(currentUrl()).toBe(RIDERS_PATH);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  for (const event of [
    new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true }),
    new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true }),
  ]) {
    await user.keyboard('{Control>}k{/Control}');
    const option = await screen.findByRole('option', { name: /^All Passes/ });
    expect(option).toHaveAttribute('href', '/agency-dashboard/METRO/passes?region=us-east');
    fireEvent(option, event);
    expect(event.defaultPrevented).toBe(true);
  }
  expect(openSpy).toHaveBeenCalledTimes(3);
  expect(currentUrl()).toBe(RIDERS_PATH);
});

it('opens an agency in a new tab after signing in to it, because the new tab copies this tab’s tokens', async () => {
  const storedSessions: (string | null)[] = [];
  const openSpy = mockWindowOpen().mockImplementation(() => {
    storedSessions.push(sessionStorage.getItem(SESSION_STORAGE_KEY));
    return window;
  });
  const { user, store } = await openPalette(network, '/');
  await enterText(user, paletteInput(), 'cbta');
  await waitFor(() => expect(listOptions()[0]).toContain('Chesapeake Bay'));
  network.reset();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() =>
    expect(openSpy.mock.calls).toEqual([['/agency-dashboard/CBTA?region=us-east', '_blank']]),
  );
  expect(network.listWrites()).toEqual([AGENCY_SIGN_IN_REQUEST]);
  expect(storedSessions).toEqual([
    expect.stringContaining(store.getState().session.agencyTokens.CBTA ?? '-'),
  ]);
});

it('stays open when the browser blocks the new tab, because the sign-in took too long, and opens it the second time', async () => {
  const openSpy = mockWindowOpen().mockReturnValueOnce(null);
  const { user } = await openPalette(network, '/');
  await enterText(user, paletteInput(), 'cbta');
  await waitFor(() => expect(listOptions()[0]).toContain('Chesapeake Bay'));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The browser blocked the new tab. Try it again, or allow pop-ups for this page.',
  );
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(openSpy).toHaveBeenCalledTimes(2);
  expect(network.requests.filter((line) => line === AGENCY_SIGN_IN_REQUEST)).toHaveLength(1);
});

it('signs in to an agency with one request before it opens the agency, as the agency list does', async () => {
  const { user, currentUrl } = await openPalette(network, '/');
  await enterText(user, paletteInput(), 'cbta');
  await waitFor(() => expect(listOptions()[0]).toContain('Chesapeake Bay'));
  network.reset();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeInTheDocument();
  expect(currentUrl()).toBe('/agency-dashboard/CBTA');
  expect(network.listWrites()).toEqual([AGENCY_SIGN_IN_REQUEST]);
});

it('opens an agency without sign-in when its token is stored', async () => {
  const { user } = await openPalette(network, '/');
  await enterText(user, paletteInput(), 'metro');
  await waitFor(() => expect(listOptions()[0]).toContain('METRO'));
  network.reset();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeInTheDocument();
  expect(network.listWrites()).toEqual([]);
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

it('says that a pinned agency does not exist any more', async () => {
  const { user, store } = await openPalette(network, '/');
  act(() => void store.dispatch(agencyPinChanged({ region: 'usEast', agency: 'GONE', isPinned: true })));
  await enterText(user, paletteInput(), 'gone');
  await waitFor(() => expect(listOptions()[0]).toContain('GONE'));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Unable to log you in at this time. Please try again later :(There is no agency GONE.',
  );
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

/** Opens the palette in a region with 100 agencies on the first page; `respond` answers the request for the rest. */
async function openPaletteBeforeRest(respond: RequestHandler, times?: number) {
  const page = await renderRoute('/', network);
  const createAgencies = (from: number, count: number) =>
    Array.from({ length: count }, (_agency, index) => ({
      id: from + index,
      abbreviation: `A${from + index}`,
      name: from + index === 120 ? 'Syracuse Transit' : `Agency ${from + index}`,
    }));
  network.intercept('/agencies/?', respondWith(200, createAgencies(0, 100)));
  network.intercept('offset=100', respond, times);
  network.intercept('offset=100', respondWith(200, createAgencies(100, 30)));
  network.intercept('abbreviation=A120', respondWith(200, createAgencies(120, 1)));
  await page.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Command palette' });
  return page;
}

it('does not claim that an agency after the first 100 is missing while the rest is loading', async () => {
  const { user } = await openPaletteBeforeRest(neverRespond);
  await enterText(user, paletteInput(), 'syracuse');
  expect(
    await screen.findByText(
      'No page or agency matches “syracuse” among the first 100 agencies; the rest is loading',
    ),
  ).toBeInTheDocument();
  await replaceText(user, paletteInput(), 'A120');
  await waitFor(() => expect(listOptions()).toEqual(['Syracuse Transit · A120']));
});

it('finds an agency after the first 100 by its name; after a failure with Try again', async () => {
  const { user } = await openPaletteBeforeRest(respondWith(500), 1);
  expect(
    await screen.findByText('The agencies after the first 100 could not be loaded.'),
  ).toBeInTheDocument();
  await enterText(user, paletteInput(), 'syracuse');
  expect(
    await screen.findByText(
      'No page or agency matches “syracuse” among the first 100 agencies; the rest is not loaded',
    ),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(listOptions()).toEqual(['Syracuse Transit · A120']));
  await replaceText(user, paletteInput(), 'no such thing');
  expect(await screen.findByText('No page or agency matches “no such thing”')).toBeInTheDocument();
  await replaceText(user, paletteInput(), 'A12');
  expect(await screen.findByText(/^10 of \d+ results$/)).toBeInTheDocument();
});

it('says that the list could not be loaded anew, although it was complete before; Enter presses Try again', async () => {
  const { user, currentUrl } = await renderRoute('/agencies', network);
  await screen.findByText('1–30 of 130');
  network.intercept('/agencies/?', respondWith(500), 1);
  await user.keyboard('r');
  await screen.findByText('The agencies could not be loaded anew.');
  await user.keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('dialog', { name: 'Command palette' }));
  expect(palette.getByText('The agencies could not be loaded anew.')).toBeInTheDocument();
  await user.tab();
  expect(palette.getByRole('button', { name: 'Try again' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(palette.queryByText(/could not be loaded/)).not.toBeInTheDocument());
  expect(currentUrl()).toBe('/agencies');
});

it('names the look-up of an abbreviation when only that failed, and tries it again', async () => {
  const { user } = await openPaletteBeforeRest(neverRespond);
  network.intercept('abbreviation=NOSUCH', respondWith(500), 1);
  network.intercept('abbreviation=NOSUCH', respondWith(200, []));
  await enterText(user, paletteInput(), 'NOSUCH');
  expect(
    await screen.findByText('The agency with this abbreviation could not be looked up.'),
  ).toBeInTheDocument();
  expect(screen.queryByText('Unable to retrieve Agencies')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/could not be looked up/)).not.toBeInTheDocument());
});

it('denies no agency before it has been asked for', async () => {
  const { user, currentUrl } = await openPalette(network);
  await enterText(user, paletteInput(), 'chesapeake');
  await screen.findByRole('option', { name: /Chesapeake/ });
  network.intercept(
    'abbreviation=NEWAG',
    respondWith(200, [{ id: 999, abbreviation: 'NEWAG', name: 'New' }]),
  );
  await user.clear(paletteInput());
  await user.type(paletteInput(), 'NEWAG{Enter}');
  expect(screen.queryByText(/No page or agency matches/)).not.toBeInTheDocument();
  expect(currentUrl()).toBe(RIDERS_PATH);
  await waitFor(() => expect(listOptions()).toEqual(['New · NEWAG']));
});

it('still offers pages when the agencies can’t be loaded, and claims nothing about agencies', async () => {
  const { user } = await renderRoute('/', network);
  network.intercept(
    'abbreviation=SYR',
    respondWith(200, [{ id: 999, abbreviation: 'SYR', name: 'Syracuse' }]),
  );
  network.intercept('/agencies/?', respondWith(500));
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByText('Unable to retrieve Agencies')).toBeInTheDocument();
  expect(listOptions()).toContain('PSO Users');
  await enterText(user, paletteInput(), 'syracuse');
  expect(
    await screen.findByText('No page matches “syracuse”; the agencies are not loaded'),
  ).toBeInTheDocument();
  // The agency with exactly this abbreviation is asked for by itself.
  await replaceText(user, paletteInput(), 'SYR');
  await waitFor(() => expect(listOptions()).toEqual(['Syracuse · SYR']));
});
