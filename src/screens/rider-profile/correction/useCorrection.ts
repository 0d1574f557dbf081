import { useState } from 'react';
import { useGetBalanceQuery } from '@/api/balance';
import { pickPaymentValues } from '@/domain/correction';
import { type Payment, type PaymentCorrection } from '@/domain/entities/payment';
import { type Failure } from '@/domain/failures';
import { usePortalDispatch } from '@/session/hooks';
import { isResolved } from '@/session/writes/pendingCorrections';
import { type PaymentKey, pendingWriteRemoved } from '@/session/writes/pendingWritesSlice';
import { useWrite } from '@/shared/writes/useWrite';
import { correctPaymentWrite } from './correctPaymentWrite';
import { usePendingCorrection } from './usePendingCorrections';

/** The write of a payment's correction editor, with what is known of a correction that an earlier editor has sent. */
export function useCorrection(paymentKey: PaymentKey, payment: Payment) {
  const dispatch = usePortalDispatch();
  const write = useWrite(correctPaymentWrite);
  const pendingCorrection = usePendingCorrection(paymentKey);
  const { agency, userId } = paymentKey;
  // Refetched when the editor opens, because the dialog compares the new balance with it.
  const { currentData: balance } = useGetBalanceQuery(
    { agency, userId },
    { refetchOnMountOrArgChange: true },
  );
  const [lastFailure, setLastFailure] = useState<Failure | null>(null);
  // The operator has decided to go on although the outcome of the last correction is still unknown.
  const [mayResend, setMayResend] = useState(false);
  const { status } = write.outcome;
  // A correction of an earlier editor has to be verified first (decision 19).
  const canSubmit =
    (status === 'idle' || status === 'failed') &&
    (!pendingCorrection || mayResend || pendingCorrection.verification?.result === 'notApplied');

  return {
    write,
    pendingCorrection,
    /** Whether a correction of this payment was sent, and may be applied or not. */
    isOutcomeUnknown: pendingCorrection !== undefined && !isResolved(pendingCorrection),
    canSubmit,
    submit: async (correction: PaymentCorrection) => {
      if (!canSubmit) return;
      setLastFailure(null);
      setMayResend(false);
      const outcome = await write.run({
        ...paymentKey,
        correction,
        before: pickPaymentValues(payment),
        balanceBefore: balance?.amount ?? null,
        sentAt: Date.now(),
      });
      if (outcome?.status === 'failed') setLastFailure(outcome.failures[0] ?? null);
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
