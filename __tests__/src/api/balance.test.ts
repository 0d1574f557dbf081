import { balanceApi } from '@/api/balance';
import { createTestStore } from '@tests/support/createTestStore';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';

const { endpoints } = balanceApi;
const agency = 'CBTA';
const network = setUpNetwork();
const createStore = () => createTestStore({ agencies: [agency] }, network);

const userId = '1000001';

it('gets a balance in cents', async () => {
  const store = await createStore();
  const { data } = await store.dispatch(endpoints.getBalance.initiate({ agency, userId }));
  expect(Number.isSafeInteger(data?.amount)).toBe(true);
});

it('takes the first item of the list', async () => {
  const store = await createStore();
  network.intercept('/balance/', respondWith(200, [{ amount: 500 }, { amount: 700 }]));
  const { data } = await store.dispatch(endpoints.getBalance.initiate({ agency, userId }));
  expect(data).toEqual({ amount: 500 });
});

it.each([
  ['no item', []],
  ['nothing', ''],
  ['an item without an amount', [{}]],
  ['an item whose amount is null', [{ amount: null }]],
])('takes %s as a rider without a balance, never as a balance of 0', async (_case, body) => {
  const store = await createStore();
  network.intercept('/balance/', respondWith(200, body));
  const { data } = await store.dispatch(endpoints.getBalance.initiate({ agency, userId }));
  expect(data).toEqual({ amount: null });
});

it.each([
  ['an invalid amount', [{ amount: 'much' }]],
  ['an amount that begins as a number', [{ amount: '12ab' }]],
  ['an invalid first item', [null, { amount: 500 }]],
])('takes %s as an invalid response, never as a balance of 0', async (_case, body) => {
  const store = await createStore();
  network.intercept('/balance/', respondWith(200, body));
  const { error } = await store.dispatch(endpoints.getBalance.initiate({ agency, userId }));
  expect(error).toMatchObject({ kind: 'unreadable' });
});

it('reports a 404 for an unknown rider', async () => {
  const store = await createStore();
  const { error } = await store.dispatch(endpoints.getBalance.initiate({ agency, userId: '7' }));
  expect(error).toMatchObject({ kind: 'status', status: 404 });
});
