import { useState } from 'react';
import { type Change } from '@/domain/changes/change';
import { isRevertOf, parseStoredPayment } from '@/domain/changes/storedPayment';
import { type Payment, type PaymentCorrection } from '@/domain/entities/payment';
import { type Failure } from '@/domain/failures';
import { type SeenPayment, toPaymentValues, toSentPayment } from '@/domain/payments/correction';
import { toPlatformTime } from '@/session/auth/clockSkew';
import { usePortalStore } from '@/session/hooks';
import { isResolved } from '@/session/writes/pendingCorrections';
import {
  type PaymentKey,
  type PendingCorrection,
  pendingWriteRemoved,
} from '@/session/writes/pendingWritesSlice';
import { useLeaveSignal } from '@/shared/writes/useLeaveSignal';
import { useWrite } from '@/shared/writes/useWrite';
import { correctPaymentWrite, type SubmittedCorrection } from './write/correctPaymentWrite';
import { usePendingCorrection } from './write/usePendingCorrections';

/**
 * The write of a payment's correction editor, with what is known of a correction that an earlier editor has sent.
 * `readAt`: when the payment was read, by this computer's clock, in milliseconds since 1970.
 */
export function useCorrectionEditor(paymentKey: PaymentKey, payment: Payment, readAt: number) {
  const { dispatch, getState } = usePortalStore();
  const write = useWrite(correctPaymentWrite);
  const pendingCorrection = usePendingCorrection(paymentKey);
  // The payment that the operator has seen. A change since then is shown before anything is sent (decision 23).
  const [initial, setInitial] = useState<SeenPayment>(() => ({
    ...payment,
    seenAt: toPlatformTime(getState(), readAt),
  }));
  const [opened, setOpened] = useState(initial);
  // The last correction that is known to be applied: by its answer, or by a check here or beside the form.
  const [applied, setApplied] = useState(() => (isApplied(pendingCorrection) ? pendingCorrection : null));
  // The correction whose previous values the form was filled with.
  const [revertedChange, setRevertedChange] = useState<Change | null>(null);
  const [lastFailure, setLastFailure] = useState<Failure | null>(null);
  // The operator has decided to go on although the outcome of the last correction is still unknown.
  const [mayResend, setMayResend] = useState(false);
  const getLeaveSignal = useLeaveSignal();
  if (isApplied(pendingCorrection) && pendingCorrection.sentAt !== applied?.sentAt) {
    setApplied(pendingCorrection);
    const { correction, sentAt } = pendingCorrection;
    const sent = toSentPayment(toPaymentValues(correction), toPlatformTime(getState(), sentAt));
    setInitial(sent);
    setOpened(sent);
    setLastFailure(null);
  }
  const isReadSinceApplied = applied !== null && readAt > applied.sentAt;
  // A revert can be chosen before the payment is read again. Then that reading says with which status it is expected.
  const seen =
    opened.isSent && opened.status === undefined && isReadSinceApplied
      ? { ...opened, status: payment.status }
      : opened;
  const { status } = write.outcome;
  // A correction of an earlier editor has to be verified first (decision 19).
  const canSubmit =
    (status === 'idle' || status === 'failed') &&
    // The check may find that the correction was applied.
    pendingCorrection?.status !== 'verifying' &&
    (!pendingCorrection || mayResend || isResolved(pendingCorrection));

  const send = async (correction: PaymentCorrection, expected: SeenPayment) => {
    setLastFailure(null);
    const submitted: SubmittedCorrection = {
      ...paymentKey,
      correction,
      opened: expected,
      ...(revertedChange && isRevertOf(revertedChange, correction) && { revertedId: revertedChange.id }),
    };
    const outcome = await write.run(submitted, getLeaveSignal());
    if (outcome?.status !== 'failed' || !outcome.subject.sent) return;
    setMayResend(false);
    setLastFailure(outcome.failures[0] ?? null);
  };

  /** Undefined until the payment is read after the correction: a platform may mark a corrected payment with another status. */
  const getExpectedStatus = () => {
    if (!applied) return opened.status;
    return isReadSinceApplied ? payment.status : undefined;
  };

  return {
    write,
    /** The payment as it is known: as read, or as a correction has left it since. */
    current:
      applied && !isReadSinceApplied ? { ...payment, ...toPaymentValues(applied.correction) } : payment,
    /** The payment that the next Submit compares with. */
    seen,
    pendingCorrection,
    /** The last correction that is known to be applied; null when there is none. */
    applied,
    /** Whether a correction of this payment was sent, and may be applied or not. */
    isOutcomeUnknown: pendingCorrection !== undefined && !isResolved(pendingCorrection),
    canSubmit,
    submit: async (correction: PaymentCorrection) => {
      if (canSubmit) await send(correction, seen);
    },
    /** Submits again a correction that was not sent. `seenNow`: the payment that the operator has seen by now. */
    sendAgain: async ({ correction }: SubmittedCorrection, seenNow: SeenPayment = seen) => {
      setOpened(seenNow);
      write.close();
      await send(correction, seenNow);
    },
    /** The operator has seen that the payment has changed: the next Submit compares with what the form shows now. */
    acceptCurrent: (current: SeenPayment) => {
      setOpened(current);
      write.close();
    },
    /** The form has got the values of a draft. `whenTyped`: the payment for which they were typed, if it is known. */
    startDraft: (whenTyped: SeenPayment | null) => {
      if (whenTyped) setOpened(whenTyped);
    },
    /** The form has got its initial values again. */
    discardDraft: () => setOpened(initial),
    revertedChange,
    /** The form is filled with the values before this change; the payment is expected to be as it left it. */
    startRevert: (change: Change) => {
      setRevertedChange(change);
      setLastFailure(null);
      const sent = parseStoredPayment(change.after);
      // The journal does not record the status, which a refund changes too.
      if (sent) setOpened({ ...toSentPayment(sent, change.at), status: getExpectedStatus() });
    },
    /** Why the last correction of this editor failed; null when none has failed. */
    lastFailure,
    /** Closes the dialog, so that the form can be submitted again. */
    tryAgain: () => {
      // A correction that may still be applied stays a pending write until the next one replaces it.
      if (pendingCorrection && !isResolved(pendingCorrection)) setMayResend(true);
      else dispatch(pendingWriteRemoved({ kind: 'correction', ...paymentKey }));
      write.close();
    },
  };
}

function isApplied(pendingCorrection: PendingCorrection | undefined): pendingCorrection is PendingCorrection {
  return pendingCorrection?.verification?.result === 'applied';
}

export type CorrectionEditor = ReturnType<typeof useCorrectionEditor>;
