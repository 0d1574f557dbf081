import { isOutcomeUnknown } from '@/domain/failures';
import {
  describeOperatorRegistrationFailure,
  describeUnknownOperator,
  OPERATOR_REGISTERED_TITLE,
  OPERATOR_REGISTERING_TITLE,
  OPERATOR_REGISTRATION_FAILED_TITLE,
} from '@/domain/failureTexts/operatorRegistration';
import { FailureReason } from '@/shared/errors/FailureReason';
import { FailedWrite } from '@/shared/writes/FailedWrite';
import { type WriteOutcome } from '@/shared/writes/useWriteOutcome';
import { WriteModal } from '@/shared/writes/WriteModal';

interface Props {
  /** The outcome's subject is the operator's email. */
  outcome: Exclude<WriteOutcome<string>, { status: 'idle' }>;
  /** 'Check now' has found an operator with this email, who may have existed before. */
  isEmailRegistered: boolean;
  isVerifying: boolean;
  onVerify: () => void;
  /** Returns to an empty form. */
  onRegisterAnother: () => void;
  /** Returns to the form with its values. */
  onBackToForm: () => void;
  onClose: () => void;
}

export function RegisterOperatorOutcome(props: Props) {
  const { outcome, isEmailRegistered, isVerifying, onVerify, onRegisterAnother, onBackToForm, onClose } =
    props;
  const email = outcome.subject;
  switch (outcome.status) {
    case 'processing':
      return (
        <WriteModal status="processing" title={OPERATOR_REGISTERING_TITLE}>
          {email}
        </WriteModal>
      );
    case 'success':
      return (
        <WriteModal
          status="success"
          title={OPERATOR_REGISTERED_TITLE}
          onClose={onClose}
          actions={[
            { label: 'Register another', onClick: onRegisterAnother },
            { label: 'Close', onClick: onClose, isPrimary: true },
          ]}
        >
          {email}
        </WriteModal>
      );
    case 'failed':
      return (
        <FailedWrite
          title={OPERATOR_REGISTRATION_FAILED_TITLE}
          failures={[outcome.failure]}
          isOutcomeUnknown={isOutcomeUnknown(outcome.failure)}
          verification={{
            result: outcome.verifyResult,
            isVerifying,
            onVerify,
            resultTexts: {
              notApplied: `${email} is not among the operators.`,
              unknown: describeUnknownOperator(email, isEmailRegistered),
            },
          }}
          actions={[
            { label: 'Close', onClick: onClose },
            { label: 'Try again', onClick: onBackToForm, isResend: true },
          ]}
          onClose={onBackToForm}
        >
          <p>{describeOperatorRegistrationFailure(outcome.failure)}</p>
          <FailureReason failure={outcome.failure} />
        </FailedWrite>
      );
  }
}
