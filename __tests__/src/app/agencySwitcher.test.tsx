import { act, screen, waitFor, within } from '@testing-library/react';
import { getAgencyLabel } from '@/app/agency-switcher/useAgencyOptions';
import { selectPreferences } from '@/session/preferences/preferencesSlice';
import { PREFERENCES_STORAGE_KEY } from '@/session/storage/storageKeys';
import { enterText, replaceText } from '@tests/support/enterText';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

const AGENCY_SIGN_IN_REQUEST = 'POST /platform/us-east/pso/api/v1/token/agency';
const METRO_DASHBOARD_PATH = '/agency-dashboard/METRO';
const BOTH_AGENCIES = { agencies: ['METRO', 'CBTA'] };

const switchButton = () => screen.getByRole('button', { name: /switch agency/i });
const filterInput = () => screen.getByLabelText('Filter agencies');

async function openSwitcher({ path = `${METRO_DASHBOARD_PATH}/riders`, session = BOTH_AGENCIES } = {}) {
  const page = await renderRoute(path, network, session);
  await page.user.click(switchButton());
  const popup = await screen.findByRole('dialog', { name: /switch agency/i });
  await within(popup).findByRole('heading', { name: 'All agencies' });
  const getGroup = (name: string) => within(popup).getByRole('region', { name });
  return { ...page, popup, getGroup };
}

it.each([
  ['', ''],
  ['/riders', '/riders'],
  ['/riders?any=1', '/riders'],
  ['/riders/1000100', '/riders'],
  ['/purchase-orders', '/purchase-orders'],
  ['/passes', '/passes'],
  ['/businessRules', '/businessRules'],
  ['/agency-diagnostics', '/agency-diagnostics'],
  ['/agency-appfeatures', '/agency-appfeatures'],
  ['/admin-users', '/admin-users'],
  ['/admin-registration', '/admin-registration'],
])('links from METRO’s page “%s” to CBTA’s page “%s”', async (from, to) => {
  const { user, currentUrl, getGroup } = await openSwitcher({ path: `${METRO_DASHBOARD_PATH}${from}` });
  const link = within(getGroup('All agencies')).getByRole('link', { name: /CBTA/ });
  expect(link).toHaveAttribute('href', `/agency-dashboard/CBTA${to}?region=us-east`);
  await user.click(link);
  await waitFor(() => expect(currentUrl()).toBe(`/agency-dashboard/CBTA${to}`));
  expect(screen.queryByRole('dialog', { name: /switch agency/i })).not.toBeInTheDocument();
  expect(network.requests).not.toContain(AGENCY_SIGN_IN_REQUEST);
});

it('links from the agency’s login to the other agency’s dashboard', async () => {
  const { getGroup } = await openSwitcher({ path: '/agency-login/METRO' });
  expect(within(getGroup('All agencies')).getByRole('link', { name: /CBTA/ })).toHaveAttribute(
    'href',
    '/agency-dashboard/CBTA?region=us-east',
  );
});

it('signs in to the other agency first when its token is missing', async () => {
  const { user, currentUrl } = await openSwitcher({ session: { agencies: ['METRO'] } });
  expect(filterInput()).toHaveFocus();
  await enterText(user, filterInput(), 'cbta');
  await screen.findByRole('heading', { name: 'Agencies' });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(currentUrl()).toBe('/agency-dashboard/CBTA/riders'));
  expect(network.listWrites()).toEqual([AGENCY_SIGN_IN_REQUEST]);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'RIDERS' })).toHaveFocus());
});

it('stays open and shows why the sign-in to the other agency fails', async () => {
  const { user, currentUrl, getGroup } = await openSwitcher({ session: { agencies: ['METRO'] } });
  network.intercept(AGENCY_SIGN_IN_REQUEST, respondWith(200, { token: 'token\n' }));
  await user.click(within(getGroup('All agencies')).getByRole('link', { name: /CBTA/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /Unable to log you in at this time.*The platform sent a token that cannot be used/,
  );
  expect(currentUrl()).toBe(`${METRO_DASHBOARD_PATH}/riders`);
});

it('opens the other agency in a new tab with Ctrl+click', async () => {
  const openSpy = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user, currentUrl, getGroup } = await openSwitcher();
  await user.keyboard('{Control>}');
  await user.click(within(getGroup('All agencies')).getByRole('link', { name: /CBTA/ }));
  expect(openSpy.mock.calls).toEqual([['/agency-dashboard/CBTA/riders?region=us-east', '_blank']]);
  expect(currentUrl()).toBe(`${METRO_DASHBOARD_PATH}/riders`);
});

it('lists pinned agencies above the recent ones and keeps the focus inside', async () => {
  const { user, store, goTo, getGroup } = await openSwitcher();
  await user.click(within(getGroup('All agencies')).getByRole('button', { name: 'Pin CBTA' }));
  expect(selectPreferences(store.getState()).agencies.usEast.pinned).toEqual(['CBTA']);
  const pinButton = within(getGroup('Pinned')).getByRole('button', { name: 'Pin CBTA' });
  expect(pinButton).toHaveAttribute('aria-pressed', 'true');
  await user.click(pinButton);
  expect(selectPreferences(store.getState()).agencies.usEast.pinned).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Pinned' })).not.toBeInTheDocument();
  expect(filterInput()).toHaveFocus();
  await user.keyboard('{Escape}');
  await goTo('/agency-dashboard/CBTA');
  await user.click(switchButton());
  const recentGroup = await screen.findByRole('region', { name: 'Recent' });
  expect(within(recentGroup).getByRole('link', { name: /METRO/ })).toBeInTheDocument();
  // The current agency is not offered.
  expect(within(recentGroup).queryByRole('link', { name: /CBTA/ })).not.toBeInTheDocument();
});

it('marks a pinned agency that the complete list does not have, and leaves it out of all agencies', async () => {
  const stored = { version: 1, agencies: { usEast: { pinned: ['GONE'], recent: [] } } };
  localStorage.setItem(PREFERENCES_STORAGE_KEY, JSON.stringify(stored));
  const { user, popup, getGroup } = await openSwitcher();
  await waitFor(() =>
    expect(within(getGroup('Pinned')).getByRole('link')).toHaveAccessibleName(/^GONE\s*not in the list$/),
  );
  expect(within(getGroup('All agencies')).queryByRole('link', { name: /GONE/ })).not.toBeInTheDocument();
  await enterText(user, filterInput(), 'gone');
  expect(await within(popup).findByText('No agency matches “gone”')).toBeInTheDocument();
});

it('moves the focus with the arrow keys; Esc or a click outside closes the list, and Esc returns the focus', async () => {
  const { user, popup } = await openSwitcher();
  const links = within(popup).getAllByRole('link');
  await user.keyboard('{ArrowDown}');
  expect(links[0]).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(links[1]).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(filterInput()).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(popup).not.toBeInTheDocument();
  expect(switchButton()).toHaveFocus();
  await user.click(switchButton());
  await screen.findByRole('dialog', { name: /switch agency/i });
  await user.click(screen.getByRole('main'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('closes when the focus leaves it', async () => {
  const { popup } = await openSwitcher();
  act(() => screen.getByLabelText('Filter').focus());
  expect(popup).not.toBeInTheDocument();
  expect(screen.getByLabelText('Filter')).toHaveFocus();
});

it('announces how many agencies match, and when none does', async () => {
  const { user, popup, getGroup } = await openSwitcher();
  const status = within(popup).getByRole('status');
  expect(status).toBeEmptyDOMElement();
  await enterText(user, filterInput(), 'transit');
  await waitFor(() => expect(status).toHaveTextContent(/^[1-9]\d* results$/));
  expect(status).toHaveTextContent(`${within(getGroup('Agencies')).getAllByRole('link').length} results`);
  await replaceText(user, filterInput(), 'cbta');
  await waitFor(() => expect(status).toHaveTextContent(/^1 result$/));
  await replaceText(user, filterInput(), 'zzzz');
  expect(await screen.findByText('No agency matches “zzzz”')).toBeInTheDocument();
});

it('says that the only match is the open agency, which is not in the list', async () => {
  const { user } = await openSwitcher({ path: '/agency-dashboard/CBTA' });
  await enterText(user, filterInput(), 'cbta');
  expect(await screen.findByText('CBTA is open already')).toBeInTheDocument();
});

it('does not claim that an agency is missing until all are read; after a failure with Try again', async () => {
  const page = await renderRoute(METRO_DASHBOARD_PATH, network, BOTH_AGENCIES);
  const rest = [{ id: 999, abbreviation: 'SYR', name: 'Syracuse Transit' }];
  network.intercept('offset=100', respondWith(500), 1);
  network.intercept('offset=100', respondWith(200, rest));
  await page.user.click(switchButton());
  expect(await screen.findByRole('heading', { name: 'Agencies, the first 100' })).toBeInTheDocument();
  expect(
    await screen.findByText('The agencies after the first 100 could not be loaded.'),
  ).toBeInTheDocument();
  await enterText(page.user, filterInput(), 'syracuse');
  expect(
    await screen.findByText('No agency among the first 100 matches “syracuse”; the rest is not loaded'),
  ).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Syracuse Transit/ })).toBeInTheDocument();
});

it('claims nothing about agencies when they can’t be loaded; a typed abbreviation is asked for by itself', async () => {
  const { user } = await renderRoute(METRO_DASHBOARD_PATH, network, { agencies: ['METRO'] });
  network.intercept(
    'abbreviation=SYR',
    respondWith(200, [{ id: 999, abbreviation: 'SYR', name: 'Syracuse' }]),
  );
  network.intercept('abbreviation=NOSUCH', respondWith(500));
  network.intercept('/agencies/?', respondWith(500), 1);
  await user.click(switchButton());
  expect(await screen.findByText('Unable to retrieve Agencies')).toBeInTheDocument();
  await enterText(user, filterInput(), 'syracuse');
  expect(await screen.findByText('The agencies are not loaded.')).toBeInTheDocument();
  expect(screen.queryByText(/No agency/)).not.toBeInTheDocument();
  await replaceText(user, filterInput(), 'SYR');
  expect(await screen.findByRole('link', { name: /Syracuse/ })).toBeInTheDocument();
  await replaceText(user, filterInput(), 'NOSUCH');
  expect(
    await screen.findByText('The agency with this abbreviation could not be looked up.'),
  ).toBeInTheDocument();
  const listAlert = screen.getByText('Unable to retrieve Agencies').closest<HTMLElement>('.failure-alert');
  await user.click(within(listAlert ?? document.body).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No agency matches “NOSUCH”')).toBeInTheDocument();
});

it('names an agency without a name by its abbreviation', () => {
  expect(getAgencyLabel({ id: 1, abbreviation: 'SYR', name: '' })).toBe('SYR');
});

it('is not shown outside an agency’s pages', async () => {
  await renderRoute('/agencies', network);
  expect(screen.queryByRole('button', { name: /switch agency/i })).not.toBeInTheDocument();
});
