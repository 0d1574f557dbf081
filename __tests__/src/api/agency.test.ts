import { agencyApi } from '@/api/agency';
import { type NewAgency } from '@/domain/entities/agency';
import { answer, openWire, type Wire } from '@tests/support/platform';
import { storeAs } from '@tests/support/storeAs';

const { endpoints } = agencyApi;
let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});
const store = () => storeAs({}, wire);

const NEW: NewAgency = {
  name: 'Lakeshore Transit',
  databaseName: 'LAKESHORE',
  abbreviation: 'LAKESHORE',
  imperial: true,
  timezone: 109,
  country_code: 840,
  featuresets: [{ featureset_id: 3, enabled: true }],
};

it('lists the first 100 agencies by abbreviation', async () => {
  const { data } = await (await store()).dispatch(endpoints.listAgencies.initiate());
  const names = data?.rows.map(({ abbreviation }) => abbreviation) ?? [];
  expect(names.length).toBeGreaterThan(20);
  expect(names).toEqual([...names].sort());
  expect(data?.unreadable).toBe(0);
});

it('reads an empty list, and leaves out and counts what it cannot read', async () => {
  const empty = await store();
  wire.fault('GET /platform/us-east/agency/api/v4/agencies/', answer(200, []));
  expect((await empty.dispatch(endpoints.listAgencies.initiate())).data).toEqual({ rows: [], unreadable: 0 });

  const partly = await store();
  const rows = [{ id: 1, abbreviation: 'A' }, { id: 2 }, 'text', null];
  wire.fault('GET /platform/us-east/agency/api/v4/agencies/', answer(200, { data: { rows } }));
  const { data } = await partly.dispatch(endpoints.listAgencies.initiate());
  expect(data).toMatchObject({ rows: [{ id: 1, name: null }], unreadable: 3 });
});

it('lists every agency, 100 a request', async () => {
  const signedIn = await store();
  const { data } = await signedIn.dispatch(endpoints.listAllAgencies.initiate());
  expect(data).toMatchObject({ missing: [], unreadable: 0 });
  expect(wire.sent).toContain('GET /platform/us-east/agency/api/v4/agencies?limit=100&offset=0');
});

it('finds one agency or none by abbreviation', async () => {
  const signedIn = await store();
  const found = await signedIn.dispatch(endpoints.findAgencies.initiate({ abbreviation: 'CBTA' }));
  expect(found.data?.rows).toMatchObject([{ abbreviation: 'CBTA' }]);
  const none = await signedIn.dispatch(endpoints.findAgencies.initiate({ abbreviation: 'NOBODY' }));
  expect(none.data?.rows).toEqual([]);
});

it('gets an agency with one spelling of its database name; an unknown one is a 404', async () => {
  const signedIn = await store();
  const { data } = await signedIn.dispatch(endpoints.getAgency.initiate({ abbreviation: 'CBTA' }));
  expect(data).toMatchObject({ id: 1, abbreviation: 'CBTA', databasename: 'CBTA' });
  const { error } = await signedIn.dispatch(endpoints.getAgency.initiate({ abbreviation: 'NOBODY' }));
  expect(error).toMatchObject({ kind: 'status', status: 404 });
});

it('creates an agency once; the same again is refused', async () => {
  const signedIn = await store();
  const { data } = await signedIn.dispatch(endpoints.createAgency.initiate(NEW));
  expect(data).toMatchObject({ abbreviation: 'LAKESHORE', name: 'Lakeshore Transit', imperial: true });
  const again = await signedIn.dispatch(endpoints.createAgency.initiate(NEW));
  expect(again.error).toMatchObject({ status: 409 });
  const sameName = { ...NEW, abbreviation: 'LAKE2', databaseName: 'LAKE2' };
  const { error } = await signedIn.dispatch(endpoints.createAgency.initiate(sameName));
  expect(error).toMatchObject({ status: 400, extra: expect.stringContaining('agency_name_key') });
});

it('gets mail settings; a 404 where there are none', async () => {
  const signedIn = await store();
  const { data } = await signedIn.dispatch(endpoints.getMailSettings.initiate({ agencyId: 1 }));
  expect(data).toMatchObject({ agency_id: 1, sender: expect.stringContaining('@') });
  const { error } = await signedIn.dispatch(endpoints.getMailSettings.initiate({ agencyId: 99_999 }));
  expect(error).toMatchObject({ kind: 'status', status: 404 });
});

it('lists feature sets, and those of an agency', async () => {
  const signedIn = await store();
  const all = await signedIn.dispatch(endpoints.listFeaturesets.initiate());
  expect(all.data?.rows).toContainEqual({ id: 3, name: expect.any(String) });
  const own = await signedIn.dispatch(endpoints.listAgencyFeaturesets.initiate({ abbreviation: 'CBTA' }));
  expect(own.data?.rows).toContainEqual({
    featureset_id: 3,
    name: expect.any(String),
    enabled: true,
  });
  wire.fault('agencyFeaturesets', answer(200, { featuresets: null }));
  const none = await signedIn.dispatch(endpoints.listAgencyFeaturesets.initiate({ abbreviation: 'OTHER' }));
  expect(none.data?.rows).toEqual([]);
});

it('merges five pages of time zones and three of countries', async () => {
  const signedIn = await store();
  const zones = await signedIn.dispatch(endpoints.listTimeZones.initiate());
  expect(zones.data).toMatchObject({ missing: [], unreadable: 0 });
  expect(zones.data?.rows.length).toBeGreaterThan(400);
  const countries = await signedIn.dispatch(endpoints.listCountries.initiate());
  expect(countries.data?.rows.length).toBeGreaterThan(200);
  expect(countries.data?.rows).toContainEqual({ country_code: 840, name: expect.any(String) });
  expect(wire.sent).toHaveLength(8);
});
