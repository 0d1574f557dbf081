import {
  CORRECTION_TITLES,
  describeCorrection,
  describeCorrectionFailure,
  describeVerification,
} from '@/domain/failureTexts/correction';
import { type SentCorrection } from '@/session/writes/pendingWritesSlice';
import { isWriteUnresolved, type Write } from '@/shared/writes/useWrite';
import { WriteOutcomeModal } from '@/shared/writes/WriteOutcomeModal';
import { BalanceChange } from './BalanceChange';

interface Props {
  write: Write<SentCorrection>;
  onTryAgain: () => void;
  onClose: () => void;
}

/** The dialog of a sent correction. */
export function CorrectionOutcome({ write, onTryAgain, onClose }: Props) {
  const backAction = { label: 'Back to payments', onClick: onClose };
  return (
    <WriteOutcomeModal
      write={write}
      processing={() => ({ title: CORRECTION_TITLES.processing })}
      success={(sent, wasVerified) => {
        const applied = describeVerification('applied', sent.paymentId, sent.correction.amount, null);
        return {
          title: wasVerified ? applied.title : CORRECTION_TITLES.success,
          body: (
            <div className="correction-outcome">
              {wasVerified && <p>{applied.text}</p>}
              <BalanceChange sent={sent} />
            </div>
          ),
          actions: [backAction],
          onClose,
        };
      }}
      failed={(outcome) => {
        const { subject: sent, failures } = outcome;
        const [failure] = failures;
        const { title, details } = failure
          ? describeCorrectionFailure(failure)
          : { title: CORRECTION_TITLES.failed, details: [] };
        return {
          title,
          body: (
            <div className="correction-outcome">
              {details.map((line) => (
                <p key={line}>{line}</p>
              ))}
              {isWriteUnresolved(outcome) && (
                <p>{describeCorrection(sent.paymentId, sent.correction.amount)}</p>
              )}
            </div>
          ),
          actions: [backAction, { label: 'Try again', onClick: onTryAgain, isResend: true }],
          onClose: onTryAgain,
        };
      }}
    />
  );
}
