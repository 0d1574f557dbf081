import { act, screen, waitFor, within } from '@testing-library/react';
import { formatTimestampIn } from '@/domain/dates';
import { checkResultStored } from '@/session/diagnosticsSlice';
import { ENTRY_VERSION } from '@/session/storage/safeStorage';
import { JOURNAL_STORAGE_KEY } from '@/session/storage/storageKeys';
import { DAY_MS } from '@tests/support/durations';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { createChange } from '@tests/support/journalFixture';
import { renderRoute } from '@tests/support/renderRoute';
import { BROWSER_ZONE, readTimeZones } from '@tests/support/timeZones';

const network = setUpNetwork();

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

/** The terms with their definitions, in the order on the screen. */
async function readProfile(): Promise<[string | null, string | null][]> {
  const profileList = await screen.findByLabelText('Agency profile');
  const terms = within(profileList).getAllByRole('term');
  const definitions = within(profileList).getAllByRole('definition');
  return terms.map((term, index) => [term.textContent, definitions[index]?.textContent ?? null]);
}

it('shows the agency’s profile in the order of the specification', async () => {
  const { goTo, user } = await renderRoute('/', network, { agencies: ['CBTA'] });
  network.intercept('/agencies/CBTA', respondWith(200, CBTA_AGENCY));
  await goTo('/agency-dashboard/CBTA');
  await screen.findByText('America/New_York (109)');
  expect(await readProfile()).toEqual([
    ['ID', '7'],
    // 12 hours without AM or PM, as specified; the tip below makes it unambiguous.
    ['Created', '03/04/2019 at 03:06:07'],
    ['Name', 'Chesapeake Bay Transit Authority'],
    ['Abbreviation', 'CBTA'],
    ['Database Name', 'cbta_db'],
    ['Imperial', 'yes (true)'],
    ['Timezone', 'America/New_York (109)'],
    ['Database Status', 'active'],
    ['Country Code', 'United States (840)'],
  ]);
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
  const values = (await readProfile()).map(([, value]) => value);
  expect(values).toEqual(['7', '—', '—', 'CBTA', '—', '—', '—', '—', '—']);
});

it('has the seven tiles in the order of the specification', async () => {
  await renderRoute('/agency-dashboard/CBTA', network, { agencies: ['CBTA'] });
  const tiles = within(screen.getByRole('navigation', { name: 'The agency’s pages' })).getAllByRole('link');
  expect(tiles.map((tile) => [tile.textContent, tile.getAttribute('href')])).toEqual(
    [
      ['All Riders', 'riders'],
      ['Purchase Orders', 'purchase-orders'],
      ['All Passes', 'passes'],
      ['Business Rules', 'businessRules'],
      ['Client App Features', 'agency-appfeatures'],
      ['Agency Diagnostics', 'agency-diagnostics'],
      ['Admins', 'admin-users'],
    ].map(([label, path]) => [
      expect.stringMatching(`^${label}`),
      `/agency-dashboard/CBTA/${path}?region=us-east`,
    ]),
  );
});

it('links to the riders and shows no link back to itself', async () => {
  const { user, currentUrl } = await renderRoute('/agency-dashboard/CBTA', network, { agencies: ['CBTA'] });
  expect(screen.queryByText(/Return to/)).not.toBeInTheDocument();
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: /All Riders/ }));
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
  expect(within(screen.getByRole('main')).getByRole('link', { name: /All Riders/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Database Status')).toBeInTheDocument();
});

it('says above the profile that a refresh of it has failed', async () => {
  const { user } = await renderRoute('/agency-dashboard/CBTA', network, { agencies: ['CBTA'] });
  await screen.findByText('Database Status');
  network.intercept('/agencies/CBTA', respondWith(400), 1);
  await user.keyboard('r');
  expect(await screen.findByText('Unable to retrieve Agency')).toBeVisible();
  expect(screen.getByText('Database Status')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('Unable to retrieve Agency')).not.toBeInTheDocument());
});

describe('the head', () => {
  it('has the agency’s name, abbreviation, state, and its time now', async () => {
    const { goTo } = await renderRoute('/', network, { agencies: ['CBTA'] });
    network.intercept(
      '/agencies/CBTA',
      respondWith(200, { ...CBTA_AGENCY, database_status: 'provisioning' }),
    );
    await goTo('/agency-dashboard/CBTA');
    const head = await screen.findByRole('heading', {
      level: 2,
      name: /^Chesapeake Bay Transit Authority CBTA/,
    });
    expect(within(head).getByText('provisioning')).toHaveAttribute('data-tone', 'wait');
    const details = await screen.findByText(/^America\/New_York, now/);
    await waitFor(() => {
      const [, time = ''] = formatTimestampIn(new Date().toISOString(), 'America/New_York')?.split(' ') ?? [];
      expect(details).toHaveTextContent(`America/New_York, now ${time.slice(0, 5)}`);
    });
  });

  it('has the abbreviation alone when the agency could not be loaded, and no time', async () => {
    const { goTo } = await renderRoute('/', network, { agencies: ['CBTA'] });
    network.intercept('/agencies/CBTA', respondWith(500));
    await goTo('/agency-dashboard/CBTA');
    expect(await screen.findByRole('heading', { level: 2, name: 'CBTA CBTA' })).toBeInTheDocument();
    expect(screen.queryByText(/, now/)).not.toBeInTheDocument();
  });

  it('pins and unpins the agency', async () => {
    const { user, store } = await renderRoute('/agency-dashboard/CBTA', network, { agencies: ['CBTA'] });
    const readPinned = () => store.getState().preferences?.agencies.usEast.pinned;
    const button = screen.getByRole('button', { name: 'Pin CBTA', pressed: false });
    await user.click(button);
    expect(readPinned()).toEqual(['CBTA']);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    await user.click(button);
    expect(readPinned()).toEqual([]);
  });
});

it('says on the tiles what this session has changed and checked in this agency', async () => {
  const at = Date.now();
  const features = { kind: 'features', name: 'pay', version: '1.0.0', platform: 'ios' } as const;
  const changes = [
    createChange({ id: 'a', at }),
    createChange({ id: 'b', at }),
    createChange({ id: 'c', at, agency: 'METRO' }),
    createChange({ id: 'd', at, outcome: 'failed' }),
    createChange({ id: 'e', at: at - DAY_MS }),
    createChange({ id: 'f', at, object: features, outcome: 'partly' }),
  ];
  sessionStorage.setItem(
    JOURNAL_STORAGE_KEY,
    JSON.stringify({ version: ENTRY_VERSION, changes, droppedCount: 0, isExported: false }),
  );
  const { store } = await renderRoute('/agency-dashboard/CBTA', network, { agencies: ['CBTA'] });
  const snapshot = {
    status: 'alert',
    ranAt: new Date(at).toISOString(),
    messages: [],
    facts: {},
    prints: {},
  } as const;
  act(
    () =>
      void store.dispatch(
        checkResultStored({ region: 'usEast', agency: 'CBTA', checkId: 'info', result: snapshot }),
      ),
  );
  const getTile = (name: RegExp) => within(screen.getByRole('main')).getByRole('link', { name });
  await waitFor(() => expect(getTile(/^Business Rules/)).toHaveTextContent(/rules2 changes by you today$/));
  expect(getTile(/^Client App Features/)).toHaveTextContent(/application1 to check$/);
  expect(getTile(/^Agency Diagnostics/)).toHaveTextContent(
    /configuration1 of 16 run: 1 alert, \d\d:\d\d your time$/,
  );
  expect(getTile(/^Admins/)).toHaveTextContent(/new ones$/);
});
