import { type ReactNode } from 'react';
import { type Failure } from '@/domain/failures';
import { VERIFY_LABEL, type VerifyResult } from '@/domain/failureTexts/unknownOutcome';
import { type OutcomeAction } from '@/ui/overlay/OutcomeModal';
import { CopyDetails } from '../errors/CopyDetails';
import { UnknownOutcome } from './UnknownOutcome';
import { WriteModal } from './WriteModal';

interface FailedWriteAction extends Pick<OutcomeAction, 'label' | 'onClick'> {
  /** Whether the action leads to sending the write again. It is disabled while the outcome is unknown. */
  isResend?: boolean;
}

/** Verifying ('Check now'): reading again whether a write was applied. */
export interface VerificationProps {
  result: VerifyResult | null;
  isVerifying: boolean;
  onVerify: () => void;
  /** Explains a result of 'Check now', after its label, such as 'Not applied'. */
  resultTexts: Readonly<Record<'notApplied' | 'unknown', string>>;
}

interface Props {
  title: string;
  /** What failed, and the server messages. */
  children: ReactNode;
  /** Empty when a reload has removed them. */
  failures: readonly Failure[];
  /** Whether the write may have been applied although it failed (decision 19). */
  isOutcomeUnknown: boolean;
  verification: VerificationProps;
  /** Whether 'Check now' is offered. By default only when the outcome is unknown. */
  canVerify?: boolean;
  /** The last action is the primary one, unless 'Check now' is. */
  actions: readonly FailedWriteAction[];
  onClose: () => void;
}

/**
 * The dialog of a failed write. When its outcome is unknown, the write cannot be sent again until 'Check now'
 * has found that it was not applied.
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
      // Closing returns to the form, which could send the write again.
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
