import { useCallback, useRef, useState } from 'react';
import { useGetBalanceQuery } from '@/api/balance';
import { useCorrectPaymentMutation } from '@/api/payment';
import { valuesOf } from '@/domain/correction';
import { type Medium } from '@/domain/entities/medium';
import { type Payment, type PaymentCorrection } from '@/domain/entities/payment';
import { asFailure, mayHaveBeenApplied } from '@/domain/failures';
import { CORRECTION_DONE, correctionTexts } from '@/domain/failureTexts/correction';
import { inSentences } from '@/lib/inSentences';
import { type PortalState, usePortalDispatch } from '@/session/hooks';
import { changeEnded, changeFailed, changeSent } from '@/session/recordChange';
import {
  correctionSent,
  correctionSettled,
  correctionTold,
  type PaymentPlace,
  selectSentCorrection,
} from '@/session/sentCorrectionsSlice';
import { useIsMounted } from '@/ui/useIsMounted';
import { useSingleFlight } from '@/ui/useSingleFlight';
import { checkCorrection } from './checkCorrection';
import { changedPayment, correctionChange } from './correctionChange';
import { type EditorStep, maySubmit, stepOf } from './correctionStep';
import { readBalance, readPayments } from './readAgain';
import { useSentCorrection } from './useSentCorrections';

/** The correction of one payment: sent once per decision (decision 18), and checked where its answer can't be trusted. */
export function useCorrection(place: PaymentPlace, payment: Payment, mediums: readonly Medium[]) {
  const dispatch = usePortalDispatch();
  const isMounted = useIsMounted();
  const note = useSentCorrection(place);
  const { agency, userId } = place;
  // Read anew with the editor: the balance before, to measure the change by.
  const { currentData: balance } = useGetBalanceQuery(
    { agency, userId },
    { refetchOnMountOrArgChange: true },
  );
  const balanceBefore = balance?.amount ?? null;
  const [correct] = useCorrectPaymentMutation();
  const [known, setKnown] = useState<EditorStep>({ step: 'editing' });
  // What another editor has sent was told by its dialog, unless it is still under way.
  const [isDismissed, setIsDismissed] = useState(note?.stand === 'settled');
  // A second submit in the tick in which the first one ends must see how that ended.
  const latest = useRef(known);
  const go = useCallback((next: EditorStep) => {
    latest.current = next;
    setKnown(next);
    setIsDismissed(false);
  }, []);

  const [submit] = useSingleFlight(
    useCallback(
      async (correction: PaymentCorrection) => {
        const noted = () =>
          dispatch((_: unknown, getState: () => PortalState) => selectSentCorrection(getState(), place));
        if (!maySubmit(stepOf(latest.current, noted()))) return;
        const sentAt = Date.now();
        dispatch(correctionSent({ ...place, correction, before: valuesOf(payment), balanceBefore }));
        const id = dispatch(changeSent(correctionChange(place, payment, correction, mediums)));
        const sent = noted();
        go({ step: 'sending' });
        const { error } = await correct({ agency, userId, paymentId: place.paymentId, correction });
        const failure = error === undefined ? null : asFailure(error);
        if (failure) {
          const { title, details } = correctionTexts(failure);
          dispatch(
            changeFailed(agency, changedPayment(place), failure, inSentences([title, ...details]), { id }),
          );
        } else dispatch(changeEnded(agency, changedPayment(place), 'succeeded', CORRECTION_DONE, { id }));
        if (failure && mayHaveBeenApplied(failure)) {
          go({ step: 'unanswered', failure });
          dispatch(correctionSettled({ place, finding: null }));
          return;
        }
        const readAfter = () => readBalance(dispatch, place, sentAt);
        if (!isMounted()) {
          // The editor that would tell it was left: the rider's profile does.
          const verdict = failure ? 'notApplied' : 'applied';
          const balanceAfter = failure ? null : await readAfter();
          dispatch(correctionSettled({ place, finding: { verdict, seen: null, balanceAfter } }));
          return;
        }
        if (failure) go({ step: 'refused', failure });
        else if (sent) go({ step: 'corrected', sent, balanceAfter: undefined });
        // The dialog tells it from here on.
        dispatch(correctionTold({ place }));
        if (failure || !sent) return;
        void readPayments(dispatch, place);
        go({ step: 'corrected', sent, balanceAfter: await readAfter() });
      },
      [dispatch, correct, go, isMounted, agency, userId, place, payment, mediums, balanceBefore],
    ),
  );

  const [readBalanceAgain] = useSingleFlight(
    useCallback(async () => {
      const corrected = latest.current;
      if (corrected.step !== 'corrected') return;
      go({ ...corrected, balanceAfter: undefined });
      go({ ...corrected, balanceAfter: await readBalance(dispatch, place, Date.now()) });
    }, [dispatch, go, place]),
  );

  return {
    now: stepOf(known, note),
    submit,
    check: () => {
      setIsDismissed(false);
      void dispatch(checkCorrection(place));
    },
    readBalanceAgain: () => void readBalanceAgain(),
    /** The outcome's dialog is closed, and the form in sight again. */
    isDismissed,
    dismiss: () => setIsDismissed(true),
  };
}

export type Correction = ReturnType<typeof useCorrection>;
