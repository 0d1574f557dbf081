import { useCallback, useRef, useState } from 'react';
import { useGetBalanceQuery } from '@/api/balance';
import { useCorrectPaymentMutation } from '@/api/payment';
import { pickPaymentValues } from '@/domain/correction';
import { type Medium } from '@/domain/entities/medium';
import { type Payment, type PaymentCorrection } from '@/domain/entities/payment';
import { isOutcomeUnknown, toFailure } from '@/domain/failures';
import { CORRECTION_DONE_TITLE, describeCorrectionFailure } from '@/domain/failureTexts/correction';
import { joinSentences } from '@/lib/joinSentences';
import { usePortalStore } from '@/session/hooks';
import { recordWriteFailed, recordWriteFinished, recordWriteStarted } from '@/session/journal/journalThunks';
import {
  correctionAcknowledged,
  correctionSent,
  correctionSettled,
  type PaymentKey,
  selectSentCorrection,
} from '@/session/writes/sentCorrectionsSlice';
import { useExclusiveAction } from '@/ui/hooks/useExclusiveAction';
import { useIsMounted } from '@/ui/hooks/useIsMounted';
import { toCorrectionChange, toPaymentChangeObject } from './correctionChange';
import { canSubmit, type EditorStatus, getCorrectionStatus } from './correctionStatus';
import { refetchBalance, refetchPayments } from './refetch';
import { useSentCorrection } from './useSentCorrections';
import { verifyCorrection } from './verifyCorrection';

/**
 * The state and actions of a payment's correction editor. Each Submit sends its correction exactly once (decision 18).
 * When the response does not prove whether it was applied, `verify` finds out (decision 19).
 */
export function useCorrection(paymentKey: PaymentKey, payment: Payment, mediums: readonly Medium[]) {
  const { dispatch, getState } = usePortalStore();
  const isMounted = useIsMounted();
  const sentCorrection = useSentCorrection(paymentKey);
  const { agency, userId } = paymentKey;
  // Refetched when the editor opens, because the dialog compares the new balance with it.
  const { currentData: balance } = useGetBalanceQuery(
    { agency, userId },
    { refetchOnMountOrArgChange: true },
  );
  const balanceBefore = balance?.amount ?? null;
  const [correctPayment] = useCorrectPaymentMutation();
  const [editorStatus, setEditorStatus] = useState<EditorStatus>({ kind: 'editing' });
  // An earlier editor's dialog has already shown the outcome of its correction, unless the call is still in flight.
  const [isDismissed, setIsDismissed] = useState(sentCorrection?.status === 'settled');
  // A second submit must see the status after the first one, even before React has rendered it.
  const editorStatusRef = useRef(editorStatus);
  const updateStatus = useCallback((nextStatus: EditorStatus) => {
    editorStatusRef.current = nextStatus;
    setEditorStatus(nextStatus);
    setIsDismissed(false);
  }, []);

  const [submit] = useExclusiveAction(
    useCallback(
      async (correction: PaymentCorrection) => {
        const getSentCorrection = () => selectSentCorrection(getState(), paymentKey);
        if (!canSubmit(getCorrectionStatus(editorStatusRef.current, getSentCorrection()))) return;
        const sentAt = Date.now();
        dispatch(
          correctionSent({ ...paymentKey, correction, before: pickPaymentValues(payment), balanceBefore }),
        );
        const id = dispatch(recordWriteStarted(toCorrectionChange(paymentKey, payment, correction, mediums)));
        // The `sentCorrection` of this render is older than the dispatch of `correctionSent`.
        const storedCorrection = getSentCorrection();
        updateStatus({ kind: 'sending' });
        const { error } = await correctPayment({
          agency,
          userId,
          paymentId: paymentKey.paymentId,
          correction,
        });
        const failure = error === undefined ? null : toFailure(error);
        if (failure) {
          const { title, details } = describeCorrectionFailure(failure);
          dispatch(
            recordWriteFailed(
              agency,
              toPaymentChangeObject(paymentKey),
              failure,
              joinSentences([title, ...details]),
              { id },
            ),
          );
        } else
          dispatch(
            recordWriteFinished(
              agency,
              toPaymentChangeObject(paymentKey),
              'succeeded',
              CORRECTION_DONE_TITLE,
              {
                id,
              },
            ),
          );
        if (failure && isOutcomeUnknown(failure)) {
          updateStatus({ kind: 'outcomeUnknown', failure });
          dispatch(correctionSettled({ paymentKey, verification: null }));
          return;
        }
        const fetchBalanceAfter = () => refetchBalance(dispatch, paymentKey, sentAt);
        if (!isMounted()) {
          // The editor is closed, so the rider's profile shows the outcome.
          const result = failure ? 'notApplied' : 'applied';
          const balanceAfter = failure ? null : await fetchBalanceAfter();
          dispatch(correctionSettled({ paymentKey, verification: { result, payment: null, balanceAfter } }));
          return;
        }
        if (failure) updateStatus({ kind: 'rejected', failure });
        else if (storedCorrection)
          updateStatus({ kind: 'corrected', sentCorrection: storedCorrection, balanceAfter: undefined });
        // The dialog shows the outcome, so the rider's profile needs no notice of it.
        dispatch(correctionAcknowledged({ paymentKey }));
        if (failure || !storedCorrection) return;
        void refetchPayments(dispatch, paymentKey);
        updateStatus({
          kind: 'corrected',
          sentCorrection: storedCorrection,
          balanceAfter: await fetchBalanceAfter(),
        });
      },
      [
        dispatch,
        getState,
        correctPayment,
        updateStatus,
        isMounted,
        agency,
        userId,
        paymentKey,
        payment,
        mediums,
        balanceBefore,
      ],
    ),
  );

  const [retryBalance] = useExclusiveAction(
    useCallback(async () => {
      const currentStatus = editorStatusRef.current;
      if (currentStatus.kind !== 'corrected') return;
      updateStatus({ ...currentStatus, balanceAfter: undefined });
      updateStatus({
        ...currentStatus,
        balanceAfter: await refetchBalance(dispatch, paymentKey, Date.now()),
      });
    }, [dispatch, updateStatus, paymentKey]),
  );

  return {
    status: getCorrectionStatus(editorStatus, sentCorrection),
    submit,
    verify: () => {
      setIsDismissed(false);
      void dispatch(verifyCorrection(paymentKey));
    },
    retryBalance: () => void retryBalance(),
    /** Whether the dialog with the outcome is closed. */
    isDismissed,
    dismiss: () => setIsDismissed(true),
  };
}

export type CorrectionEditor = ReturnType<typeof useCorrection>;
