import { correctPaymentWrite } from '@/screens/rider-profile/correction/write/correctPaymentWrite';
import { selectPendingCorrection } from '@/session/writes/pendingCorrections';
import { pendingWriteSaved } from '@/session/writes/pendingWritesSlice';
import { CORRECTION_REQUEST, network, openCorrectionFixture } from '@tests/support/correctionFixture';
import { createTestStore } from '@tests/support/createTestStore';
import { loseConnection, type RequestHandler, respondWith } from '@tests/support/fakeNetwork';
import { PAYMENT_VALUES, PENDING_CORRECTION } from '@tests/support/pendingCorrection';

openCorrectionFixture();

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
    const submitted = { ...PENDING_CORRECTION, opened: { ...PAYMENT_VALUES, seenAt: 0 } };
    await store.dispatch(correctPaymentWrite.send(submitted, new AbortController().signal, () => undefined));
    expect(selectPendingCorrection(store.getState(), other)).toMatchObject({ paymentId: '5000084' });
    expect(selectPendingCorrection(store.getState(), other)?.balanceAfter).toBe(expected);
  },
);
