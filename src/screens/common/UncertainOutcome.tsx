import {
  CHECK_FIRST,
  CHECK_TEXTS,
  CHECKING,
  type CheckResult,
  MAY_HAVE_BEEN_APPLIED,
} from '@/domain/failureTexts/uncertain';
import './UncertainOutcome.css';

interface Props {
  check: CheckResult | null;
  isChecking: boolean;
  /** What was looked at, and what it means: follows the result's first word. */
  found: Readonly<Record<'notApplied' | 'unknown', string>>;
  /** Nothing leads back to sending it again yet. */
  isBlocked: boolean;
}

/** What a failed write says that may have been applied, and what looking again has found (decision 19). */
export function UncertainOutcome({ check, isChecking, found, isBlocked }: Props) {
  const isKnown = check === 'notApplied';
  return (
    <div role="status" className="uncertain-outcome">
      {!isKnown && <p>{MAY_HAVE_BEEN_APPLIED}</p>}
      {isBlocked && <p>{CHECK_FIRST}</p>}
      {isChecking && <p>{CHECKING}</p>}
      {!isChecking && check !== null && check !== 'applied' && (
        <p>
          <strong>{CHECK_TEXTS[check]}</strong>: {found[check]}
        </p>
      )}
    </div>
  );
}
