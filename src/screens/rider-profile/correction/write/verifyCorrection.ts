import { balanceApi } from '@/api/balance';
import { readNow } from '@/api/client/readNow';
import { refetchTags } from '@/api/client/refetchTags';
import { tags } from '@/api/client/tags';
import { paymentApi } from '@/api/payment';
import { paymentviewApi } from '@/api/paymentview';
import { describeVerification } from '@/domain/failureTexts/correction';
import { type VerifyResult } from '@/domain/failureTexts/unknownOutcome';
import { formatPaymentValues, pickPaymentValues } from '@/domain/payments/correction';
import { type CorrectionVerification, evaluateCorrection } from '@/domain/payments/correctionVerification';
import { formatMoney } from '@/domain/payments/money';
import { getRegionCurrency } from '@/domain/regions';
import { type PortalThunk } from '@/session/hooks';
import { changeAcknowledged } from '@/session/journal/journalSlice';
import { recordCompletion, recordVerification } from '@/session/journal/journalThunks';
import { loadJournal } from '@/session/journal/loadJournal';
import { selectPendingCorrection } from '@/session/writes/pendingCorrections';
import { pendingCorrectionChanged, type SentCorrection } from '@/session/writes/pendingWritesSlice';
import { pickPaymentKey, toPaymentChangeObject } from './correctionChange';

const { getPayment, listMediums } = paymentApi.endpoints;
const { getBalance } = balanceApi.endpoints;
const { listPayments } = paymentviewApi.endpoints;

/** A thunk for 'Check now': reads whether a correction was applied, and records the result in the change journal. */
export function verifyCorrection(
  sent: SentCorrection,
): PortalThunk<Promise<{ result: VerifyResult; text: string }>> {
  return async (dispatch, getState) => {
    const { agency, userId, paymentId, correction, sentAt } = sent;
    const paymentKey = pickPaymentKey(sent);
    dispatch(pendingCorrectionChanged({ paymentKey, sentAt, status: 'verifying' }));
    // The result does not depend on balance and list: the rider's profile shows them, with their failures.
    void dispatch(readNow(getBalance, { agency, userId }));
    void dispatch(readNow(listPayments, { agency, userId }));
    // Before the reading: what it shows may be older than its end.
    const readAt = Date.now();
    const [mediums, payment] = await Promise.all([
      dispatch(listMediums.initiate({ agency }, { subscribe: false })),
      dispatch(readNow(getPayment, { agency, paymentId })),
    ]);
    const currentValues = payment.data ? pickPaymentValues(payment.data) : null;
    const mediumRows = mediums.data?.rows ?? null;
    // The stored one also says whether the platform has answered.
    const pending = selectPendingCorrection(getState(), paymentKey);
    const latest = pending?.sentAt === sentAt ? pending : sent;
    const verification = evaluateCorrection(latest, currentValues, mediumRows, readAt);
    const { result } = verification;
    dispatch(settleCorrection(sent, { ...verification, payment: currentValues }));
    const currency = getRegionCurrency(paymentKey.region);
    const { text } = describeVerification(
      verification,
      paymentId,
      formatMoney(correction.amount, currency),
      currentValues && formatPaymentValues(currentValues, currency, mediumRows ?? []),
    );
    return { result, text };
  };
}

/** A thunk: what a reading of the payment has told of a correction whose outcome was unknown. */
export function settleCorrection(sent: SentCorrection, verification: CorrectionVerification): PortalThunk {
  return (dispatch) => {
    const { result } = verification;
    // The riders list may have been fetched before the correction was applied.
    if (result === 'applied') void dispatch(refetchTags([tags.riders(sent.agency)]));
    dispatch(recordCorrectionVerification(sent, result));
    const paymentKey = pickPaymentKey(sent);
    dispatch(pendingCorrectionChanged({ paymentKey, sentAt: sent.sentAt, status: 'settled', verification }));
  };
}

/** A thunk: records in the change journal what a verification has found of a correction. */
export function recordCorrectionVerification(sent: SentCorrection, result: VerifyResult): PortalThunk {
  return (dispatch) => {
    dispatch(recordVerification(sent.agency, toPaymentChangeObject(sent), result, sent.changeId));
    if (result === 'applied') dispatch(closeEarlierCorrections(sent));
  };
}

/** A thunk: nothing can check the correction any more, because its notice is gone; with `false` the notice is back. */
export function acknowledgeCorrectionOutcome(
  { changeId }: SentCorrection,
  isAcknowledged = true,
): PortalThunk {
  return (dispatch) => {
    dispatch(loadJournal());
    dispatch(changeAcknowledged({ id: changeId, isAcknowledged }));
  };
}

/** A thunk: earlier corrections to the same values have got them now, whatever their own outcomes were. */
export function closeEarlierCorrections(sent: SentCorrection): PortalThunk {
  const after = JSON.stringify(sent.correction);
  return recordCompletion(sent.agency, toPaymentChangeObject(sent), (change) => change.after === after);
}
