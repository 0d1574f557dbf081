import {
  OPERATOR_REGISTERED,
  OPERATOR_REGISTERING,
  OPERATOR_REGISTRATION_FAILED,
  operatorRegistrationText,
} from '../../domain/failureTexts/operatorRegistration';
import { CHECK_NOW } from '../../domain/failureTexts/uncertain';
import { mayHaveBeenApplied } from '../../domain/failures';
import { OutcomeModal } from '../../ui/OutcomeModal';
import { FailureReason } from '../common/FailureReason';
import { RegionLine } from '../common/RegionLine';
import { UncertainOutcome } from '../common/UncertainOutcome';
import { type WriteOutcome } from '../common/useWriteOutcome';

interface Properties {
  /** What it is about is the operator's e-mail. */
  outcome: Exclude<WriteOutcome<string>, { state: 'idle' }>;
  isChecking: boolean;
  onCheck: () => void;
  /** Back to an empty form. */
  onAnother: () => void;
  /** Back to the form as it is. */
  onAgain: () => void;
  onClose: () => void;
}

/** Processing, then success or failed, with the ways on from there. */
export function RegisterOperatorOutcome(properties: Properties) {
  const { outcome, isChecking, onCheck, onAnother, onAgain, onClose } = properties;
  const email = outcome.subject;
  switch (outcome.state) {
    case 'processing':
      return (
        <OutcomeModal state="processing" title={OPERATOR_REGISTERING} region={<RegionLine />}>
          {email}
        </OutcomeModal>
      );
    case 'success':
      return (
        <OutcomeModal
          state="success"
          title={OPERATOR_REGISTERED}
          region={<RegionLine />}
          onClose={onClose}
          actions={[
            { label: 'Register another', onClick: onAnother },
            { label: 'Close', onClick: onClose, primary: true },
          ]}
        >
          {outcome.wasChecked ? `Applied: ${email} is among the operators now.` : email}
        </OutcomeModal>
      );
    case 'failed': {
      const isUncertain = mayHaveBeenApplied(outcome.failure);
      const shouldCheck = isUncertain && outcome.check !== 'notApplied';
      return (
        <OutcomeModal
          state="failed"
          title={OPERATOR_REGISTRATION_FAILED}
          region={<RegionLine />}
          onClose={onAgain}
          actions={[
            { label: 'Close', onClick: onClose },
            { label: 'Try again', onClick: onAgain, primary: !shouldCheck },
            ...(isUncertain ? [{ label: CHECK_NOW, onClick: onCheck, primary: shouldCheck }] : []),
          ]}
        >
          <p>{operatorRegistrationText(outcome.failure)}</p>
          <FailureReason failure={outcome.failure} />
          {isUncertain && (
            <UncertainOutcome
              check={outcome.check}
              isChecking={isChecking}
              found={{
                notApplied: `${email} is not among the operators.`,
                unknown: `the platform could not tell whether ${email} is registered. Check again in a moment.`,
              }}
            />
          )}
        </OutcomeModal>
      );
    }
  }
}
