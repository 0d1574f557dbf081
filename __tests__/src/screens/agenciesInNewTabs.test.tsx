import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SESSION_STORAGE_KEY } from '@/session/storage/storageKeys';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';
import { waitForSideEffects } from '@tests/support/waitForSideEffects';

const network = setUpNetwork();

const SIGN_IN_REQUEST = 'POST /platform/us-east/pso/api/v1/token/agency';
const BLOCKED_TEXT = 'The browser blocked the new tab. Try it again, or allow pop-ups for this page.';

/** None of the agencies is signed in to. */
async function openAgencies() {
  const page = await renderRoute('/agencies?filter=area', network);
  const table = await screen.findByRole('table', { name: 'Agencies' });
  await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'false'));
  const signIns = () => network.requests.filter((line) => line === SIGN_IN_REQUEST);
  return { ...page, table, signIns };
}

const getLink = (table: HTMLElement, index = 0) => within(table).getAllByRole('link')[index] as HTMLElement;
const pressMiddle = (link: HTMLElement) =>
  fireEvent(link, new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true }));

it('signs in to an agency before it opens in a new tab, which copies this tab’s tokens', async () => {
  const storedSessions: (string | null)[] = [];
  const open = jest.spyOn(window, 'open').mockImplementation(() => {
    storedSessions.push(sessionStorage.getItem(SESSION_STORAGE_KEY));
    return window;
  });
  const { table, signIns, store, currentUrl } = await openAgencies();
  const href = getLink(table).getAttribute('href') ?? '';
  const [, agency = ''] = /agency-dashboard\/(\w+)/.exec(href) ?? [];
  fireEvent.click(getLink(table), { ctrlKey: true });
  await waitFor(() => expect(open.mock.calls).toEqual([[href, '_blank']]));
  expect(storedSessions).toEqual([
    expect.stringContaining(store.getState().session.agencyTokens[agency] ?? '-'),
  ]);
  pressMiddle(getLink(table));
  expect(open).toHaveBeenCalledTimes(2);
  expect(signIns()).toHaveLength(1);
  expect(currentUrl()).toBe('/agencies?filter=area');
});

it('opens a tab for each agency that is pressed before the first is signed in to, also after this tab goes on', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(window);
  const { user, table, signIns } = await openAgencies();
  const links = [0, 1, 2].map((index) => getLink(table, index));
  const [first, second] = links.map((link) => link.getAttribute('href'));
  const signIn = network.hold('/token/agency', network.forward, 2);
  pressMiddle(links[0] as HTMLElement);
  pressMiddle(links[0] as HTMLElement);
  pressMiddle(links[1] as HTMLElement);
  await waitFor(() => expect(signIns()).toHaveLength(2));
  await user.click(links[2] as HTMLElement);
  await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' });
  signIn();
  await waitFor(() => expect(open.mock.calls.map(([path]) => path)).toEqual([first, second]));
  expect(signIns()).toHaveLength(3);
});

it('names the agency that is still being opened after another one has its tab', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(window);
  const { table, signIns } = await openAgencies();
  const links = [0, 1].map((index) => getLink(table, index));
  const [, first = ''] = /agency-dashboard\/(\w+)/.exec(links[0]?.getAttribute('href') ?? '') ?? [];
  const signInToFirst = network.hold('/token/agency');
  const signInToSecond = network.hold('/token/agency');
  for (const link of links) pressMiddle(link);
  await waitFor(() => expect(signIns()).toHaveLength(2));
  signInToSecond();
  await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(screen.getByText(/^Opening /)).toHaveTextContent(`Opening ${first}…`));
  signInToFirst();
  await waitFor(() => expect(screen.queryByText(/^Opening /)).not.toBeInTheDocument());
});

it('opens no tab after a sign-out', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(window);
  const { user, table, leaveReasons } = await openAgencies();
  const signIn = network.hold('/token/agency');
  pressMiddle(getLink(table));
  await waitFor(() => expect(network.requestsTo('/token/agency')).toHaveLength(1));
  await user.click(screen.getByRole('link', { name: 'Sign Out' }));
  signIn();
  await waitForSideEffects();
  expect(leaveReasons).toEqual(['signedOut']);
  expect(open).not.toHaveBeenCalled();
});

it('says that the browser blocked the tab, or why the sign-in failed', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValueOnce(null).mockReturnValue(window);
  const { table } = await openAgencies();
  network.intercept('/token/agency', respondWith(500), 1);
  fireEvent.click(getLink(table), { ctrlKey: true });
  expect(
    await screen.findByText('Unable to log you in at this time. Please try again later :('),
  ).toBeInTheDocument();
  expect(open).not.toHaveBeenCalled();
  fireEvent.click(getLink(table), { ctrlKey: true });
  expect(await screen.findByText(BLOCKED_TEXT)).toBeInTheDocument();
  fireEvent.click(getLink(table), { ctrlKey: true });
  await waitFor(() => expect(screen.queryByText(BLOCKED_TEXT)).not.toBeInTheDocument());
  expect(open).toHaveBeenCalledTimes(2);
});

it('signs in to each selected agency before it opens in its tab', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValueOnce(window).mockReturnValueOnce(null);
  const { user, table, signIns } = await openAgencies();
  await user.click(screen.getByRole('button', { name: 'Select' }));
  for (const box of (await within(table).findAllByRole('checkbox')).slice(0, 2)) await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Open in tabs' }));
  expect(await screen.findByText('The browser opened 1 of 2 tabs.')).toBeInTheDocument();
  expect(screen.getByText(BLOCKED_TEXT)).toBeInTheDocument();
  open.mockReturnValue(window);
  await user.click(screen.getByRole('button', { name: 'Open 1 more' }));
  await waitFor(() => expect(screen.queryByText(/^The browser opened/)).not.toBeInTheDocument());
  const paths = within(table)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(open.mock.calls.map(([path]) => path)).toEqual([paths[0], paths[1], paths[1]]);
  expect(signIns()).toHaveLength(2);
});
