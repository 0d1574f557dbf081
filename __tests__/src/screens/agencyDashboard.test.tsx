import { screen, within } from '@testing-library/react';
import { type FakeNetwork, openFakeNetwork, respondWith } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';
import { BROWSER_ZONE, readTimeZones } from '@tests/support/timeZones';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});

const CBTA_AGENCY = {
  id: 7,
  created: '2019-03-04T15:06:07.000Z',
  name: 'Chesapeake Bay Transit Authority',
  abbreviation: 'CBTA',
  databaseName: 'cbta_db',
  database_status: 'active',
  imperial: true,
  timezone: 109,
  country_code: 840,
};

async function readProfile(): Promise<Record<string, string | null>> {
  const profileList = await screen.findByLabelText('Agency profile');
  const terms = within(profileList).getAllByRole('term');
  const definitions = within(profileList).getAllByRole('definition');
  return Object.fromEntries(
    terms.map((term, index) => [term.textContent, definitions[index]?.textContent ?? null]),
  );
}

it('shows the agency’s profile in the order of the specification', async () => {
  const { goTo, user } = await renderRoute('/', network, { agencies: ['CBTA'] });
  network.intercept('/agencies/CBTA', respondWith(200, CBTA_AGENCY));
  await goTo('/agency-dashboard/CBTA');
  await screen.findByText('109 (America/New_York)');
  expect(await readProfile()).toEqual({
    ID: '7',
    // 12 hours without AM or PM, as specified; the tip below makes it unambiguous.
    Created: '03/04/2019 at 03:06:07',
    Name: 'Chesapeake Bay Transit Authority',
    Abbreviation: 'CBTA',
    'Database Name': 'cbta_db',
    Imperial: 'true',
    Timezone: '109 (America/New_York)',
    'Database Status': 'active',
    'Country Code': '840 (United States)',
  });
  expect(await readTimeZones(user, screen.getByRole('button', { name: '03/04/2019 at 03:06:07' }))).toEqual({
    [`Yours ${BROWSER_ZONE}`]: '03/04/2019 15:06:07',
    'CBTA America/New_York': '03/04/2019 10:06:07',
    UTC: '03/04/2019 15:06:07',
  });
  expect(document.title).toBe('AGENCY DASHBOARD · CBTA · US East');
});

it('shows a dash for each missing or invalid field', async () => {
  const { goTo } = await renderRoute('/', network, { agencies: ['CBTA'] });
  network.intercept(
    '/agencies/CBTA',
    respondWith(200, { id: 7, abbreviation: 'CBTA', created: 'soon', imperial: 'maybe' }),
  );
  await goTo('/agency-dashboard/CBTA');
  await screen.findByText('7');
  expect(Object.values(await readProfile())).toEqual(['7', '—', '—', 'CBTA', '—', '—', '—', '—', '—']);
});

it('links to the riders and shows no link back to itself', async () => {
  const { user, currentUrl } = await renderRoute('/agency-dashboard/CBTA', network, { agencies: ['CBTA'] });
  expect(screen.queryByText(/Return to/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: /All Riders/ }));
  await screen.findByRole('heading', { level: 1, name: 'RIDERS' });
  expect(currentUrl()).toBe('/agency-dashboard/CBTA/riders');
  await user.click(screen.getByRole('link', { name: 'Return to CBTA Dashboard' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeInTheDocument();
});

it('keeps the tiles usable when the profile cannot be loaded', async () => {
  const { goTo, user } = await renderRoute('/', network, { agencies: ['CBTA'] });
  network.intercept('/agencies/CBTA', respondWith(200, '<html>'), 1);
  await goTo('/agency-dashboard/CBTA');
  expect(await screen.findByText('Unable to retrieve Agency')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /All Riders/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Database Status')).toBeInTheDocument();
});
