import {
  VERIFY_FIRST_TEXT,
  VERIFY_RESULT_LABELS,
  VERIFYING_LABEL,
  type VerifyResult,
  OUTCOME_UNKNOWN_TEXT,
} from '@/domain/failureTexts/unknownOutcome';
import './UnknownOutcome.css';

interface Props {
  verifyResult: VerifyResult | null;
  isVerifying: boolean;
  /** What was looked at, and what it means: follows the result's first word. */
  resultTexts: Readonly<Record<'notApplied' | 'unknown', string>>;
  /** Nothing leads back to sending it again yet. */
  isResendBlocked: boolean;
}

/** What a failed write says that may have been applied, and what looking again has found (decision 19). */
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
