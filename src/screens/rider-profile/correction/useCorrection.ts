import { useCallback, useRef, useState } from 'react';
import { useGetBalanceQuery } from '@/api/balance';
import { useCorrectPaymentMutation } from '@/api/payment';
import { pickPaymentValues } from '@/domain/correction';
import { type Medium } from '@/domain/entities/medium';
import { type Payment, type PaymentCorrection } from '@/domain/entities/payment';
import { toFailure, isOutcomeUnknown } from '@/domain/failures';
import { CORRECTION_DONE_TITLE, describeCorrectionFailure } from '@/domain/failureTexts/correction';
import { joinSentences } from '@/lib/joinSentences';
import { type PortalState, usePortalDispatch } from '@/session/hooks';
import { recordWriteFinished, recordWriteFailed, recordWriteStarted } from '@/session/journalThunks';
import {
  correctionSent,
  correctionSettled,
  correctionAcknowledged,
  type PaymentKey,
  selectSentCorrection,
} from '@/session/sentCorrectionsSlice';
import { useIsMounted } from '@/ui/useIsMounted';
import { useExclusiveAction } from '@/ui/useExclusiveAction';
import { verifyCorrection } from './verifyCorrection';
import { toPaymentTarget, toCorrectionChange } from './correctionChange';
import { type EditorStatus, canSubmit, getCorrectionStatus } from './correctionStatus';
import { refetchBalance, refetchPayments } from './refetch';
import { useSentCorrection } from './useSentCorrections';

/** The correction of one payment: sent once per decision (decision 18), and checked where its answer can't be trusted. */
export function useCorrection(paymentKey: PaymentKey, payment: Payment, mediums: readonly Medium[]) {
  const dispatch = usePortalDispatch();
  const isMounted = useIsMounted();
  const sentCorrection = useSentCorrection(paymentKey);
  const { agency, userId } = paymentKey;
  // Read anew with the editor: the balance before, to measure the change by.
  const { currentData: balance } = useGetBalanceQuery(
    { agency, userId },
    { refetchOnMountOrArgChange: true },
  );
  const balanceBefore = balance?.amount ?? null;
  const [correct] = useCorrectPaymentMutation();
  const [editorStatus, setEditorStatus] = useState<EditorStatus>({ kind: 'editing' });
  // What another editor has sent was told by its dialog, unless it is still under way.
  const [isDismissed, setIsDismissed] = useState(sentCorrection?.status === 'settled');
  // A second submit in the tick in which the first one ends must see how that ended.
  const editorStatusRef = useRef(editorStatus);
  const updateStatus = useCallback((next: EditorStatus) => {
    editorStatusRef.current = next;
    setEditorStatus(next);
    setIsDismissed(false);
  }, []);

  const [submit] = useExclusiveAction(
    useCallback(
      async (correction: PaymentCorrection) => {
        const getSentCorrection = () =>
          dispatch((_: unknown, getState: () => PortalState) => selectSentCorrection(getState(), paymentKey));
        if (!canSubmit(getCorrectionStatus(editorStatusRef.current, getSentCorrection()))) return;
        const sentAt = Date.now();
        dispatch(
          correctionSent({ ...paymentKey, correction, before: pickPaymentValues(payment), balanceBefore }),
        );
        const id = dispatch(recordWriteStarted(toCorrectionChange(paymentKey, payment, correction, mediums)));
        const sent = getSentCorrection();
        updateStatus({ kind: 'sending' });
        const { error } = await correct({ agency, userId, paymentId: paymentKey.paymentId, correction });
        const failure = error === undefined ? null : toFailure(error);
        if (failure) {
          const { title, details } = describeCorrectionFailure(failure);
          dispatch(
            recordWriteFailed(
              agency,
              toPaymentTarget(paymentKey),
              failure,
              joinSentences([title, ...details]),
              { id },
            ),
          );
        } else
          dispatch(
            recordWriteFinished(agency, toPaymentTarget(paymentKey), 'succeeded', CORRECTION_DONE_TITLE, {
              id,
            }),
          );
        if (failure && isOutcomeUnknown(failure)) {
          updateStatus({ kind: 'outcomeUnknown', failure });
          dispatch(correctionSettled({ paymentKey, verification: null }));
          return;
        }
        const fetchBalanceAfter = () => refetchBalance(dispatch, paymentKey, sentAt);
        if (!isMounted()) {
          // The editor that would tell it was left: the rider's profile does.
          const result = failure ? 'notApplied' : 'applied';
          const balanceAfter = failure ? null : await fetchBalanceAfter();
          dispatch(correctionSettled({ paymentKey, verification: { result, payment: null, balanceAfter } }));
          return;
        }
        if (failure) updateStatus({ kind: 'rejected', failure });
        else if (sent) updateStatus({ kind: 'corrected', sent, balanceAfter: undefined });
        // The dialog tells it from here on.
        dispatch(correctionAcknowledged({ paymentKey }));
        if (failure || !sent) return;
        void refetchPayments(dispatch, paymentKey);
        updateStatus({ kind: 'corrected', sent, balanceAfter: await fetchBalanceAfter() });
      },
      [
        dispatch,
        correct,
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
      const corrected = editorStatusRef.current;
      if (corrected.kind !== 'corrected') return;
      updateStatus({ ...corrected, balanceAfter: undefined });
      updateStatus({ ...corrected, balanceAfter: await refetchBalance(dispatch, paymentKey, Date.now()) });
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
    /** The outcome's dialog is closed, and the form in sight again. */
    isDismissed,
    dismiss: () => setIsDismissed(true),
  };
}

export type Correction = ReturnType<typeof useCorrection>;
