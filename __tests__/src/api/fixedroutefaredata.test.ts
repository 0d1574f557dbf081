import { fixedroutefaredataApi } from '@/api/fixedroutefaredata';
import { createTestStore } from '@tests/support/createTestStore';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';

const { endpoints } = fixedroutefaredataApi;
const agency = 'CBTA';
const network = setUpNetwork();
const createStore = () => createTestStore({ agencies: [agency] }, network);

it('lists the fares of a day', async () => {
  const store = await createStore();
  const { data } = await store.dispatch(endpoints.listFares.initiate({ agency, date: '2026-03-08' }));
  expect(data?.rows[0]).toEqual({ id: 1, sku: 'SINGLE', name: 'Single Ride', amount: expect.any(Number) });
  expect(data?.invalidRowCount).toBe(0);
});

it('parses an empty list of fares; an invalid date is a failure', async () => {
  const store = await createStore();
  network.intercept('2026-03-09', respondWith(200, { fares: [] }));
  const emptyResult = await store.dispatch(endpoints.listFares.initiate({ agency, date: '2026-03-09' }));
  expect(emptyResult.data).toEqual({ rows: [], invalidRowCount: 0 });
  const invalidResult = await store.dispatch(endpoints.listFares.initiate({ agency, date: 'soon' }));
  expect(invalidResult.error).toMatchObject({ kind: 'status', status: 400 });
});
