import { agencyApi } from '@/api/agency';
import { answer, openWire, type Wire } from '@tests/support/platform';
import { storeAs } from '@tests/support/storeAs';

const { listTimeZones, listCountries, listAllAgencies } = agencyApi.endpoints;
let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});

it('tells which part failed, and asks for that one alone again', async () => {
  const store = await storeAs({}, wire);
  wire.fault('timezones/?offset=300', answer(500), 1);
  const first = await store.dispatch(listTimeZones.initiate());
  expect(first.data).toMatchObject({ missing: [4], reason: { kind: 'status', status: 500 } });
  wire.sent.length = 0;
  const second = await store.dispatch(listTimeZones.initiate(undefined, { forceRefetch: true }));
  expect(wire.sent).toEqual(['GET /platform/us-east/agency/api/v4/timezones/?offset=300&limit=100']);
  expect(second.data).toMatchObject({ missing: [] });
  expect(second.data).not.toHaveProperty('reason');
  expect(second.data?.rows.length).toBeGreaterThan(first.data?.rows.length ?? 0);
});

it('keeps telling while a part goes on failing', async () => {
  const store = await storeAs({}, wire);
  wire.fault('countries/?page=2', answer(500));
  const first = await store.dispatch(listCountries.initiate());
  const second = await store.dispatch(listCountries.initiate(undefined, { forceRefetch: true }));
  expect(second.data).toMatchObject({ missing: [2], rows: first.data?.rows });
});

it('fails where every part does', async () => {
  const store = await storeAs({}, wire);
  wire.fault('countries', answer(500));
  const { error } = await store.dispatch(listCountries.initiate());
  expect(error).toEqual({ kind: 'status', status: 500 });
});

it('has each key once, and counts what it could not read', async () => {
  const store = await storeAs({}, wire);
  wire.fault('countries', answer(200, { rows: [{ country_code: 840, name: 'A' }, { name: 'B' }] }));
  const { data } = await store.dispatch(listCountries.initiate());
  expect(data).toEqual({ rows: [{ country_code: 840, name: 'A' }], unreadable: 3, missing: [] });
});

it('fails where the first request of a whole list does', async () => {
  const store = await storeAs({}, wire);
  wire.fault('offset=0', answer(500));
  const { error } = await store.dispatch(listAllAgencies.initiate());
  expect(error).toEqual({ kind: 'status', status: 500 });
});
