import { FORCE_REFETCH, readNow } from '@/api/client/readNow';
import { paymentApi } from '@/api/payment';
import { createTestStore } from '@tests/support/createTestStore';
import { openFakeNetwork } from '@tests/support/fakeNetwork';

const { getPayment } = paymentApi.endpoints;

it('reads again after a request in flight that nobody is subscribed to, although its result leaves the cache at once', async () => {
  const network = await openFakeNetwork();
  const store = await createTestStore({ agencies: ['CBTA'] }, network);
  const arg = { agency: 'CBTA', paymentId: '5000001' };
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const earlier = store.dispatch(getPayment.initiate(arg, { subscribe: false }));
    jest.setSystemTime(Date.now() + 1);
    const read = store.dispatch(readNow(() => getPayment.initiate(arg, FORCE_REFETCH)));
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
