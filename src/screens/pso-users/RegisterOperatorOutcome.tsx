import {
  describeOperatorRegistrationFailure,
  OPERATOR_REGISTRATION_TITLES,
} from '@/domain/failureTexts/operatorRegistration';
import { FailureReasons } from '@/shared/errors/FailureReasons';
import { type Write } from '@/shared/writes/useWrite';
import { WriteOutcomeModal } from '@/shared/writes/WriteOutcomeModal';

interface Props {
  /** The subject is the operator's email. */
  write: Write<string>;
  onClose: () => void;
}

export function RegisterOperatorOutcome({ write, onClose }: Props) {
  return (
    <WriteOutcomeModal
      write={write}
      place={() => ['Operators']}
      processing={(email) => ({ title: OPERATOR_REGISTRATION_TITLES.processing, body: email })}
      success={(email) => ({
        title: OPERATOR_REGISTRATION_TITLES.success,
        body: email,
        actions: [
          // The form is empty then.
          { label: 'Register another', onClick: write.close },
          { label: 'Close', onClick: onClose, isPrimary: true },
        ],
        onClose,
      })}
      failed={({ failures }) => ({
        title: OPERATOR_REGISTRATION_TITLES.failed,
        body: <FailureReasons failures={failures} describe={describeOperatorRegistrationFailure} />,
        // Closing the dialog returns to the form with its values; its cross has the name 'Close'.
        actions: [
          { label: 'Go to list', onClick: onClose },
          { label: 'Try again', onClick: write.close, isResend: true },
        ],
        onClose: write.close,
      })}
    />
  );
}
