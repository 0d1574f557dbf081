import { agencyApi } from '@/api/agency';
import { type NewAgency } from '@/domain/entities/agency';
import { createTestStore } from '@tests/support/createTestStore';
import { type FakeNetwork, openFakeNetwork, respondWith } from '@tests/support/fakeNetwork';

const { endpoints } = agencyApi;
let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});
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
  const { data } = await (await createStore()).dispatch(endpoints.listFirstAgencies.initiate());
  const names = data?.rows.map(({ abbreviation }) => abbreviation) ?? [];
  expect(names.length).toBeGreaterThan(20);
  expect(names).toEqual([...names].sort());
  expect(data?.invalidRowCount).toBe(0);
});

it('parses an empty list, and leaves out and counts the invalid rows', async () => {
  const emptyStore = await createStore();
  network.intercept('GET /platform/us-east/agency/api/v4/agencies/', respondWith(200, []));
  expect((await emptyStore.dispatch(endpoints.listFirstAgencies.initiate())).data).toEqual({
    rows: [],
    invalidRowCount: 0,
  });

  const mixedStore = await createStore();
  const rows = [{ id: 1, abbreviation: 'A' }, { id: 2 }, 'text', null];
  network.intercept('GET /platform/us-east/agency/api/v4/agencies/', respondWith(200, { data: { rows } }));
  const { data } = await mixedStore.dispatch(endpoints.listFirstAgencies.initiate());
  expect(data).toMatchObject({ rows: [{ id: 1, name: null }], invalidRowCount: 3 });
});

it('lists all agencies, 100 per request', async () => {
  const store = await createStore();
  const { data } = await store.dispatch(endpoints.listAllAgencies.initiate());
  expect(data).toMatchObject({ missingPages: [], invalidRowCount: 0 });
  expect(network.requests).toContain('GET /platform/us-east/agency/api/v4/agencies?limit=100&offset=0');
});

it('finds an agency by its abbreviation; the result may be empty', async () => {
  const store = await createStore();
  const found = await store.dispatch(endpoints.findAgencies.initiate({ abbreviation: 'CBTA' }));
  expect(found.data?.rows).toMatchObject([{ abbreviation: 'CBTA' }]);
  const emptyResult = await store.dispatch(endpoints.findAgencies.initiate({ abbreviation: 'NOBODY' }));
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
  expect(network.requests).toHaveLength(8);
});
