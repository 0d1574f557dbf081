import { agencyApi } from '@/api/agency';
import { prefetch } from '@/api/client/prefetch';
import { customersearchApi } from '@/api/customersearch';
import { prefetchesAdopted, selectCalls } from '@/session/callsSlice';
import { createTestStore } from '@tests/support/createTestStore';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';

const network = setUpNetwork();

const { listRiders } = customersearchApi.endpoints;
const RIDERS_ARG = { agency: 'METRO', term: '' };

it('does not prefetch a query that has failed on a screen', async () => {
  const store = await createTestStore({ agencies: ['METRO'] }, network);
  network.intercept('/riders', respondWith(500));
  await store.dispatch(listRiders.initiate(RIDERS_ARG));
  const requestsBefore = [...network.requests];
  await store.dispatch(prefetch(listRiders, RIDERS_ARG));
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
  await store.dispatch(prefetch(listRiders, RIDERS_ARG));
  expect(network.requests).toEqual(requestsBefore);
  expect(listRiders.select(RIDERS_ARG)(store.getState() as never).data?.pages).toHaveLength(2);
});

it('leaves a failed query to the screen, which asks again', async () => {
  const store = await createTestStore({ agencies: ['METRO'] }, network);
  network.intercept('/riders', respondWith(500), 1);
  await store.dispatch(prefetch(listRiders, RIDERS_ARG));
  const { isSuccess } = await store.dispatch(listRiders.initiate(RIDERS_ARG));
  expect(isSuccess).toBe(true);
});

it('leaves the missing page of a list to the screen, which asks for that page only', async () => {
  const store = await createTestStore({}, network);
  network.intercept('/countries/?page=2', respondWith(404), 1);
  const { listCountries } = agencyApi.endpoints;
  await store.dispatch(prefetch(listCountries, undefined));
  const requestCount = network.requests.length;
  const { data } = await store.dispatch(listCountries.initiate());
  expect(data?.missingPages).toEqual([]);
  expect(network.requests).toHaveLength(requestCount + 1);
});

it('records the calls of a prefetch as prefetches until a screen opens', async () => {
  const store = await createTestStore({ agencies: ['METRO'] }, network);
  const prefetching = store.dispatch(prefetch(listRiders, RIDERS_ARG));
  const listKinds = () => selectCalls(store.getState()).map(({ kind }) => kind);
  expect(listKinds()).toEqual(['prefetch']);
  store.dispatch(prefetchesAdopted());
  expect(listKinds()).toEqual(['read']);
  await prefetching;
});

it('does not end the session when a prefetch is refused', async () => {
  const store = await createTestStore({}, network);
  network.intercept('/agencies/', respondWith(401));
  await store.dispatch(prefetch(agencyApi.endpoints.listAgencies, undefined));
  expect(store.leaveReasons).toEqual([]);
});
