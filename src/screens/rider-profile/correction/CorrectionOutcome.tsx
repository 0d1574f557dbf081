import { type Coupon } from '@/domain/entities/coupon';
import { type Medium } from '@/domain/entities/medium';
import {
  CORRECTION_TITLES,
  describeCorrection,
  describeCorrectionFailure,
  describeVerification,
  NOT_SENT_TEXTS,
} from '@/domain/failureTexts/correction';
import { describeFailure } from '@/domain/failureTexts/describeFailure';
import { listRetryAdvice } from '@/domain/failureTexts/retryAdvice';
import { describeWhyNotRevertible, hasCorrectedValues } from '@/domain/payments/correction';
import { formatMoney } from '@/domain/payments/money';
import { getRegionCurrency } from '@/domain/regions';
import { isWriteUnresolved, type Write } from '@/shared/writes/useWrite';
import { WriteOutcomeModal } from '@/shared/writes/WriteOutcomeModal';
import { BalanceChange } from './BalanceChange';
import { getCorrectionPlace } from './correctionPlace';
import { useMaxCorrectionCents } from './useMaxCorrectionCents';
import { type SubmittedCorrection } from './write/correctPaymentWrite';
import { describeSentValues } from './write/describeSentValues';

interface Props {
  write: Write<SubmittedCorrection>;
  mediums: readonly Medium[];
  coupons: readonly Coupon[];
  onTryAgain: () => void;
  /** Submits a correction again that was not sent. */
  onSendAgain: (submitted: SubmittedCorrection) => void;
  /** Fills the form with the values before the correction. */
  onRevert: () => void;
  /** `isCorrected`: after a correction that was applied. */
  onClose: (isCorrected: boolean) => void;
}

/** The dialog of a submitted correction. */
export function CorrectionOutcome(props: Props) {
  const { write, mediums, coupons, onTryAgain, onSendAgain, onRevert, onClose } = props;
  const maxCents = useMaxCorrectionCents();
  return (
    <WriteOutcomeModal
      write={write}
      place={getCorrectionPlace}
      processing={() => ({ title: CORRECTION_TITLES.processing })}
      success={({ region, paymentId, correction, sent }, wasVerified) => {
        const amount = formatMoney(correction.amount, getRegionCurrency(region));
        const applied = describeVerification({ result: 'applied' }, paymentId, amount, null);
        const close = () => onClose(true);
        const whyNotRevertible = sent
          ? describeWhyNotRevertible(sent.before, correction.amount, mediums, maxCents)
          : null;
        const canRevert =
          sent !== undefined &&
          whyNotRevertible === null &&
          !hasCorrectedValues(sent.before, correction, mediums);
        return {
          title: wasVerified ? applied.title : CORRECTION_TITLES.success,
          body: (
            <div className="correction-outcome">
              {wasVerified && <p>{applied.text}</p>}
              {sent && (
                <>
                  <p>{describeSentValues(sent, mediums, coupons)}</p>
                  <BalanceChange sent={sent} />
                </>
              )}
              {whyNotRevertible !== null && <p>It can’t be reversed here: {whyNotRevertible}.</p>}
            </div>
          ),
          actions: [
            { label: 'Back to payments', onClick: close },
            ...(canRevert ? [{ label: 'Reverse this correction', onClick: onRevert }] : []),
          ],
          onClose: close,
        };
      }}
      failed={(outcome) => {
        const { subject: submitted, failures } = outcome;
        const [failure] = failures;
        if (!submitted.sent)
          return {
            title: NOT_SENT_TEXTS.unreadable,
            body: (
              <div className="correction-outcome">
                {failure && <p>{describeFailure(failure)}</p>}
                <p>{NOT_SENT_TEXTS.nothingSent}</p>
              </div>
            ),
            actions: [
              { label: 'Cancel', onClick: write.close },
              { label: 'Try again', onClick: () => onSendAgain(submitted) },
            ],
            onClose: write.close,
          };
        const { title, details } = failure
          ? describeCorrectionFailure(failure)
          : { title: CORRECTION_TITLES.failed, details: [] };
        return {
          title,
          body: (
            <div className="correction-outcome">
              {[...details, ...failures.flatMap(listRetryAdvice)].map((line) => (
                <p key={line}>{line}</p>
              ))}
              {isWriteUnresolved(outcome) && (
                <p>
                  {describeCorrection(
                    submitted.paymentId,
                    formatMoney(submitted.correction.amount, getRegionCurrency(submitted.region)),
                  )}
                </p>
              )}
            </div>
          ),
          actions: [
            { label: 'Back to payments', onClick: () => onClose(false) },
            { label: 'Try again', onClick: onTryAgain, isResend: true },
          ],
          onClose: onTryAgain,
        };
      }}
    />
  );
}
