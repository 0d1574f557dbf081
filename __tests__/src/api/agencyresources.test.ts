import { agencyresourcesApi } from '@/api/agencyresources';
import { createTestStore } from '@tests/support/createTestStore';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';

const { endpoints } = agencyresourcesApi;
const agency = 'CBTA';
const network = setUpNetwork();
const createStore = () => createTestStore({ agencies: [agency] }, network);

it.each(['terms', 'privacy', 'about'] as const)('lists the versions of the document "%s"', async (kind) => {
  const store = await createStore();
  const { data } = await store.dispatch(endpoints.listResources.initiate({ agency, kind }));
  expect(data?.invalidRowCount).toBe(0);
  expect(data?.rows[0]).toMatchObject({ client_type: expect.any(String), content: expect.any(String) });
  expect(network.requests).toEqual([`GET /platform/us-east/agencyresources/api/v2/resources/CBTA/${kind}/`]);
});

it('parses an empty list of versions; a 404 is a failure', async () => {
  const store = await createStore();
  network.intercept('/terms/', respondWith(200, []));
  const emptyResult = await store.dispatch(endpoints.listResources.initiate({ agency, kind: 'terms' }));
  expect(emptyResult.data).toEqual({ rows: [], invalidRowCount: 0 });
  network.intercept('/about/', respondWith(404));
  const missingResult = await store.dispatch(endpoints.listResources.initiate({ agency, kind: 'about' }));
  expect(missingResult.error).toMatchObject({ kind: 'status', status: 404 });
});
