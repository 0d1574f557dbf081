import { type NewAgency } from '../../domain/entities/agency';
import {
  AGENCY_CREATED,
  AGENCY_CREATING,
  AGENCY_CREATION_FAILED,
  agencyCreationText,
} from '../../domain/failureTexts/agencyCreation';
import { CHECK_NOW } from '../../domain/failureTexts/uncertain';
import { mayHaveBeenApplied } from '../../domain/failures';
import { OutcomeModal } from '../../ui/OutcomeModal';
import { FailureReason } from '../common/FailureReason';
import { RegionLine } from '../common/RegionLine';
import { UncertainOutcome } from '../common/UncertainOutcome';
import { type WriteOutcome } from '../common/useWriteOutcome';

interface Properties {
  outcome: Exclude<WriteOutcome<NewAgency>, { state: 'idle' }>;
  isChecking: boolean;
  onCheck: () => void;
  onList: () => void;
  /** Back to an empty form. */
  onAnother: () => void;
  /** Back to the form as it is. */
  onAgain: () => void;
}

/** Processing, then success or failed, with the ways on from there (specification 4). */
export function AgencyCreationOutcome(properties: Properties) {
  const { outcome, isChecking, onCheck, onList, onAnother, onAgain } = properties;
  const { name, abbreviation } = outcome.subject;
  const about = `${name} (${abbreviation})`;
  const toList = { label: 'Go to list', onClick: onList };
  switch (outcome.state) {
    case 'processing':
      return (
        <OutcomeModal state="processing" title={AGENCY_CREATING} region={<RegionLine />}>
          {about}
        </OutcomeModal>
      );
    case 'success':
      return (
        <OutcomeModal
          state="success"
          title={AGENCY_CREATED}
          region={<RegionLine />}
          actions={[
            { label: 'Add another', onClick: onAnother },
            { ...toList, primary: true },
          ]}
        >
          {outcome.wasChecked ? `Applied: ${about} is there now.` : about}
        </OutcomeModal>
      );
    case 'failed': {
      const isUncertain = mayHaveBeenApplied(outcome.failure);
      const shouldCheck = isUncertain && outcome.check !== 'notApplied';
      return (
        <OutcomeModal
          state="failed"
          title={AGENCY_CREATION_FAILED}
          region={<RegionLine />}
          onClose={onAgain}
          actions={[
            toList,
            { label: 'Try again', onClick: onAgain, primary: !shouldCheck },
            ...(isUncertain ? [{ label: CHECK_NOW, onClick: onCheck, primary: shouldCheck }] : []),
          ]}
        >
          <p>{agencyCreationText(outcome.failure)}</p>
          <FailureReason failure={outcome.failure} />
          {isUncertain && (
            <UncertainOutcome
              check={outcome.check}
              isChecking={isChecking}
              found={{
                notApplied: `there is no agency ${about}.`,
                unknown: `the platform could not tell whether ${abbreviation} exists. Check again in a moment.`,
              }}
            />
          )}
        </OutcomeModal>
      );
    }
  }
}
