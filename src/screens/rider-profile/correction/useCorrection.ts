import { useCallback, useRef, useState } from 'react';
import { useGetBalanceQuery } from '../../../api/balance';
import { useCorrectPaymentMutation } from '../../../api/payment';
import { verdictOf } from '../../../domain/correction';
import { type Medium } from '../../../domain/entities/medium';
import { type Payment, type PaymentCorrection } from '../../../domain/entities/payment';
import { asFailure, mayHaveBeenApplied } from '../../../domain/failures';
import { usePortalDispatch } from '../../../session/hooks';
import { useSingleFlight } from '../../../ui/useSingleFlight';
import { maySubmit, type CorrectionStep } from './correctionStep';
import { readBalance, readPayment, readPayments } from './readAgain';

interface Edited {
  agency: string;
  userId: string;
  payment: Payment;
  mediums: readonly Medium[];
}

/** The correction of one payment: sent once per decision (decision 18), and checked where its answer can't be trusted. */
export function useCorrection({ agency, userId, payment, mediums }: Edited) {
  const dispatch = usePortalDispatch();
  // Read anew with the editor: the balance before, to measure the change by.
  const { currentData: balance } = useGetBalanceQuery(
    { agency, userId },
    { refetchOnMountOrArgChange: true },
  );
  const balanceBefore = balance?.amount ?? null;
  const [correct] = useCorrectPaymentMutation();
  const [now, setNow] = useState<CorrectionStep>({ step: 'editing' });
  const [isDismissed, setIsDismissed] = useState(false);
  // A second submit in the tick in which the first one ends must see how that ended.
  const latest = useRef(now);
  const go = useCallback((next: CorrectionStep) => {
    latest.current = next;
    setNow(next);
    setIsDismissed(false);
  }, []);

  const [submit] = useSingleFlight(
    useCallback(
      async (correction: PaymentCorrection) => {
        if (!maySubmit(latest.current)) return;
        const place = { agency, userId, paymentId: payment.id };
        const sent = { correction, before: payment, balanceBefore };
        const sentAt = Date.now();
        go({ step: 'sending' });
        const { error } = await correct({ ...place, correction });
        if (!error) {
          go({ step: 'corrected', sent, balanceAfter: undefined });
          void readPayments(dispatch, place);
          go({ step: 'corrected', sent, balanceAfter: await readBalance(dispatch, place, sentAt) });
          return;
        }
        const failure = asFailure(error);
        if (mayHaveBeenApplied(failure)) {
          go({ step: 'uncertain', failure, sent, isChecking: false, finding: null });
        } else go({ step: 'refused', failure });
      },
      [dispatch, correct, go, agency, userId, payment, balanceBefore],
    ),
  );

  const [check] = useSingleFlight(
    useCallback(async () => {
      const uncertain = latest.current;
      if (uncertain.step !== 'uncertain') return;
      const { correction, before } = uncertain.sent;
      const place = { agency, userId, paymentId: before.id };
      const since = Date.now();
      go({ ...uncertain, isChecking: true });
      const [seen, balanceAfter] = await Promise.all([
        readPayment(dispatch, place, since),
        readBalance(dispatch, place, since),
        readPayments(dispatch, place),
      ]);
      const verdict = seen === null ? 'unknown' : verdictOf(before, seen, correction, mediums);
      go({ ...uncertain, isChecking: false, finding: { verdict, seen, balanceAfter } });
    }, [dispatch, go, agency, userId, mediums]),
  );

  const [readBalanceAgain] = useSingleFlight(
    useCallback(async () => {
      const corrected = latest.current;
      if (corrected.step !== 'corrected') return;
      const place = { agency, userId, paymentId: corrected.sent.before.id };
      go({ ...corrected, balanceAfter: undefined });
      go({ ...corrected, balanceAfter: await readBalance(dispatch, place, Date.now()) });
    }, [dispatch, go, agency, userId]),
  );

  return {
    now,
    submit,
    check: () => void check(),
    readBalanceAgain: () => void readBalanceAgain(),
    /** The outcome's dialog is closed, and the form in sight again. */
    isDismissed,
    dismiss: () => setIsDismissed(true),
  };
}

export type Correction = ReturnType<typeof useCorrection>;
