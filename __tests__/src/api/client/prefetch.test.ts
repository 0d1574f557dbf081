import { agencyApi } from '@/api/agency';
import { prefetch } from '@/api/client/prefetch';
import { createPrefetchQuery } from '@/api/client/prefetchQuery';
import { customersearchApi } from '@/api/customersearch';
import { createTestStore } from '@tests/support/createTestStore';
import { type FakeNetwork, openFakeNetwork, respondWith } from '@tests/support/fakeNetwork';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});

const { listRiders } = customersearchApi.endpoints;
const RIDERS_ARG = { agency: 'METRO', term: '' };

it('does not prefetch a query that has failed on a screen', async () => {
  const store = await createTestStore({ agencies: ['METRO'] }, network);
  network.intercept('/riders', respondWith(500));
  await store.dispatch(listRiders.initiate(RIDERS_ARG));
  const requestsBefore = [...network.requests];
  await store.dispatch(prefetch(createPrefetchQuery(listRiders, RIDERS_ARG)));
  expect(network.requests).toEqual(requestsBefore);
  expect(listRiders.select(RIDERS_ARG)(store.getState() as never).isError).toBe(true);
});

it('does not prefetch a list that is cached, so that the back button finds all its pages', async () => {
  const store = await createTestStore({ agencies: ['METRO'] }, network);
  const subscription = store.dispatch(listRiders.initiate(RIDERS_ARG));
  await subscription;
  await store.dispatch(listRiders.initiate(RIDERS_ARG, { direction: 'forward' }));
  subscription.unsubscribe();
  const requestsBefore = [...network.requests];
  await store.dispatch(prefetch(createPrefetchQuery(listRiders, RIDERS_ARG)));
  expect(network.requests).toEqual(requestsBefore);
  expect(listRiders.select(RIDERS_ARG)(store.getState() as never).data?.pages).toHaveLength(2);
});

it('removes a prefetched list from the cache when one of its pages is missing', async () => {
  const store = await createTestStore({}, network);
  network.intercept('/countries/?page=2', respondWith(404), 1);
  const { listCountries } = agencyApi.endpoints;
  await store.dispatch(prefetch(createPrefetchQuery(listCountries, undefined)));
  expect(listCountries.select()(store.getState() as never).isUninitialized).toBe(true);
  await store.dispatch(prefetch(createPrefetchQuery(listCountries, undefined)));
  expect(listCountries.select()(store.getState() as never).data?.missingPages).toEqual([]);
});
