import { isOutcomeUnknown } from '@/domain/failures';
import {
  OPERATOR_REGISTERED_TITLE,
  OPERATOR_REGISTERING_TITLE,
  OPERATOR_REGISTRATION_FAILED_TITLE,
  describeOperatorRegistrationFailure,
  describeUnknownOperator,
} from '@/domain/failureTexts/operatorRegistration';
import { FailedWrite } from '../common/FailedWrite';
import { FailureReason } from '../common/FailureReason';
import { type WriteOutcome } from '../common/useWriteOutcome';
import { WriteModal } from '../common/WriteModal';

interface Props {
  /** What it is about is the operator's e-mail. */
  outcome: Exclude<WriteOutcome<string>, { status: 'idle' }>;
  /** A check has found an operator with the e-mail. */
  isEmailRegistered: boolean;
  isVerifying: boolean;
  onVerify: () => void;
  /** Back to an empty form. */
  onRegisterAnother: () => void;
  /** Back to the form as it is. */
  onBackToForm: () => void;
  onClose: () => void;
}

/** Processing, then success or failed, with the ways on from there. */
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
