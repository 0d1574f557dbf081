import { act, renderHook } from '@testing-library/react';
import { type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { paymentApi } from '@/api/payment';
import { type Payment } from '@/domain/entities/payment';
import { useCorrectionEditor } from '@/screens/rider-profile/correction/useCorrectionEditor';
import { verifyCorrection } from '@/screens/rider-profile/correction/write/verifyCorrection';
import { agencySignedIn } from '@/session/auth/sessionSlice';
import { selectJournal } from '@/session/journal/journalState';
import { listChangesToCheck } from '@/session/journal/listChangesToCheck';
import { type PendingCorrection, pendingWriteRemoved } from '@/session/writes/pendingWritesSlice';
import {
  CORRECTION_REQUEST,
  network,
  openCorrectionFixture,
  PAYMENT_REQUEST,
  PAYMENT_TO_EDIT,
} from '@tests/support/correctionFixture';
import { createTestStore } from '@tests/support/createTestStore';
import { loseConnection, type RequestHandler, respondWith } from '@tests/support/fakeNetwork';
import { changesOf } from '@tests/support/journalFixture';
import { passTime } from '@tests/support/passTime';

openCorrectionFixture();
const { correctPayment, getPayment, listMediums } = paymentApi.endpoints;

const paymentId = String(PAYMENT_TO_EDIT.paymentId);
const correction = { amount: 700, payment_medium: 'CashFare' };
const other = { amount: 800, payment_medium: 'CashFare' };

/** `showPayment` gives the editor a payment that was read again, now or at `readAt`. */
async function openHook() {
  const store = await createTestStore({ agencies: ['CBTA'] }, network);
  // The previous test's store writes to the storage a timer tick later, so this one may have read its pending writes.
  for (const write of store.getState().pendingWrites.list) store.dispatch(pendingWriteRemoved(write));
  const { data: payment } = await store.dispatch(getPayment.initiate({ agency: 'CBTA', paymentId }));
  // The payment has the alias of its medium.
  await store.dispatch(listMediums.initiate({ agency: 'CBTA' }));
  if (!payment) throw new Error('the payment could not be read');
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const paymentKey = {
    region: 'usEast',
    agency: 'CBTA',
    userId: String(PAYMENT_TO_EDIT.riderId),
    paymentId,
  } as const;
  const { result: editor, rerender } = renderHook(
    ({ shown, readAt }: { shown: Payment; readAt: number }) => useCorrectionEditor(paymentKey, shown, readAt),
    { wrapper, initialProps: { shown: payment, readAt: Date.now() } },
  );
  // The clock may not have moved since a correction was sent.
  const showPayment = (shown: Payment, readAt = Date.now() + 1) => rerender({ shown, readAt });
  return { store, editor, payment, showPayment };
}

it('a correction can be submitted again after a bug has ended the one before', async () => {
  const { editor } = await openHook();
  const initiateSpy = jest.spyOn(getPayment, 'initiate').mockImplementationOnce(() => {
    throw new Error('a bug');
  });
  await act(() => expect(editor.current.submit(correction)).rejects.toThrow('a bug'));
  initiateSpy.mockRestore();
  act(() => editor.current.tryAgain());
  await act(() => editor.current.submit(correction));
  expect(network.requestsTo(CORRECTION_REQUEST)).toHaveLength(1);
});

it('the outcome of a correction that a bug has ended while it was sent is unknown until it is checked', async () => {
  const { store, editor } = await openHook();
  const initiateSpy = jest.spyOn(correctPayment, 'initiate').mockImplementationOnce(() => {
    throw new Error('a bug');
  });
  await act(() => expect(editor.current.submit(correction)).rejects.toThrow('a bug'));
  initiateSpy.mockRestore();
  expect(editor.current.write.outcome).toMatchObject({
    status: 'failed',
    isOutcomeUnknown: true,
    subject: { sent: { correction } },
  });
  // The notice of the rider's profile offers 'Check now' too.
  expect(store.getState().pendingWrites.list).toMatchObject([{ status: 'settled', verification: null }]);
  network.requests.length = 0;
  await act(() => editor.current.write.verify());
  expect(network.requestsTo(PAYMENT_REQUEST)).toHaveLength(1);
  act(() => editor.current.tryAgain());
  await act(() => editor.current.submit(correction));
  expect(network.requestsTo(CORRECTION_REQUEST)).toHaveLength(1);
});

/** After the next correction, the platform's answers give the payment the status that `payment` has then. */
function markCorrected(payment: { status: string }, respond: RequestHandler) {
  network.intercept(
    CORRECTION_REQUEST,
    (request) => {
      network.intercept(PAYMENT_REQUEST, async (reading) => {
        const current = (await (await network.forward(reading)).json()) as object;
        return Response.json({ ...current, status: payment.status });
      });
      return respond(request);
    },
    1,
  );
}

type Fixture = Awaited<ReturnType<typeof openHook>>;

function startRevert({ store, editor }: Fixture) {
  const [change] = changesOf({ store });
  if (!change) throw new Error('no change was recorded');
  act(() => {
    editor.current.tryAgain();
    editor.current.startRevert(change);
  });
}

const revert = { amount: 450, payment_medium: 'CashFare' };

it.each([
  ['with an answer', true],
  ['with an answer', false],
  ['that a check found', true],
])(
  'a revert of a correction %s expects the status that the platform gave the payment then; read again: %s',
  async (correctionKind, isReadAgain) => {
    const fixture = await openHook();
    const { editor, payment, showPayment } = fixture;
    const status = 'PAYMENT.CORRECTED';
    markCorrected(
      { status },
      correctionKind === 'with an answer' ? network.forward : network.applyThenLoseConnection,
    );
    await act(() => editor.current.submit(correction));
    await act(() => editor.current.write.verify());
    if (isReadAgain) showPayment({ ...payment, transaction_amount: 700, status });
    startRevert(fixture);
    await act(() => editor.current.submit(revert));
    expect(network.requestsTo(CORRECTION_REQUEST)).toHaveLength(2);
  },
);

it('a revert of a correction accepts any status while the shown payment is that of the reading before it', async () => {
  const fixture = await openHook();
  const { editor, payment, showPayment } = fixture;
  const readAt = Date.now();
  markCorrected({ status: 'PAYMENT.CORRECTED' }, network.forward);
  await act(() => editor.current.submit(correction));
  showPayment({ ...payment }, readAt);
  expect(editor.current.current.transaction_amount).toBe(700);
  startRevert(fixture);
  await act(() => editor.current.submit(revert));
  expect(network.requestsTo(CORRECTION_REQUEST)).toHaveLength(2);
});

it('a revert that was chosen before the payment is read again expects the status of that reading', async () => {
  const fixture = await openHook();
  const { editor, payment, showPayment } = fixture;
  const marked = { status: 'PAYMENT.CORRECTED' };
  markCorrected(marked, network.forward);
  await act(() => editor.current.submit(correction));
  startRevert(fixture);
  showPayment({ ...payment, transaction_amount: 700, ...marked });
  marked.status = 'PAYMENT.REFUND';
  await act(() => editor.current.submit(revert));
  expect(network.requestsTo(CORRECTION_REQUEST)).toHaveLength(1);
  expect(editor.current.write.outcome).toMatchObject({
    status: 'failed',
    subject: { opened: { status: 'PAYMENT.CORRECTED' }, current: { status: 'PAYMENT.REFUND' } },
  });
});

it('the next Submit compares with a correction that a check beside the form has found applied', async () => {
  const { store, editor } = await openHook();
  network.intercept(CORRECTION_REQUEST, network.applyThenLoseConnection, 1);
  await act(() => editor.current.submit(correction));
  act(() => editor.current.tryAgain());
  const [pending] = store.getState().pendingWrites.list as PendingCorrection[];
  if (!pending) throw new Error('no correction is pending');
  await act(() => store.dispatch(verifyCorrection(pending)));
  expect(editor.current).toMatchObject({ lastFailure: null, seen: { transaction_amount: 700 } });
  act(() => editor.current.discardDraft());
  await act(() => editor.current.submit(other));
  expect(network.requestsTo(CORRECTION_REQUEST)).toHaveLength(2);
});

it('a correction without an answer has the time of its request, not of the renewal of the token before it', async () => {
  const { store, editor } = await openHook();
  network.intercept(
    PAYMENT_REQUEST,
    async (request) => {
      const response = await network.forward(request);
      const token = `x.${btoa(JSON.stringify({ exp: 1 }))}.x`;
      const { origin: tokenOrigin } = window.location;
      store.dispatch(agencySignedIn({ region: 'usEast', abbreviation: 'CBTA', token, tokenOrigin }));
      return response;
    },
    1,
  );
  network.intercept('/token/agency', (renewal) => {
    passTime(20_000);
    return network.forward(renewal);
  });
  network.intercept(CORRECTION_REQUEST, loseConnection, 1);
  await act(() => editor.current.submit(correction));
  const [pending] = store.getState().pendingWrites.list as PendingCorrection[];
  const { sentAt = 0, unansweredAt } = pending ?? {};
  expect(unansweredAt).toBeGreaterThanOrEqual(sentAt + 20_000);
});

/** Submits a correction without an answer, and goes on to another one. */
async function submitOtherAfterLost(respond: RequestHandler) {
  const fixture = await openHook();
  const { store, editor } = fixture;
  network.intercept(CORRECTION_REQUEST, loseConnection, 1);
  await act(() => editor.current.submit(correction));
  const [lost] = changesOf({ store });
  const listToCheck = () => listChangesToCheck(selectJournal(store.getState()));
  expect(listToCheck()).toMatchObject([{ id: lost?.id, outcome: 'unknown' }]);
  act(() => editor.current.tryAgain());
  const counts: number[] = [];
  const countAndRespond: RequestHandler = (request) => {
    counts.push(listToCheck().length);
    return respond(request);
  };
  network.intercept(CORRECTION_REQUEST, countAndRespond, 1);
  await act(() => editor.current.submit(other));
  // A reload would leave only the one that is sent.
  expect(counts).toEqual([0]);
  return { ...fixture, lost, listToCheck };
}

it('an unknown correction is not to check any more after another one was applied', async () => {
  const { listToCheck } = await submitOtherAfterLost(network.forward);
  expect(listToCheck()).toEqual([]);
});

it('an unknown correction can still be checked after another one was refused', async () => {
  const { store, editor, lost, listToCheck } = await submitOtherAfterLost(respondWith(409));
  expect(listToCheck()).toMatchObject([{ id: lost?.id }]);
  expect(store.getState().pendingWrites.list).toMatchObject([
    { correction, changeId: lost?.id, status: 'settled' },
  ]);
  act(() => editor.current.tryAgain());
  expect(editor.current).toMatchObject({ isOutcomeUnknown: true, canSubmit: true });
});
