import { screen, waitFor, within } from '@testing-library/react';
import { ROUTES } from '@/app/routing/routes';
import { PAGE_TITLES, ROUTE_PATTERNS } from '@/domain/paths';
import { selectPreferences } from '@/session/preferences/preferencesSlice';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

const METRO_SESSION = { agencies: ['METRO'] };
/** The region's badge `US` and its name. */
const REGION_ITEM_TEXT = 'USUS East';
const listItems = () =>
  within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');

/** The lists above the page of one rider, and above the forms that create an entry of a list. */
const PARENTS: Partial<Record<string, readonly string[]>> = {
  agencyCreation: ['AGENCIES'],
  riderProfile: ['RIDERS'],
  adminRegistration: ['ADMIN USERS'],
};
const SHELL_ROUTES = ROUTES.filter(({ access }) => access !== 'guest').map(({ name }) => ({
  title: PAGE_TITLES[name],
  parents: PARENTS[name] ?? [],
  path: ROUTE_PATTERNS[name].replace(':abbreviation', 'METRO').replace(':user_id', '1000100'),
}));

it.each(SHELL_ROUTES)('$path shows region and agency, and the page once, as its title', async (route) => {
  const { path, parents, title } = route;
  await renderRoute(path, network, METRO_SESSION);
  expect(listItems().map(({ textContent }) => textContent)).toEqual([
    REGION_ITEM_TEXT,
    ...(path.includes('METRO') ? ['METRO'] : []),
    ...parents,
  ]);
  expect(within(listItems()[0] as HTMLElement).getByRole('link', { name: 'US East' })).toHaveAttribute(
    'href',
    '/agencies?region=us-east',
  );
  const titles = screen.getAllByRole('heading', { level: 1 });
  expect(titles.map(({ textContent }) => textContent)).toEqual([title]);
});

it('has the agency as a button that opens the switcher', async () => {
  const { user } = await renderRoute('/agency-dashboard/METRO/passes', network, METRO_SESSION);
  await user.click(
    within(listItems()[1] as HTMLElement).getByRole('button', { name: 'METRO: switch agency' }),
  );
  expect(await screen.findByRole('dialog', { name: 'Switch agency' })).toBeInTheDocument();
});

it('has neither a switch button nor a link without an operator', async () => {
  await renderRoute('/agency-login/METRO', network, 'guest');
  expect(listItems().map(({ textContent }) => textContent)).toEqual([REGION_ITEM_TEXT, 'METRO']);
  expect(within(listItems()[1] as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
  expect(within(listItems()[1] as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
});

it('shows no agency on a page that does not exist', async () => {
  await renderRoute('/agency-dashboard/a%20b/riders', network, METRO_SESSION);
  expect(listItems().map(({ textContent }) => textContent)).toEqual([REGION_ITEM_TEXT]);
});

it('stores an opened agency as the most recent one, but not an agency that the operator may not enter', async () => {
  const { store, goTo } = await renderRoute('/agency-dashboard/METRO', network, {
    agencies: ['METRO', 'CBTA'],
  });
  const recentAgencies = () => selectPreferences(store.getState()).agencies.usEast.recent;
  await waitFor(() => expect(recentAgencies()).toEqual(['METRO']));
  await goTo('/agency-dashboard/CBTA/riders');
  await goTo('/agency-dashboard/CBTA/passes');
  expect(recentAgencies()).toEqual(['CBTA', 'METRO']);
  await goTo('/agency-dashboard/METRO/riders');
  expect(recentAgencies()).toEqual(['METRO', 'CBTA']);
  await goTo('/agency-dashboard/AAT');
  expect(await screen.findByRole('heading', { level: 1, name: 'AGENCY LOGIN' })).toBeInTheDocument();
  expect(recentAgencies()).toEqual(['METRO', 'CBTA']);
});
