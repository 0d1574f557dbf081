import { simpleticketApi } from '@/api/simpleticket';
import { createTestStore } from '@tests/support/createTestStore';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';

const { endpoints } = simpleticketApi;
const agency = 'CBTA';
/** For a second call of an endpoint: the response for `agency` is cached. */
const otherAgency = 'AAT';
const network = setUpNetwork();
const createStore = () => createTestStore({ agencies: [agency, otherAgency] }, network);

it('lists coupons with their value in cents', async () => {
  const store = await createStore();
  const { data } = await store.dispatch(endpoints.listCoupons.initiate({ agency }));
  expect(data?.rows).toContainEqual(
    expect.objectContaining({ id: 1, display_name: 'Welcome Ride', value: expect.any(Number) }),
  );
});

it('parses an empty list of coupons, and reports a failure', async () => {
  const store = await createStore();
  network.intercept('/tickets/', respondWith(200, { rows: [] }), 1);
  const emptyResult = await store.dispatch(endpoints.listCoupons.initiate({ agency }));
  expect(emptyResult.data).toEqual({ rows: [], invalidRowCount: 0 });
  network.intercept('/tickets/', respondWith(500), 1);
  const { error } = await store.dispatch(endpoints.listCoupons.initiate({ agency: otherAgency }));
  expect(error).toMatchObject({ kind: 'status', status: 500 });
});
