import { type ReactNode } from 'react';
import { type Failure } from '@/domain/failures';
import { VERIFY_LABEL, type VerifyResult } from '@/domain/failureTexts/unknownOutcome';
import { type OutcomeAction } from '@/ui/OutcomeModal';
import { CopyDetails } from './CopyDetails';
import { UnknownOutcome } from './UnknownOutcome';
import { WriteModal } from './WriteModal';

interface FailedWriteAction extends Pick<OutcomeAction, 'label' | 'onClick'> {
  /** Leads to another send of the same thing. */
  isResend?: boolean;
}

/** The look at what a write has left. */
export interface Verification {
  result: VerifyResult | null;
  isVerifying: boolean;
  onVerify: () => void;
  /** What was looked at, and what it means: follows the result's first word. */
  resultTexts: Readonly<Record<'notApplied' | 'unknown', string>>;
}

interface Props {
  title: string;
  /** The catalogue's texts, and the platform's own words. */
  children: ReactNode;
  /** Of the calls that failed; none where a reload has forgotten them. */
  failures: readonly Failure[];
  /** It may have been applied all the same (decision 19). */
  isOutcomeUnknown: boolean;
  verification: Verification;
  /** There is something to look at though the end is certain. */
  canVerify?: boolean;
  /** The last one has the focus where there is nothing to check. */
  actions: readonly FailedWriteAction[];
  /** Esc and the cross: back to what was filled in. */
  onClose: () => void;
}

/**
 * A write that failed. Where nobody can tell whether it was applied, 'Check now' comes first: until a check has found
 * that it was not, no way leads back to sending the same thing again.
 */
export function FailedWrite(props: Props) {
  const {
    title,
    children,
    failures,
    isOutcomeUnknown,
    verification,
    canVerify = isOutcomeUnknown,
    actions,
    onClose,
  } = props;
  const isUnresolved = isOutcomeUnknown && verification.result !== 'notApplied';
  const isBlocked = isUnresolved && actions.some(({ isResend }) => isResend);
  const isVerifyPrimary = isUnresolved || (canVerify && !isOutcomeUnknown);
  return (
    <WriteModal
      status="failed"
      title={title}
      {...(!isBlocked && { onClose })}
      actions={[
        ...actions.map(({ label, onClick, isResend = false }, index) => ({
          label,
          onClick,
          isDisabled: isBlocked && isResend,
          isPrimary: !isVerifyPrimary && index === actions.length - 1,
        })),
        ...(canVerify
          ? [{ label: VERIFY_LABEL, onClick: verification.onVerify, isPrimary: isVerifyPrimary }]
          : []),
      ]}
    >
      {children}
      {isOutcomeUnknown && (
        <UnknownOutcome
          verifyResult={verification.result}
          isVerifying={verification.isVerifying}
          resultTexts={verification.resultTexts}
          isResendBlocked={isBlocked}
        />
      )}
      <p>
        <CopyDetails message={title} failures={failures} />
      </p>
    </WriteModal>
  );
}
