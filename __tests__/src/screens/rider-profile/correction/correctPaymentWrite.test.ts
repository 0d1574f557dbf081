import { waitFor } from '@testing-library/react';
import { paymentApi } from '@/api/payment';
import { correctPaymentWrite } from '@/screens/rider-profile/correction/write/correctPaymentWrite';
import { toApiState } from '@/session/hooks';
import { selectPendingCorrection } from '@/session/writes/pendingCorrections';
import { pendingWriteSaved } from '@/session/writes/pendingWritesSlice';
import {
  BALANCE_PATH,
  CORRECTION_REQUEST,
  network,
  openCorrectionFixture,
  PAYMENT_REQUEST,
} from '@tests/support/correctionFixture';
import { createTestStore } from '@tests/support/createTestStore';
import { loseConnection, neverRespond, type RequestHandler, respondWith } from '@tests/support/fakeNetwork';
import { changesOf } from '@tests/support/journalFixture';
import { PAYMENT_VALUES, PENDING_CORRECTION } from '@tests/support/pendingCorrection';

openCorrectionFixture();

// The wait for the balance ends only by its signal, not after a second. That after a lost connection has 0 ms.
jest.mock('@/lib/sleep', () => ({
  sleep: (ms: number, signal: AbortSignal) =>
    new Promise<boolean>((resolve) => {
      if (ms === 0) resolve(true);
      else signal.addEventListener('abort', () => resolve(false));
    }),
}));

const SUBMITTED = { ...PENDING_CORRECTION, opened: { ...PAYMENT_VALUES, seenAt: 0 } };

it.each<[string, RequestHandler, null | undefined]>([
  ['is applied', (request) => network.forward(request), null],
  ['may be applied', loseConnection, null],
  ['is refused', respondWith(409), undefined],
])(
  'a correction that %s: whether the balance after one of another payment can still be read',
  async (_case, handler, expected) => {
    const store = await createTestStore({ agencies: ['CBTA'] }, network);
    const other = { ...PENDING_CORRECTION, paymentId: '5000084' };
    store.dispatch(pendingWriteSaved(other));
    network.intercept(CORRECTION_REQUEST, handler, 1);
    await store.dispatch(correctPaymentWrite.send(SUBMITTED, new AbortController().signal, () => undefined));
    expect(selectPendingCorrection(store.getState(), other)).toMatchObject({ paymentId: '5000084' });
    expect(selectPendingCorrection(store.getState(), other)?.balanceAfter).toBe(expected);
  },
);

it('sends nothing when the editor is left while a slow balance is waited for', async () => {
  const store = await createTestStore({ agencies: ['CBTA'] }, network);
  const { agency, paymentId } = PENDING_CORRECTION;
  const { getPayment } = paymentApi.endpoints;
  await store.dispatch(getPayment.initiate({ agency, paymentId }));
  network.intercept(BALANCE_PATH, neverRespond);
  const editor = new AbortController();
  const sending = store.dispatch(correctPaymentWrite.send(SUBMITTED, editor.signal, () => undefined));
  await waitFor(() => expect(network.requestsTo(PAYMENT_REQUEST)).toHaveLength(2));
  const isRead = () =>
    getPayment.select({ agency, paymentId })(toApiState(store.getState())).status === 'fulfilled';
  await waitFor(() => expect(isRead()).toBe(true), { interval: 5 });
  editor.abort();
  await sending;
  expect(network.requestsTo(CORRECTION_REQUEST)).toEqual([]);
  expect(changesOf({ store })).toEqual([]);
});
