import { productcatalogApi } from '@/api/productcatalog';
import { answer, openWire, type Wire } from '@tests/support/platform';
import { storeAs } from '@tests/support/storeAs';

const { endpoints } = productcatalogApi;
const agency = 'CBTA';
let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});
const store = () => storeAs({ agencies: [agency, 'AAT'] }, wire);

it('lists products with their fare type', async () => {
  const signedIn = await store();
  const { data } = await signedIn.dispatch(endpoints.listProducts.initiate({ agency }));
  expect(data?.rows).toContainEqual(
    expect.objectContaining({ sku: 'SINGLE', attributes: { fare_type: expect.any(String) } }),
  );
});

it('reads none as empty, and what is no list as unreadable', async () => {
  const signedIn = await store();
  wire.fault('/products', answer(200, null), 1);
  const none = await signedIn.dispatch(endpoints.listProducts.initiate({ agency }));
  expect(none.data).toEqual({ rows: [], unreadable: 0 });
  wire.fault('/products', answer(200, { total: 3 }), 1);
  const odd = await signedIn.dispatch(endpoints.listProducts.initiate({ agency: 'AAT' }));
  expect(odd.error).toEqual({ kind: 'unreadable' });
});
