import { screen, within } from '@testing-library/react';
import { answer, openWire, type Wire } from '@tests/support/platform';
import { renderAt } from '@tests/support/renderAt';

let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});

const record = {
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

async function facts(): Promise<Record<string, string | null>> {
  const list = await screen.findByLabelText('Agency profile');
  const terms = within(list).getAllByRole('term');
  const definitions = within(list).getAllByRole('definition');
  return Object.fromEntries(
    terms.map((term, at) => [term.textContent, definitions[at]?.textContent ?? null]),
  );
}

it('shows who the agency is, in the specification’s order', async () => {
  const { goTo } = await renderAt('/', wire, { agencies: ['CBTA'] });
  wire.fault('/agencies/CBTA', answer(200, record));
  await goTo('/agency-dashboard/CBTA');
  await screen.findByText('109 (America/New_York)');
  expect(await facts()).toEqual({
    ID: '7',
    Created: '03/04/2019 at 03:06:07',
    Name: 'Chesapeake Bay Transit Authority',
    Abbreviation: 'CBTA',
    'Database Name': 'cbta_db',
    Imperial: 'true',
    Timezone: '109 (America/New_York)',
    'Database Status': 'active',
    'Country Code': '840 (United States)',
  });
  expect(screen.getByTitle('03/04/2019 15:06:07 UTC')).toBeInTheDocument();
  expect(document.title).toBe('AGENCY DASHBOARD · CBTA · US East');
});

it('shows a dash for what is missing', async () => {
  const { goTo } = await renderAt('/', wire, { agencies: ['CBTA'] });
  wire.fault(
    '/agencies/CBTA',
    answer(200, { id: 7, abbreviation: 'CBTA', created: 'soon', imperial: 'maybe' }),
  );
  await goTo('/agency-dashboard/CBTA');
  await screen.findByText('7');
  expect(Object.values(await facts())).toEqual(['7', '—', '—', 'CBTA', '—', '—', '—', '—', '—']);
});

it('leads to the riders, and has no banner to itself', async () => {
  const { user, address } = await renderAt('/agency-dashboard/CBTA', wire, { agencies: ['CBTA'] });
  expect(screen.queryByText(/Return to/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: /All Riders/ }));
  await screen.findByRole('heading', { level: 1, name: 'RIDERS' });
  expect(address()).toBe('/agency-dashboard/CBTA/riders');
  await user.click(screen.getByRole('link', { name: 'Return to CBTA Dashboard' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeInTheDocument();
});

it('a record that cannot be read leaves the tiles alive', async () => {
  const { goTo, user } = await renderAt('/', wire, { agencies: ['CBTA'] });
  wire.fault('/agencies/CBTA', answer(200, '<html>'), 1);
  await goTo('/agency-dashboard/CBTA');
  expect(await screen.findByText('Unable to retrieve Agency')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /All Riders/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Database Status')).toBeInTheDocument();
});
