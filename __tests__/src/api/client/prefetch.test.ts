import { agencyApi } from '@/api/agency';
import { prefetch } from '@/api/client/prefetch';
import { createPrefetchQuery } from '@/api/client/prefetchQuery';
import { customersearchApi } from '@/api/customersearch';
import { respondWith, openFakeNetwork, type FakeNetwork } from '@tests/support/fakeNetwork';
import { createTestStore } from '@tests/support/createTestStore';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});

const { listRiders } = customersearchApi.endpoints;
const RIDERS = { agency: 'METRO', term: '' };

it('leaves what failed on a screen to the screen', async () => {
  const store = await createTestStore({ agencies: ['METRO'] }, network);
  network.intercept('/riders', respondWith(500));
  await store.dispatch(listRiders.initiate(RIDERS));
  const before = [...network.requests];
  await store.dispatch(prefetch(createPrefetchQuery(listRiders, RIDERS)));
  expect(network.requests).toEqual(before);
  expect(listRiders.select(RIDERS)(store.getState() as never).isError).toBe(true);
});

it('leaves a list that is there as it is: the back button finds all of it', async () => {
  const store = await createTestStore({ agencies: ['METRO'] }, network);
  const screen = store.dispatch(listRiders.initiate(RIDERS));
  await screen;
  await store.dispatch(listRiders.initiate(RIDERS, { direction: 'forward' }));
  screen.unsubscribe();
  const before = [...network.requests];
  await store.dispatch(prefetch(createPrefetchQuery(listRiders, RIDERS)));
  expect(network.requests).toEqual(before);
  expect(listRiders.select(RIDERS)(store.getState() as never).data?.pages).toHaveLength(2);
});

it('forgets a list of several parts that came with one missing', async () => {
  const store = await createTestStore({}, network);
  network.intercept('/countries/?page=2', respondWith(404), 1);
  const { listCountries } = agencyApi.endpoints;
  await store.dispatch(prefetch(createPrefetchQuery(listCountries, undefined)));
  expect(listCountries.select()(store.getState() as never).isUninitialized).toBe(true);
  await store.dispatch(prefetch(createPrefetchQuery(listCountries, undefined)));
  expect(listCountries.select()(store.getState() as never).data?.missingPages).toEqual([]);
});
