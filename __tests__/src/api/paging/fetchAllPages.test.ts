import { agencyApi } from '@/api/agency';
import { businessrulesApi } from '@/api/businessrules';
import { createTestStore } from '@tests/support/createTestStore';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';

const { listTimeZones, listCountries } = agencyApi.endpoints;
const network = setUpNetwork();

it('names the page that failed, and fetches only this page again', async () => {
  const store = await createTestStore({}, network);
  network.intercept('timezones/?offset=300', respondWith(500), 1);
  const first = await store.dispatch(listTimeZones.initiate());
  expect(first.data).toMatchObject({ missingPages: [4], reason: { kind: 'status', status: 500 } });
  network.requests.length = 0;
  const second = await store.dispatch(listTimeZones.initiate(undefined, { forceRefetch: true }));
  expect(network.requests).toEqual(['GET /platform/us-east/agency/api/v4/timezones/?offset=300&limit=100']);
  expect(second.data).toMatchObject({ missingPages: [] });
  expect(second.data).not.toHaveProperty('reason');
  expect(second.data?.rows.length).toBeGreaterThan(first.data?.rows.length ?? 0);
});

it('names the failed page again when it fails a second time', async () => {
  const store = await createTestStore({}, network);
  network.intercept('countries/?page=2', respondWith(500));
  const first = await store.dispatch(listCountries.initiate());
  const second = await store.dispatch(listCountries.initiate(undefined, { forceRefetch: true }));
  expect(second.data).toMatchObject({ missingPages: [2], rows: first.data?.rows });
});

it('fails when every page fails', async () => {
  const store = await createTestStore({}, network);
  network.intercept('countries', respondWith(500));
  const { error } = await store.dispatch(listCountries.initiate());
  expect(error).toMatchObject({ kind: 'status', status: 500 });
});

it('merges rows of the same key into one, and counts the invalid rows of all pages', async () => {
  const store = await createTestStore({}, network);
  network.intercept(
    'countries',
    respondWith(200, { rows: [{ country_code: 840, name: 'A' }, { name: 'B' }] }),
  );
  const { data } = await store.dispatch(listCountries.initiate());
  // Each of the three pages has the same invalid row.
  expect(data).toEqual({ rows: [{ country_code: 840, name: 'A' }], invalidRowCount: 3, missingPages: [] });
});

it('fails when the first page of all fails', async () => {
  const store = await createTestStore({ agencies: ['CBTA'] }, network);
  network.intercept('offset=0', respondWith(500));
  const { error } = await store.dispatch(
    businessrulesApi.endpoints.listCategories.initiate({ agency: 'CBTA' }),
  );
  expect(error).toMatchObject({ kind: 'status', status: 500 });
});

it('keeps a list without missing pages when a page of it cannot be fetched again', async () => {
  const store = await createTestStore({ agencies: ['CBTA'] }, network);
  const categories = Array.from({ length: 101 }, (_category, index) => ({ id: index + 1, name: 'A' }));
  network.intercept('offset=0', respondWith(200, categories.slice(0, 100)));
  network.intercept('offset=100', respondWith(200, categories.slice(100)), 1);
  network.intercept('offset=100', respondWith(500));
  const { initiate } = businessrulesApi.endpoints.listCategories;
  expect((await store.dispatch(initiate({ agency: 'CBTA' }))).data?.rows).toHaveLength(101);
  const { data, error } = await store.dispatch(initiate({ agency: 'CBTA' }, { forceRefetch: true }));
  expect(error).toMatchObject({ kind: 'status', status: 500 });
  expect(data?.rows).toHaveLength(101);
});

describe('a list that is read until a page is not full', () => {
  const createCategories = (from: number, count: number) =>
    Array.from({ length: count }, (_category, index) => ({ id: from + index, name: 'A' }));
  async function readCategories(pages: Record<string, unknown[]>) {
    const store = await createTestStore({ agencies: ['CBTA'] }, network);
    network.reset();
    for (const [query, rows] of Object.entries(pages)) network.intercept(query, respondWith(200, rows));
    const { data } = await store.dispatch(
      businessrulesApi.endpoints.listCategories.initiate({ agency: 'CBTA' }),
    );
    return { data, requestCount: network.requests.length };
  }

  it('is incomplete when a full page has no new row', async () => {
    const { data, requestCount } = await readCategories({ categories: createCategories(1, 100) });
    expect(data).toMatchObject({ missingPages: [2], reason: { kind: 'incomplete' } });
    expect(data?.rows).toHaveLength(100);
    expect(requestCount).toBe(2);
  });

  it('is complete after an empty page, and when a service without pages sends all rows twice', async () => {
    const pages = { 'offset=0': createCategories(1, 100), 'offset=100': [] };
    expect((await readCategories(pages)).data).toMatchObject({ missingPages: [], invalidRowCount: 0 });
    const { data, requestCount } = await readCategories({ categories: createCategories(1, 150) });
    expect(data).toMatchObject({ missingPages: [] });
    expect(data?.rows).toHaveLength(150);
    expect(requestCount).toBe(2);
  });
});
