import { mayHaveBeenApplied } from '@/domain/failures';
import {
  OPERATOR_REGISTERED,
  OPERATOR_REGISTERING,
  OPERATOR_REGISTRATION_FAILED,
  operatorRegistrationText,
  unknownOperatorText,
} from '@/domain/failureTexts/operatorRegistration';
import { FailedWrite } from '../common/FailedWrite';
import { FailureReason } from '../common/FailureReason';
import { type WriteOutcome } from '../common/useWriteOutcome';
import { WriteModal } from '../common/WriteModal';

interface Props {
  /** What it is about is the operator's e-mail. */
  outcome: Exclude<WriteOutcome<string>, { state: 'idle' }>;
  /** A check has found an operator with the e-mail. */
  isThere: boolean;
  isChecking: boolean;
  onCheck: () => void;
  /** Back to an empty form. */
  onAnother: () => void;
  /** Back to the form as it is. */
  onAgain: () => void;
  onClose: () => void;
}

/** Processing, then success or failed, with the ways on from there. */
export function RegisterOperatorOutcome(props: Props) {
  const { outcome, isThere, isChecking, onCheck, onAnother, onAgain, onClose } = props;
  const email = outcome.subject;
  switch (outcome.state) {
    case 'processing':
      return (
        <WriteModal state="processing" title={OPERATOR_REGISTERING}>
          {email}
        </WriteModal>
      );
    case 'success':
      return (
        <WriteModal
          state="success"
          title={OPERATOR_REGISTERED}
          onClose={onClose}
          actions={[
            { label: 'Register another', onClick: onAnother },
            { label: 'Close', onClick: onClose, primary: true },
          ]}
        >
          {email}
        </WriteModal>
      );
    case 'failed':
      return (
        <FailedWrite
          title={OPERATOR_REGISTRATION_FAILED}
          failures={[outcome.failure]}
          isUncertain={mayHaveBeenApplied(outcome.failure)}
          check={{
            result: outcome.check,
            isChecking,
            onCheck,
            found: {
              notApplied: `${email} is not among the operators.`,
              unknown: unknownOperatorText(email, isThere),
            },
          }}
          ways={[
            { label: 'Close', onClick: onClose },
            { label: 'Try again', onClick: onAgain, sendsAgain: true },
          ]}
          onClose={onAgain}
        >
          <p>{operatorRegistrationText(outcome.failure)}</p>
          <FailureReason failure={outcome.failure} />
        </FailedWrite>
      );
  }
}
