import {
  OUTCOME_UNKNOWN_TEXT,
  VERIFY_FIRST_TEXT,
  VERIFY_RESULT_LABELS,
  VERIFYING_LABEL,
  type VerifyResult,
} from '@/domain/failureTexts/unknownOutcome';
import './UnknownOutcome.css';

interface Props {
  verifyResult: VerifyResult | null;
  isVerifying: boolean;
  /** Explains a result of 'Check now', after its label, such as 'Not applied'. */
  resultTexts: Readonly<Record<'notApplied' | 'unknown', string>>;
  isResendBlocked: boolean;
}

/** Says that a failed write may have been applied, and shows the result of 'Check now' (decision 19). */
export function UnknownOutcome({ verifyResult, isVerifying, resultTexts, isResendBlocked }: Props) {
  const isNotApplied = verifyResult === 'notApplied';
  return (
    <div role="status" className="unknown-outcome">
      {!isNotApplied && <p>{OUTCOME_UNKNOWN_TEXT}</p>}
      {isResendBlocked && <p>{VERIFY_FIRST_TEXT}</p>}
      {isVerifying && <p>{VERIFYING_LABEL}</p>}
      {!isVerifying && verifyResult !== null && verifyResult !== 'applied' && (
        <p>
          <strong>{VERIFY_RESULT_LABELS[verifyResult]}</strong>: {resultTexts[verifyResult]}
        </p>
      )}
    </div>
  );
}
