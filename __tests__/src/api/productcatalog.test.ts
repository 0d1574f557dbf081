import { productcatalogApi } from '@/api/productcatalog';
import { createTestStore } from '@tests/support/createTestStore';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';

const { endpoints } = productcatalogApi;
const agency = 'CBTA';
/** For a second call of an endpoint: the response for `agency` is cached. */
const otherAgency = 'AAT';
const network = setUpNetwork();
const createStore = () => createTestStore({ agencies: [agency, otherAgency] }, network);

it('lists products with their fare type', async () => {
  const store = await createStore();
  const { data } = await store.dispatch(endpoints.listProducts.initiate({ agency }));
  expect(data?.rows).toContainEqual(
    expect.objectContaining({ sku: 'SINGLE', attributes: { fare_type: expect.any(String) } }),
  );
});

it('parses null as an empty list of products; an object without a list is an invalid response', async () => {
  const store = await createStore();
  network.intercept('/products', respondWith(200, null), 1);
  const emptyResult = await store.dispatch(endpoints.listProducts.initiate({ agency }));
  expect(emptyResult.data).toEqual({ rows: [], invalidRowCount: 0 });
  network.intercept('/products', respondWith(200, { total: 3 }), 1);
  const invalidResult = await store.dispatch(endpoints.listProducts.initiate({ agency: otherAgency }));
  expect(invalidResult.error).toMatchObject({ kind: 'unreadable' });
});
