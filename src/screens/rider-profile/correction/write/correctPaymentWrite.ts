import { nanoid } from '@reduxjs/toolkit';
import { balanceApi } from '@/api/balance';
import { readNow } from '@/api/client/readNow';
import { paymentApi } from '@/api/payment';
import { paymentviewApi } from '@/api/paymentview';
import { type Medium } from '@/domain/entities/medium';
import { type Payment, type PaymentCorrection } from '@/domain/entities/payment';
import { type Failure, isOutcomeUnknown } from '@/domain/failures';
import {
  CORRECTION_TITLES,
  describeCorrectionFailure,
  NOT_SENT_TEXTS,
} from '@/domain/failureTexts/correction';
import { findLastUnanswered } from '@/domain/lateApplication';
import { hasPaymentChanged, pickPaymentValues, type SeenPayment } from '@/domain/payments/correction';
import { evaluateCorrection } from '@/domain/payments/correctionVerification';
import { redactSecrets } from '@/lib/redactSecrets';
import { joinSentences } from '@/lib/text/joinSentences';
import { getPlatformTime } from '@/session/auth/clockSkew';
import { type PortalThunk, toApiState } from '@/session/hooks';
import { sendRecordedWrite } from '@/session/journal/sendRecordedWrite';
import {
  filterCorrectionsOfRider,
  selectPendingCorrection,
  selectUnresolvedCorrection,
} from '@/session/writes/pendingCorrections';
import {
  type PaymentKey,
  type PendingCorrection,
  pendingCorrectionChanged,
  pendingWriteRemoved,
  pendingWriteSaved,
  type SentCorrection,
} from '@/session/writes/pendingWritesSlice';
import { type WriteDescriptor } from '@/shared/writes/useWrite';
import { waitForOptionalRead } from '@/shared/writes/waitForOptionalRead';
import { pickPaymentKey, toCorrectionChange } from './correctionChange';
import {
  acknowledgeCorrectionOutcome,
  closeEarlierCorrections,
  recordCorrectionVerification,
  settleCorrection,
  verifyCorrection,
} from './verifyCorrection';

const { correctPayment, getPayment, listMediums } = paymentApi.endpoints;
const { getBalance } = balanceApi.endpoints;
const { listPayments } = paymentviewApi.endpoints;

/** A submitted correction, which may not be sent. */
export interface SubmittedCorrection extends PaymentKey {
  correction: PaymentCorrection;
  /** The payment that the operator has seen. */
  opened: SeenPayment;
  /** The payment as it is now, if it is no longer as `opened`. Then nothing was sent (decision 23). */
  current?: Payment & Pick<SeenPayment, 'seenAt'>;
  /** The journal's id of the correction that this one reverts. */
  revertedId?: string;
  /** The sent correction; undefined until it is sent. */
  sent?: SentCorrection;
}

/**
 * The correction of a payment (section 4 of the specification). Payment and balance are read again first, so that
 * nobody's change is overwritten unseen, and 'before' is what was there. A sent correction is a pending write until its
 * editor is closed, so that the rider's profile can show the outcome of one whose editor was left. The signal is aborted
 * when the editor is left; then nothing is sent any more.
 */
export const correctPaymentWrite: WriteDescriptor<SubmittedCorrection, AbortSignal> = {
  send: (submitted, signal, showProgress) => async (dispatch, getState) => {
    const { agency, userId, paymentId, correction, opened, revertedId } = submitted;
    const notSent = { failures: [], isApplied: false, isOutcomeUnknown: false } as const;
    const pendingBalance = dispatch(readNow(getBalance, { agency, userId }));
    // Before the reading: what it shows may be older than its end.
    const readAt = Date.now();
    const seenAt = getPlatformTime(getState());
    const payment = await dispatch(readNow(getPayment, { agency, paymentId }));
    if (signal.aborted) return notSent;
    if (payment.error) return { ...notSent, failures: [payment.error] };
    // The list that the form shows, without waiting for one that is being fetched.
    const mediums = listMediums.select({ agency })(toApiState(getState())).data?.rows;
    const before = pickPaymentValues(payment.data);
    const checkEarlier = (pending: PendingCorrection) =>
      evaluateCorrection(pending, before, mediums ?? null, readAt);
    if (hasPaymentChanged(opened, payment.data, mediums ?? [])) {
      const unresolved = selectUnresolvedCorrection(getState(), submitted);
      // The notice would otherwise go on with what an older reading has told of it.
      if (unresolved)
        dispatch(settleCorrection(unresolved, { ...checkEarlier(unresolved), payment: before }));
      return { ...notSent, subject: { ...submitted, current: { ...payment.data, seenAt } } };
    }
    // The payment that was read must not become old meanwhile.
    const balance = await waitForOptionalRead(pendingBalance, signal);
    if (signal.aborted) return notSent;
    const earlier = selectUnresolvedCorrection(getState(), submitted);
    let unknownEarlier: PendingCorrection | null = null;
    if (earlier) {
      const { result } = checkEarlier(earlier);
      dispatch(recordCorrectionVerification(earlier, result));
      if (result === 'unknown') unknownEarlier = earlier;
    }
    const sent: SentCorrection = {
      ...pickPaymentKey(submitted),
      correction,
      before,
      // Not known if it could not be read in time: the correction does not depend on it.
      balanceBefore: balance?.data?.amount ?? null,
      sentAt: Date.now(),
      changeId: nanoid(),
      ...(revertedId !== undefined && { revertedId }),
    };
    const subject = { ...submitted, sent };
    showProgress(subject);
    // After this correction the payment does not tell whether the earlier one was applied. A reload may come first.
    if (unknownEarlier) dispatch(acknowledgeCorrectionOutcome(unknownEarlier));
    try {
      const failure = await dispatch(sendCorrection(sent, mediums ?? []));
      const isRefused = failure !== null && !isOutcomeUnknown(failure);
      const isListed = selectPendingCorrection(getState(), submitted)?.sentAt === sent.sentAt;
      if (unknownEarlier && isRefused && isListed) {
        dispatch(acknowledgeCorrectionOutcome(unknownEarlier, false));
        dispatch(pendingWriteSaved(unknownEarlier));
      }
      return { subject, failures: failure ? [failure] : [] };
    } catch (error) {
      // A bug of the portal. The correction may have been sent, so its notice has to offer 'Check now'.
      const { sentAt } = sent;
      dispatch(
        pendingCorrectionChanged({ paymentKey: pickPaymentKey(submitted), sentAt, status: 'settled' }),
      );
      throw error;
    }
  },
  verify: (submitted) => async (dispatch) =>
    submitted.sent
      ? dispatch(verifyCorrection(submitted.sent))
      : { result: 'notApplied', text: NOT_SENT_TEXTS.nothingSent },
};

function describeInSentences(failure: Failure): string {
  const { title, details } = describeCorrectionFailure(failure);
  return joinSentences([title, ...details]);
}

function sendCorrection(
  sent: SentCorrection,
  mediums: readonly Medium[],
): PortalThunk<Promise<Failure | null>> {
  return async (dispatch, getState) => {
    const { agency, userId, paymentId, correction, sentAt } = sent;
    const paymentKey = pickPaymentKey(sent);
    const listOfRider = () => filterCorrectionsOfRider(getState().pendingWrites.list, sent);
    // The notices of the applied ones have been seen beside the editor.
    for (const earlier of listOfRider())
      if (earlier.verification?.result === 'applied') dispatch(pendingWriteRemoved(earlier));
    dispatch(pendingWriteSaved({ kind: 'correction', ...sent, status: 'sending', verification: null }));
    const { failures } = await dispatch(
      sendRecordedWrite({
        change: toCorrectionChange(sent, mediums),
        call: correctPayment.initiate({ agency, userId, paymentId, correction }, { track: false }),
        successText: CORRECTION_TITLES.success,
        describeFailure: describeInSentences,
      }),
    );
    const [failure = null] = failures;
    const isRefused = failure !== null && !isOutcomeUnknown(failure);
    const verification =
      failure && !isRefused
        ? null
        : { result: isRefused ? ('notApplied' as const) : ('applied' as const), payment: null };
    dispatch(
      pendingCorrectionChanged({
        paymentKey,
        sentAt,
        status: 'settled',
        verification,
        // After a reload too, the profile says why. Like the journal, the storage gets no secrets of a server's text.
        ...(failure && verification && { rejection: redactSecrets(describeInSentences(failure)) }),
        // A bug of the portal has no time.
        ...(failure && { unansweredAt: findLastUnanswered([{ sentAt, ...failure }]) }),
      }),
    );
    // It has moved the rider's balance too, or may have: no later reading is the balance after one of the others.
    for (const other of isRefused ? [] : listOfRider())
      if (other.paymentId !== paymentId)
        dispatch(
          pendingCorrectionChanged({
            paymentKey: pickPaymentKey(other),
            sentAt: other.sentAt,
            balanceAfter: null,
          }),
        );
    if (failure) return failure;
    dispatch(closeEarlierCorrections(sent));
    // The list shows a failure itself.
    void dispatch(readNow(listPayments, { agency, userId }));
    return null;
  };
}
