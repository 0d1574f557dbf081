import { customersearchApi } from '@/api/customersearch';
import { createTestStore } from '@tests/support/createTestStore';
import { respondWithPage, setUpNetwork } from '@tests/support/fakeNetwork';

const { endpoints } = customersearchApi;
const agency = 'CBTA';
const network = setUpNetwork();
const createStore = () => createTestStore({ agencies: [agency] }, network);

it('lists riders by user id, page after page', async () => {
  const store = await createStore();
  const first = await store.dispatch(endpoints.listRiders.initiate({ agency, term: '' }));
  expect(first.data?.pages[0]).toMatchObject({ next: 2 });
  const second = await store.dispatch(
    endpoints.listRiders.initiate({ agency, term: '' }, { direction: 'forward' }),
  );
  const ids = second.data?.pages.flatMap(({ rows }) => rows.map(({ user_id }) => Number(user_id))) ?? [];
  expect(ids).toHaveLength(20);
  expect(ids).toEqual([...ids].sort((a, b) => b - a));
});

it('finds riders by a term; the result may be empty', async () => {
  const store = await createStore();
  const found = await store.dispatch(endpoints.listRiders.initiate({ agency, term: '1000005' }));
  expect(found.data?.pages[0]?.rows).toMatchObject([{ user_id: 1000005 }]);
  const emptyResult = await store.dispatch(endpoints.listRiders.initiate({ agency, term: 'zzzzzz' }));
  expect(emptyResult.data?.pages).toMatchObject([{ rows: [], invalidRowCount: 0, next: null }]);
});

it('has no next page when the next page number is the page’s own number', async () => {
  const store = await createStore();
  network.intercept('page=1&', respondWithPage([{ user_id: 1 }], { nextPage: 1 }));
  await store.dispatch(endpoints.listRiders.initiate({ agency, term: '' }));
  const result = await store.dispatch(
    endpoints.listRiders.initiate({ agency, term: '' }, { direction: 'forward' }),
  );
  expect(result.hasNextPage).toBe(false);
});

it('fails without a request when the session has no token for the agency', async () => {
  const store = await createStore();
  const { error } = await store.dispatch(endpoints.listRiders.initiate({ agency: 'METRO', term: '' }));
  expect(error).toMatchObject({ kind: 'signedOut' });
  expect(network.requests).toEqual([]);
});
