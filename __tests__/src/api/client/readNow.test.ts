import { waitFor } from '@testing-library/react';
import { balanceApi } from '@/api/balance';
import { readNow } from '@/api/client/readNow';
import { refetchTags } from '@/api/client/refetchTags';
import { tags } from '@/api/client/tags';
import { paymentApi } from '@/api/payment';
import { createTestStore } from '@tests/support/createTestStore';
import { openFakeNetwork, respondWith } from '@tests/support/fakeNetwork';

const { getPayment } = paymentApi.endpoints;

it('reads again after a request in flight that nobody is subscribed to, although its result leaves the cache at once', async () => {
  const network = await openFakeNetwork();
  const store = await createTestStore({ agencies: ['CBTA'] }, network);
  const arg = { agency: 'CBTA', paymentId: '5000001' };
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const earlier = store.dispatch(getPayment.initiate(arg, { subscribe: false }));
    jest.setSystemTime(Date.now() + 1);
    const read = store.dispatch(readNow(getPayment, arg));
    await earlier;
    await expect(read).resolves.toMatchObject({ data: { id: expect.anything() } });
    expect(network.requests).toHaveLength(2);
    await jest.runOnlyPendingTimersAsync();
    // Nobody is subscribed any more.
    expect(Object.keys(store.getState().platformApi?.queries ?? {})).toEqual([]);
  } finally {
    jest.useRealTimers();
  }
});

it('does not take the answer of an earlier request for that of a refetch that has begun when it ends', async () => {
  const network = await openFakeNetwork();
  const store = await createTestStore({ agencies: ['CBTA'] }, network);
  const rider = { agency: 'CBTA', userId: '1000001' };
  const { getBalance } = balanceApi.endpoints;
  const answer = network.hold('/balances/', respondWith(200, [{ amount: 987_654_321 }]));
  const inFlight = store.dispatch(getBalance.initiate(rider));
  await waitFor(() => expect(network.requests).toHaveLength(1));
  const refetching = store.dispatch(refetchTags([tags.balance(rider.agency, rider.userId)]));
  const read = store.dispatch(readNow(getBalance, rider));
  answer();
  expect(await inFlight).toMatchObject({ data: { amount: 987_654_321 } });
  await refetching;
  const result = await read;
  expect(result).toMatchObject({ data: { amount: expect.anything() } });
  expect(result).not.toMatchObject({ data: { amount: 987_654_321 } });
});

it('has no result when it is aborted while it waits for an earlier request', async () => {
  const network = await openFakeNetwork();
  const store = await createTestStore({ agencies: ['CBTA'] }, network);
  const arg = { agency: 'CBTA', paymentId: '5000001' };
  const leaving = new AbortController();
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const earlier = store.dispatch(getPayment.initiate(arg));
    jest.setSystemTime(Date.now() + 1);
    const read = store.dispatch(readNow(getPayment, arg, leaving.signal));
    leaving.abort();
    await earlier;
    expect(await read).toHaveProperty('error');
  } finally {
    jest.useRealTimers();
  }
});
