import { agencyApi } from '@/api/agency';
import { agencySettingsApi } from '@/api/agencySettings';
import { type NewAgency } from '@/domain/entities/agency';
import { createTestStore } from '@tests/support/createTestStore';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';

const endpoints = { ...agencyApi.endpoints, ...agencySettingsApi.endpoints };
const network = setUpNetwork();
const createStore = () => createTestStore({}, network);

const NEW_AGENCY: NewAgency = {
  name: 'Lakeshore Transit',
  databaseName: 'LAKESHORE',
  abbreviation: 'LAKESHORE',
  imperial: true,
  timezone: 109,
  country_code: 840,
  featuresets: [{ featureset_id: 3, enabled: true }],
};

it('lists the first 100 agencies by abbreviation', async () => {
  const { data } = await (await createStore()).dispatch(endpoints.listAgencies.initiate());
  const names = data?.pages[0]?.rows.map(({ abbreviation }) => abbreviation) ?? [];
  expect(names.length).toBeGreaterThan(20);
  expect(names).toEqual([...names].sort());
  expect(data?.pages[0]?.invalidRowCount).toBe(0);
});

it('parses an empty list, and leaves out and counts the invalid rows', async () => {
  const emptyStore = await createStore();
  network.intercept('GET /platform/us-east/agency/api/v4/agencies/', respondWith(200, []));
  expect((await emptyStore.dispatch(endpoints.listAgencies.initiate())).data?.pages).toMatchObject([
    { rows: [], invalidRowCount: 0 },
  ]);

  const mixedStore = await createStore();
  const rows = [{ id: 1, abbreviation: 'A' }, { id: 2 }, 'text', null];
  network.intercept('GET /platform/us-east/agency/api/v4/agencies/', respondWith(200, { data: { rows } }));
  const { data } = await mixedStore.dispatch(endpoints.listAgencies.initiate());
  expect(data?.pages).toMatchObject([{ rows: [{ id: 1, name: null }], invalidRowCount: 3 }]);
});

describe('after the first 100 agencies', () => {
  const createAgencies = (from: number, count: number) =>
    Array.from({ length: count }, (_agency, index) => ({
      id: from + index,
      abbreviation: `A${from + index}`,
    }));

  /** Lets the service have these agencies per page, reads pages until there is no next one, and returns the calls. */
  async function readAll(pages: Record<string, { id: number; abbreviation: string }[]>): Promise<{
    offsets: string[];
    ids: Set<unknown>;
  }> {
    const store = await createStore();
    for (const [query, rows] of Object.entries(pages)) network.intercept(query, respondWith(200, rows));
    const { initiate } = endpoints.listAgencies;
    let list = await store.dispatch(initiate());
    while (list.hasNextPage) list = await store.dispatch(initiate(undefined, { direction: 'forward' }));
    const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
    return {
      offsets: network.requests.map((line) => /offset=(\d+)/.exec(line)?.[1] ?? 'first'),
      ids: new Set(rows.map(({ id }) => id)),
    };
  }

  it('reads page after page by offset, until a page is not full', async () => {
    const { offsets, ids } = await readAll({
      'order=abbreviation': createAgencies(1, 100),
      'offset=100': createAgencies(101, 100),
      'offset=200': createAgencies(201, 7),
    });
    expect(offsets).toEqual(['first', '100', '200']);
    expect(ids.size).toBe(207);
    expect(network.requests[1]).toBe('GET /platform/us-east/agency/api/v4/agencies?limit=100&offset=100');
  });

  it('makes one call when there are fewer, or when the service ignores the limit', async () => {
    expect((await readAll({ '/agencies/?': createAgencies(1, 99) })).offsets).toEqual(['first']);
    network.reset();
    expect((await readAll({ '/agencies/?': createAgencies(1, 101) })).offsets).toEqual(['first']);
  });

  it('ends after an empty page, and after a second page without a new agency', async () => {
    const first = createAgencies(1, 100);
    expect((await readAll({ '/agencies/?': first, 'offset=100': [] })).offsets).toEqual(['first', '100']);
    network.reset();
    // A service that ignores the offset.
    expect((await readAll({ '/agencies': first })).offsets).toEqual(['first', '100', '200']);
  });

  it('reads on when a page by offset has the first 100 again, because it can be in another order', async () => {
    const { offsets, ids } = await readAll({
      'order=abbreviation': createAgencies(1, 100),
      'offset=100': createAgencies(1, 100),
      'offset=200': createAgencies(201, 40),
      'offset=0': createAgencies(101, 100),
    });
    expect(offsets).toEqual(['first', '100', '200', '0']);
    expect(ids.size).toBe(240);
  });

  it('reads offset 0 too when the service sorts the pages by offset in another order', async () => {
    const { offsets, ids } = await readAll({
      'order=abbreviation': createAgencies(31, 100),
      'offset=100': createAgencies(101, 30),
      'offset=0': createAgencies(1, 100),
    });
    expect(offsets).toEqual(['first', '100', '0']);
    expect(ids.size).toBe(130);
  });

  it('makes two calls for the 130 agencies of the local platform', async () => {
    const { offsets, ids } = await readAll({});
    expect(offsets).toEqual(['first', '100']);
    expect(ids.size).toBeGreaterThan(100);
  });
});

it('finds an agency by its abbreviation; the result may be empty', async () => {
  const store = await createStore();
  const found = await store.dispatch(endpoints.findAgency.initiate({ abbreviation: 'CBTA' }));
  expect(found.data?.rows).toMatchObject([{ abbreviation: 'CBTA' }]);
  const emptyResult = await store.dispatch(endpoints.findAgency.initiate({ abbreviation: 'NOBODY' }));
  expect(emptyResult.data?.rows).toEqual([]);
});

it('gets an agency with one alias of its database name; an unknown agency is a 404', async () => {
  const store = await createStore();
  const { data } = await store.dispatch(endpoints.getAgency.initiate({ abbreviation: 'CBTA' }));
  expect(data).toMatchObject({ id: 1, abbreviation: 'CBTA', databasename: 'CBTA' });
  const { error } = await store.dispatch(endpoints.getAgency.initiate({ abbreviation: 'NOBODY' }));
  expect(error).toMatchObject({ kind: 'status', status: 404 });
});

it('creates an agency once; the platform rejects a second agency with the same abbreviation or name', async () => {
  const store = await createStore();
  const { data } = await store.dispatch(endpoints.createAgency.initiate(NEW_AGENCY));
  expect(data).toMatchObject({ abbreviation: 'LAKESHORE', name: 'Lakeshore Transit', imperial: true });
  const duplicate = await store.dispatch(endpoints.createAgency.initiate(NEW_AGENCY));
  expect(duplicate.error).toMatchObject({ status: 409 });
  const sameName = { ...NEW_AGENCY, abbreviation: 'LAKE2', databaseName: 'LAKE2' };
  const { error } = await store.dispatch(endpoints.createAgency.initiate(sameName));
  expect(error).toMatchObject({ status: 400, extra: expect.stringContaining('agency_name_key') });
});

it('gets the mail settings; an agency without mail settings is a 404', async () => {
  const store = await createStore();
  const { data } = await store.dispatch(endpoints.getMailSettings.initiate({ agencyId: 1 }));
  expect(data).toMatchObject({ agency_id: 1, sender: expect.stringContaining('@') });
  const { error } = await store.dispatch(endpoints.getMailSettings.initiate({ agencyId: 99_999 }));
  expect(error).toMatchObject({ kind: 'status', status: 404 });
});

it('lists all feature sets, and the feature sets of an agency', async () => {
  const store = await createStore();
  const all = await store.dispatch(endpoints.listFeaturesets.initiate());
  expect(all.data?.rows).toContainEqual({ id: 3, name: expect.any(String) });
  const cbtaFeaturesets = await store.dispatch(
    endpoints.listAgencyFeaturesets.initiate({ abbreviation: 'CBTA' }),
  );
  expect(cbtaFeaturesets.data?.rows).toContainEqual({
    featureset_id: 3,
    name: expect.any(String),
    enabled: true,
  });
  network.intercept('agencyFeaturesets', respondWith(200, { featuresets: null }));
  const emptyResult = await store.dispatch(
    endpoints.listAgencyFeaturesets.initiate({ abbreviation: 'OTHER' }),
  );
  expect(emptyResult.data?.rows).toEqual([]);
});

it('merges five pages of time zones and three of countries', async () => {
  const store = await createStore();
  const zones = await store.dispatch(endpoints.listTimeZones.initiate());
  expect(zones.data).toMatchObject({ missingPages: [], invalidRowCount: 0 });
  expect(zones.data?.rows.length).toBeGreaterThan(400);
  const countries = await store.dispatch(endpoints.listCountries.initiate());
  expect(countries.data?.rows.length).toBeGreaterThan(200);
  expect(countries.data?.rows).toContainEqual({ country_code: 840, name: expect.any(String) });
  expect(network.requests).toEqual([
    ...[0, 100, 200, 300, 400].map(
      (offset) => `GET /platform/us-east/agency/api/v4/timezones/?offset=${offset}&limit=100`,
    ),
    ...[1, 2, 3].map((page) => `GET /platform/us-east/agency/api/v4/countries/?page=${page}&limit=100`),
  ]);
});

it('keeps the whole list of countries when a page of it cannot be fetched again', async () => {
  const store = await createStore();
  const { data } = await store.dispatch(endpoints.listCountries.initiate());
  network.intercept('/countries/?page=2', respondWith(400), 1);
  const again = await store.dispatch(endpoints.listCountries.initiate(undefined, { forceRefetch: true }));
  expect(again.error).toMatchObject({ status: 400 });
  expect(again.data).toBe(data);
});
