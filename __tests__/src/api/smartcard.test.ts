import { smartcardApi } from '@/api/smartcard';
import { createTestStore } from '@tests/support/createTestStore';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';

const { endpoints } = smartcardApi;
const agency = 'CBTA';
/** For a second call of an endpoint: the response for `agency` is cached. */
const otherAgency = 'AAT';
const network = setUpNetwork();
const createStore = () => createTestStore({ agencies: [agency, otherAgency] }, network);

it('reads the number of smartcards from the x-total header', async () => {
  const store = await createStore();
  const { data } = await store.dispatch(endpoints.countSmartcards.initiate({ agency }));
  expect(data).toBeGreaterThan(0);
  expect(network.requests[0]).toContain('?per_page=1&page=1');
});

it('counts the sector keys, and puts no part of a key in the store', async () => {
  const store = await createStore();
  const states: string[] = [];
  store.subscribe(() => states.push(JSON.stringify(store.getState().platformApi)));
  network.intercept(
    '/keys/sector',
    respondWith(200, [{ id: 1, key_a: 'SECRET-A', key_b: 'SECRET-B', access_code: 'SECRET-C' }]),
  );
  const { data } = await store.dispatch(endpoints.countKeys.initiate({ agency }));
  expect(data).toBe(1);
  expect(states.join('')).not.toContain('SECRET');
});

it('counts an empty list of keys as 0, and reports a failure', async () => {
  const store = await createStore();
  network.intercept('/keys/sector', respondWith(200, []), 1);
  expect((await store.dispatch(endpoints.countKeys.initiate({ agency }))).data).toBe(0);
  network.intercept('/keys/sector', respondWith(403), 1);
  const { error } = await store.dispatch(endpoints.countKeys.initiate({ agency: otherAgency }));
  expect(error).toMatchObject({ kind: 'status', status: 403 });
});
