import { useCallback, useRef, useState } from 'react';
import { useGetBalanceQuery } from '@/api/balance';
import { paymentApi } from '@/api/payment';
import { pickPaymentValues } from '@/domain/correction';
import { type Medium } from '@/domain/entities/medium';
import { type Payment, type PaymentCorrection } from '@/domain/entities/payment';
import { isOutcomeUnknown } from '@/domain/failures';
import { CORRECTION_DONE_TITLE, describeCorrectionFailure } from '@/domain/failureTexts/correction';
import { joinSentences } from '@/lib/joinSentences';
import { usePortalStore } from '@/session/hooks';
import { sendRecordedWrite } from '@/session/journal/sendRecordedWrite';
import {
  type PaymentKey,
  type PendingCorrection,
  pendingCorrectionChanged,
  pendingWriteRemoved,
  pendingWriteSaved,
} from '@/session/writes/pendingWritesSlice';
import { selectPendingCorrection } from '@/session/writes/selectPendingCorrection';
import { useExclusiveAction } from '@/ui/hooks/useExclusiveAction';
import { useIsMounted } from '@/ui/hooks/useIsMounted';
import { toCorrectionChange } from './correctionChange';
import { canSubmit, type EditorStatus, getCorrectionStatus } from './correctionStatus';
import { refetchBalance, refetchPayments } from './refetch';
import { usePendingCorrection } from './usePendingCorrections';
import { verifyCorrection } from './verifyCorrection';

const { correctPayment } = paymentApi.endpoints;

/**
 * The state and actions of a payment's correction editor. Each Submit sends its correction exactly once (decision 18).
 * When the response does not prove whether it was applied, `verify` finds out (decision 19).
 */
export function useCorrection(paymentKey: PaymentKey, payment: Payment, mediums: readonly Medium[]) {
  const { dispatch, getState } = usePortalStore();
  const isMounted = useIsMounted();
  const pendingCorrection = usePendingCorrection(paymentKey);
  const { agency, userId } = paymentKey;
  // Refetched when the editor opens, because the dialog compares the new balance with it.
  const { currentData: balance } = useGetBalanceQuery(
    { agency, userId },
    { refetchOnMountOrArgChange: true },
  );
  const balanceBefore = balance?.amount ?? null;
  const [editorStatus, setEditorStatus] = useState<EditorStatus>({ kind: 'editing' });
  // An earlier editor's dialog has already shown the outcome of its correction, unless the call is still in flight.
  const [isDismissed, setIsDismissed] = useState(pendingCorrection?.status === 'settled');
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
        if (
          !canSubmit(
            getCorrectionStatus(editorStatusRef.current, selectPendingCorrection(getState(), paymentKey)),
          )
        )
          return;
        const sentAt = Date.now();
        const sent: PendingCorrection = {
          kind: 'correction',
          ...paymentKey,
          correction,
          before: pickPaymentValues(payment),
          balanceBefore,
          status: 'sending',
          verification: null,
        };
        dispatch(pendingWriteSaved(sent));
        updateStatus({ kind: 'sending' });
        const { paymentId } = paymentKey;
        const failure = await dispatch(
          sendRecordedWrite({
            change: toCorrectionChange(paymentKey, payment, correction, mediums),
            call: correctPayment.initiate({ agency, userId, paymentId, correction }, { track: false }),
            successText: CORRECTION_DONE_TITLE,
            describeFailure: (reason) => {
              const { title, details } = describeCorrectionFailure(reason);
              return joinSentences([title, ...details]);
            },
          }),
        );
        if (failure && isOutcomeUnknown(failure)) {
          updateStatus({ kind: 'outcomeUnknown', failure });
          dispatch(pendingCorrectionChanged({ paymentKey, status: 'settled', verification: null }));
          return;
        }
        const fetchBalanceAfter = () => refetchBalance(dispatch, paymentKey, sentAt);
        if (!isMounted()) {
          // The editor is closed, so the rider's profile shows the outcome.
          const result = failure ? 'notApplied' : 'applied';
          const balanceAfter = failure ? null : await fetchBalanceAfter();
          dispatch(
            pendingCorrectionChanged({
              paymentKey,
              status: 'settled',
              verification: { result, payment: null, balanceAfter },
            }),
          );
          return;
        }
        if (failure) updateStatus({ kind: 'rejected', failure });
        else updateStatus({ kind: 'corrected', pendingCorrection: sent, balanceAfter: undefined });
        // The dialog shows the outcome, so the rider's profile needs no notice of it.
        dispatch(pendingWriteRemoved({ kind: 'correction', ...paymentKey }));
        if (failure) return;
        void refetchPayments(dispatch, paymentKey);
        updateStatus({
          kind: 'corrected',
          pendingCorrection: sent,
          balanceAfter: await fetchBalanceAfter(),
        });
      },
      [
        dispatch,
        getState,
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
    status: getCorrectionStatus(editorStatus, pendingCorrection),
    submit,
    /** Resolves with the result; null when the correction is not settled. */
    verify: () => {
      setIsDismissed(false);
      return dispatch(verifyCorrection(paymentKey));
    },
    /** Enables Submit although the outcome is still unknown. */
    goOnUnknown: () => {
      dispatch(pendingWriteRemoved({ kind: 'correction', ...paymentKey }));
      updateStatus({ kind: 'editing' });
    },
    retryBalance: () => void retryBalance(),
    /** Whether the dialog with the outcome is closed. */
    isDismissed,
    dismiss: () => setIsDismissed(true),
  };
}

export type CorrectionEditor = ReturnType<typeof useCorrection>;
