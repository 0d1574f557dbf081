import { paymentSchema } from '@/domain/entities/payment';
import {
  correctPaymentWrite,
  type SubmittedCorrection,
} from '@/screens/rider-profile/correction/write/correctPaymentWrite';
import { selectJournal } from '@/session/journal/journalState';
import { createRandom } from '@server/db/seed/values/random';
import {
  BALANCE_PATH,
  CORRECTION_REQUEST,
  network,
  openCorrectionFixture,
  PAYMENT_TO_EDIT,
} from '@tests/support/correctionFixture';
import { createTestStore } from '@tests/support/createTestStore';

const { correctInOtherSession } = openCorrectionFixture();
const { riderId, paymentId } = PAYMENT_TO_EDIT;
const BASE = 'http://localhost/platform/us-east';

/** Reads from the platform, without the page's network. */
async function readPlatform(path: string): Promise<unknown> {
  const token = await network.fetchToken('usEast', 'CBTA');
  const response = await network.forward(
    new Request(`${BASE}${path}`, { headers: { authorization: `Bearer ${token}` } }),
  );
  return response.json();
}

async function readTruth() {
  const payment = paymentSchema.cast({
    ...((await readPlatform(`/payment/api/v4/payment/${paymentId}`)) as object),
    raw: '{}',
  });
  const [balance] = (await readPlatform(`${BALANCE_PATH}${riderId}`)) as { amount: number }[];
  return { payment, balance: balance?.amount };
}

it('all values in the journal and of the dialog are true after 50 random corrections of two sessions', async () => {
  const store = await createTestStore({ agencies: ['CBTA'] }, network);
  const random = createRandom(7, 'corrections');
  const media = ['RMPay', 'NoPay', 'CashFare', 'Token', 'CashFareOverPayment'];
  const pickCorrection = () => ({
    amount: random.below(2_000),
    payment_medium: random.pick(media),
  });
  let truth = await readTruth();
  let conflictCount = 0;
  network.intercept(CORRECTION_REQUEST, async (request) => {
    truth = await readTruth();
    return network.forward(request);
  });
  for (let count = 0; count < 50; count += 1) {
    let opened = { ...(await readTruth()).payment, seenAt: 0 };
    if (random.chanceInPercent(50)) await correctInOtherSession(pickCorrection());
    const correction = pickCorrection();
    for (;;) {
      const submitted: SubmittedCorrection = {
        region: 'usEast',
        agency: 'CBTA',
        userId: String(riderId),
        paymentId: String(paymentId),
        correction,
        opened,
      };
      const { subject } = await store.dispatch(
        correctPaymentWrite.send(submitted, new AbortController().signal, () => undefined),
      );
      if (subject?.sent) {
        expect(subject.sent.before.transaction_amount).toBe(truth.payment.transaction_amount);
        expect(subject.sent.before.fare_media).toBe(truth.payment.fare_media);
        expect(subject.sent.balanceBefore).toBe(truth.balance);
        const change = selectJournal(store.getState()).changes.at(-1);
        expect(JSON.parse(change?.before ?? '')).toMatchObject({
          amount: truth.payment.transaction_amount,
        });
        expect(JSON.parse(change?.after ?? '')).toEqual(correction);
        break;
      }
      conflictCount += 1;
      expect(subject?.current).toMatchObject({
        transaction_amount: (await readTruth()).payment.transaction_amount,
      });
      // 'Send mine over it'.
      if (subject?.current) opened = subject.current;
    }
  }
  expect(conflictCount).toBeGreaterThan(10);
  // The store keeps no argument of a correction.
  expect(store.getState().platformApi?.mutations).toEqual({});
});
