import Button from 'antd/es/button';
import { useEffect, useRef } from 'react';
import { useListMediumsQuery } from '@/api/payment';
import { type Medium } from '@/domain/entities/medium';
import {
  CORRECTION_TITLES,
  describeDisabledSubmit,
  describeRejection,
  describeVerification,
  formatUnknownCorrectionTitle,
  VERIFY_BEFORE_SUBMIT_TEXT,
} from '@/domain/failureTexts/correction';
import { VERIFY_LABEL, VERIFYING_LABEL } from '@/domain/failureTexts/unknownOutcome';
import { formatPaymentValues } from '@/domain/payments/correction';
import { formatMoney } from '@/domain/payments/money';
import { getRegionCurrency } from '@/domain/regions';
import { usePortalDispatch } from '@/session/hooks';
import { isResolved } from '@/session/writes/pendingCorrections';
import { type PendingCorrection, pendingWriteRemoved } from '@/session/writes/pendingWritesSlice';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import { ignoreSecondClick } from '@/ui/focus/ignoreSecondClick';
import { BalanceChange } from '../BalanceChange';
import { describeSentValues } from './describeSentValues';
import { usePendingCorrections } from './usePendingCorrections';
import { acknowledgeCorrectionOutcome, verifyCorrection } from './verifyCorrection';

interface PendingCorrectionNoticesProps {
  agency: string;
  userId: string;
  /** The payment whose open editor already shows its correction. */
  excludedPaymentId: string | null;
  /** Moves the focus away from the notice that was removed. */
  onDismissed: () => void;
}

/** Notices on every tab of the profile for corrections whose outcome is not acknowledged yet (decision 19). */
export function PendingCorrectionNotices({
  agency,
  userId,
  excludedPaymentId,
  onDismissed,
}: PendingCorrectionNoticesProps) {
  return usePendingCorrections(agency, userId)
    .filter(({ paymentId }) => paymentId !== excludedPaymentId)
    .map((pendingCorrection) => (
      <PendingCorrectionNotice
        key={pendingCorrection.paymentId}
        pendingCorrection={pendingCorrection}
        onDismissed={onDismissed}
      />
    ));
}

interface Props extends Pick<PendingCorrectionNoticesProps, 'onDismissed'> {
  pendingCorrection: PendingCorrection;
  /** Whether Submit is beside the notice, and waits for 'Check now'. */
  isSubmitDisabled?: boolean;
}

/** Shows a correction whose editor is closed, and offers 'Check now'. */
export function PendingCorrectionNotice({ pendingCorrection, isSubmitDisabled = false, onDismissed }: Props) {
  const dispatch = usePortalDispatch();
  const { currentData: mediums } = useListMediumsQuery({ agency: pendingCorrection.agency });
  const noticeRef = useRef<HTMLDivElement>(null);
  const hasStartedVerifyRef = useRef(false);
  const { status, verification } = pendingCorrection;
  // Settled: the correction is neither being sent nor verified.
  const isSettled = status === 'settled';
  useEffect(() => {
    // The 'Check now' button may be removed, so the notice takes the focus.
    if (isSettled && hasStartedVerifyRef.current) noticeRef.current?.focus();
    if (isSettled) hasStartedVerifyRef.current = false;
  }, [isSettled]);
  const { title, text } = getNoticeTexts(pendingCorrection, mediums?.rows ?? []);
  return (
    <div ref={noticeRef} tabIndex={-1} role="group" className="sent-correction" aria-label={title}>
      <FailureAlert kind={getAlertKind(pendingCorrection)} title={title}>
        <p className="sent-correction__change">
          Payment {pendingCorrection.paymentId}: {describeSentValues(pendingCorrection, mediums?.rows ?? [])}
        </p>
        {text !== null && (
          <p>
            {text}
            {isSubmitDisabled && ` ${describeDisabledSubmit(verification !== null)}`}
          </p>
        )}
        {verification?.result === 'applied' && <BalanceChange sent={pendingCorrection} />}
        {/* A press puts Dismiss, or another notice, in the same place. */}
        <div className="sent-correction__actions" onClickCapture={ignoreSecondClick}>
          {status !== 'sending' && (verification === null || verification.result === 'unknown') && (
            <Button
              size="small"
              type="primary"
              loading={status === 'verifying'}
              onClick={() => {
                hasStartedVerifyRef.current = true;
                void dispatch(verifyCorrection(pendingCorrection));
              }}
            >
              {status === 'verifying' ? VERIFYING_LABEL : VERIFY_LABEL}
            </Button>
          )}
          {isSettled && verification !== null && (
            <Button
              size="small"
              onClick={() => {
                if (!isResolved(pendingCorrection)) dispatch(acknowledgeCorrectionOutcome(pendingCorrection));
                dispatch(pendingWriteRemoved(pendingCorrection));
                onDismissed();
              }}
            >
              Dismiss
            </Button>
          )}
        </div>
      </FailureAlert>
    </div>
  );
}

function getAlertKind({ status, verification }: PendingCorrection) {
  if (status === 'sending') return 'info';
  return verification?.result === 'applied' ? 'success' : 'warning';
}

function getNoticeTexts(
  { region, status, verification, rejection, paymentId, correction }: PendingCorrection,
  mediums: readonly Medium[],
): { title: string; text: string | null } {
  if (status === 'sending') return { title: CORRECTION_TITLES.processing, text: null };
  if (verification) {
    const { result, payment } = verification;
    if (result === 'notApplied' && payment === null) return describeRejection(rejection);
    const currency = getRegionCurrency(region);
    return describeVerification(
      verification,
      paymentId,
      formatMoney(correction.amount, currency),
      payment && formatPaymentValues(payment, currency, mediums),
    );
  }
  return { title: formatUnknownCorrectionTitle(paymentId), text: VERIFY_BEFORE_SUBMIT_TEXT };
}
