import { screen, waitFor, within } from '@testing-library/react';
import { ROUTES } from '@/app/routes';
import { PATTERNS } from '@/domain/paths';
import { selectPreferences } from '@/session/preferencesSlice';
import { openWire, type Wire } from '@tests/support/platform';
import { renderAt } from '@tests/support/renderAt';

let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});

const METRO = { agencies: ['METRO'] };
const items = () => within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');

const SHELL = ROUTES.filter(({ chrome }) => chrome === 'shell').map(({ name, title }) => ({
  title,
  path: PATTERNS[name].replace(':abbreviation', 'METRO').replace(':user_id', '1000100'),
}));

it.each(SHELL)('$path: region, agency and the page, which is marked', async ({ path, title }) => {
  await renderAt(path, wire, METRO);
  expect(items().map(({ textContent }) => textContent)).toEqual([
    'USUS East',
    ...(path.includes('METRO') ? ['METRO▾'] : []),
    title,
  ]);
  expect(items().map((item) => item.getAttribute('aria-current'))).toEqual([
    ...items()
      .slice(1)
      .map(() => null),
    'page',
  ]);
  expect(within(items()[0] as HTMLElement).getByRole('link', { name: 'US East' })).toHaveAttribute(
    'href',
    '/agencies',
  );
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

it('leads to the agency’s dashboard, but not from its login', async () => {
  const { goTo } = await renderAt('/agency-dashboard/METRO/passes', wire, METRO);
  expect(within(items()[1] as HTMLElement).getByRole('link', { name: 'METRO' })).toHaveAttribute(
    'href',
    '/agency-dashboard/METRO',
  );
  await goTo('/agency-login/METRO');
  expect(within(items()[1] as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
});

it('has nothing to switch by, nor a dashboard to lead to, without an operator', async () => {
  await renderAt('/agency-login/METRO', wire, 'guest');
  expect(items().map(({ textContent }) => textContent)).toEqual(['USUS East', 'METRO', 'AGENCY LOGIN']);
  expect(within(items()[1] as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
});

it('names no agency on a page that does not exist', async () => {
  await renderAt('/agency-dashboard/a%20b/riders', wire, METRO);
  expect(items().map(({ textContent }) => textContent)).toEqual(['USUS East', 'NOT FOUND']);
});

it('an agency whose page is entered is remembered as the latest; one that may not be entered is not', async () => {
  const { store, goTo } = await renderAt('/agency-dashboard/METRO', wire, { agencies: ['METRO', 'CBTA'] });
  const recent = () => selectPreferences(store.getState()).agencies.usEast.recent;
  await waitFor(() => expect(recent()).toEqual(['METRO']));
  await goTo('/agency-dashboard/CBTA/riders');
  await goTo('/agency-dashboard/CBTA/passes');
  expect(recent()).toEqual(['CBTA', 'METRO']);
  await goTo('/agency-dashboard/METRO/riders');
  expect(recent()).toEqual(['METRO', 'CBTA']);
  await goTo('/agency-dashboard/AAT');
  expect(await screen.findByRole('heading', { level: 1, name: 'AGENCY LOGIN' })).toBeInTheDocument();
  expect(recent()).toEqual(['METRO', 'CBTA']);
});
