import { type NewAgency } from '@/domain/entities/agency';
import { mayHaveBeenApplied } from '@/domain/failures';
import {
  AGENCY_CREATED,
  AGENCY_CREATING,
  AGENCY_CREATION_FAILED,
  agencyCreationText,
  agencyNotAppliedText,
} from '@/domain/failureTexts/agencyCreation';
import { FailedWrite } from '../common/FailedWrite';
import { FailureReason } from '../common/FailureReason';
import { type WriteOutcome } from '../common/useWriteOutcome';
import { WriteModal } from '../common/WriteModal';

interface Props {
  outcome: Exclude<WriteOutcome<NewAgency>, { state: 'idle' }>;
  /** A check has found another agency with the abbreviation. */
  isTaken: boolean;
  isChecking: boolean;
  onCheck: () => void;
  onList: () => void;
  /** Back to an empty form. */
  onAnother: () => void;
  /** Back to the form as it is. */
  onAgain: () => void;
}

/** Processing, then success or failed, with the ways on from there (specification 4). */
export function AgencyCreationOutcome(props: Props) {
  const { outcome, isTaken, isChecking, onCheck, onList, onAnother, onAgain } = props;
  const { name, abbreviation } = outcome.subject;
  const about = `${name} (${abbreviation})`;
  const toList = { label: 'Go to list', onClick: onList };
  switch (outcome.state) {
    case 'processing':
      return (
        <WriteModal state="processing" title={AGENCY_CREATING}>
          {about}
        </WriteModal>
      );
    case 'success':
      return (
        <WriteModal
          state="success"
          title={AGENCY_CREATED}
          actions={[
            { label: 'Add another', onClick: onAnother },
            { ...toList, primary: true },
          ]}
        >
          {outcome.wasChecked ? `Applied: ${about} is there now.` : about}
        </WriteModal>
      );
    case 'failed':
      return (
        <FailedWrite
          title={AGENCY_CREATION_FAILED}
          failures={[outcome.failure]}
          isUncertain={mayHaveBeenApplied(outcome.failure)}
          check={{
            result: outcome.check,
            isChecking,
            onCheck,
            found: {
              notApplied: agencyNotAppliedText(about, isTaken ? abbreviation : null),
              unknown: `the platform could not tell whether ${abbreviation} exists. Check again in a moment.`,
            },
          }}
          ways={[toList, { label: 'Try again', onClick: onAgain, sendsAgain: true }]}
          onClose={onAgain}
        >
          <p>{agencyCreationText(outcome.failure)}</p>
          <FailureReason failure={outcome.failure} />
        </FailedWrite>
      );
  }
}
