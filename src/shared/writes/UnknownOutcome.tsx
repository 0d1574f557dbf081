import {
  describeGoOnUnknown,
  describeVerifyFirst,
  OUTCOME_UNKNOWN_TEXT,
  VERIFY_RESULT_LABELS,
  VERIFYING_LABEL,
} from '@/domain/failureTexts/unknownOutcome';
import { type FailedWriteOutcome, isWriteUnresolved } from './useWrite';
import './UnknownOutcome.css';

interface Props {
  outcome: FailedWriteOutcome<unknown>;
  isVerifying: boolean;
  /** The label of the action that leads to sending again; null when there is none. */
  resendLabel: string | null;
}

/** Says that a failed write may have been applied, and shows the result of a verification. */
export function UnknownOutcome({ outcome, isVerifying, resendLabel }: Props) {
  const { verification } = outcome;
  const isUnresolved = isWriteUnresolved(outcome);
  const describeResend = verification === null ? describeVerifyFirst : describeGoOnUnknown;
  return (
    <div role="status" className="unknown-outcome">
      {isUnresolved && <p>{OUTCOME_UNKNOWN_TEXT}</p>}
      {isVerifying && <p>{VERIFYING_LABEL}</p>}
      {!isVerifying && verification !== null && (
        <p>
          <strong>{VERIFY_RESULT_LABELS[verification.result]}</strong>: {verification.text}
        </p>
      )}
      {!isVerifying && isUnresolved && resendLabel !== null && <p>{describeResend(resendLabel)}</p>}
    </div>
  );
}
