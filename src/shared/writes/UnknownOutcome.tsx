import {
  describeGoOnUnclear,
  describeGoOnUnknown,
  describeVerifyFirst,
  OUTCOME_UNKNOWN_TEXT,
  VERIFY_PARTLY_LABEL,
  VERIFY_RESULT_LABELS,
  VERIFY_UNCLEAR_LABEL,
  VERIFYING_LABEL,
} from '@/domain/failureTexts/unknownOutcome';
import { type FailedWriteOutcome, isWriteUnresolved } from './useWrite';
import { type Verification } from './verification';
import './UnknownOutcome.css';

interface Props {
  outcome: FailedWriteOutcome<unknown>;
  isVerifying: boolean;
  /** The label of the action that leads to sending again; null when there is none. */
  resendLabel: string | null;
}

/** Says that a failed write may have been applied, shows the result of a verification, and what sending again does. */
export function UnknownOutcome({ outcome, isVerifying, resendLabel }: Props) {
  const { verification } = outcome;
  const isUnresolved = isWriteUnresolved(outcome);
  // Also of a write that was refused: the check may have found something that differs from it.
  const isCheckUnclear = verification?.result === 'unknown';
  const describeGoOn = outcome.isOutcomeUnknown ? describeGoOnUnknown : describeGoOnUnclear;
  return (
    <div role="status" className="unknown-outcome">
      {isUnresolved && <p>{OUTCOME_UNKNOWN_TEXT}</p>}
      {isVerifying && <p>{VERIFYING_LABEL}</p>}
      {!isVerifying && verification !== null && (
        <p>
          <strong>{getResultLabel(verification, outcome.isOutcomeUnknown)}</strong>: {verification.text}
        </p>
      )}
      {!isVerifying && resendLabel !== null && (isUnresolved || isCheckUnclear) && (
        <p>{(isCheckUnclear ? describeGoOn : describeVerifyFirst)(resendLabel)}</p>
      )}
    </div>
  );
}

function getResultLabel(
  { result, isPartlyInEffect }: Verification<unknown>,
  isOutcomeUnknown: boolean,
): string {
  if (result === 'unknown' && !isOutcomeUnknown) return VERIFY_UNCLEAR_LABEL;
  return result === 'notApplied' && isPartlyInEffect ? VERIFY_PARTLY_LABEL : VERIFY_RESULT_LABELS[result];
}
