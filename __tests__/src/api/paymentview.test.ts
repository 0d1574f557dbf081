import { paymentviewApi } from '@/api/paymentview';
import { toApiState } from '@/session/hooks';
import { createTestStore } from '@tests/support/createTestStore';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';

const { endpoints } = paymentviewApi;
const agency = 'CBTA';
const network = setUpNetwork();
const createStore = () => createTestStore({ agencies: [agency] }, network);

it('lists the payments of a rider with one alias of their medium', async () => {
  const store = await createStore();
  const { data } = await store.dispatch(endpoints.listPayments.initiate({ agency, userId: '1000001' }));
  expect(data?.pages[0]).toMatchObject({ next: null, invalidRowCount: 0 });
  expect(data?.pages[0]?.rows).toMatchObject([
    { id: 5000111, fare_media: 'Cash Top-Up', user_id: 1000001, data: { coupon_id: null } },
  ]);
  expect(JSON.parse(data?.pages[0]?.rows[0]?.raw ?? '')).toHaveProperty('status', 'PAYMENT.DECLINED');
});

it('parses an empty list of payments, and reports a failure', async () => {
  const store = await createStore();
  const emptyResult = await store.dispatch(endpoints.listPayments.initiate({ agency, userId: '7' }));
  expect(emptyResult.data?.pages).toMatchObject([{ rows: [], invalidRowCount: 0, next: null, total: 0 }]);
  network.intercept('user_id=8', respondWith(500));
  const { error } = await store.dispatch(endpoints.listPayments.initiate({ agency, userId: '8' }));
  expect(error).toMatchObject({ kind: 'status', status: 500 });
});

it('keeps the loaded payments for ten minutes, like the other lists', async () => {
  const store = await createStore();
  const arg = { agency, userId: '1000001' };
  const subscription = store.dispatch(endpoints.listPayments.initiate(arg));
  await subscription;
  const isCached = () => !endpoints.listPayments.select(arg)(toApiState(store.getState())).isUninitialized;
  jest.useFakeTimers();
  subscription.unsubscribe();
  await jest.advanceTimersByTimeAsync(599_000);
  expect(isCached()).toBe(true);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(isCached()).toBe(false);
  jest.useRealTimers();
});
