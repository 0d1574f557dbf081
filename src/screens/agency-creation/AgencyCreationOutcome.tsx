import { type NewAgency } from '@/domain/entities/agency';
import { isOutcomeUnknown } from '@/domain/failures';
import {
  AGENCY_CREATED_TITLE,
  AGENCY_CREATING_TITLE,
  AGENCY_CREATION_FAILED_TITLE,
  describeAgencyCreationFailure,
  describeAgencyNotApplied,
} from '@/domain/failureTexts/agencyCreation';
import { FailureReason } from '@/shared/errors/FailureReason';
import { FailedWrite } from '@/shared/writes/FailedWrite';
import { type WriteOutcome } from '@/shared/writes/useWriteOutcome';
import { WriteModal } from '@/shared/writes/WriteModal';

interface Props {
  outcome: Exclude<WriteOutcome<NewAgency>, { status: 'idle' }>;
  /** 'Check now' has found another agency with the abbreviation. */
  isAbbreviationTaken: boolean;
  isVerifying: boolean;
  onVerify: () => void;
  onGoToList: () => void;
  /** Opens an empty form. */
  onAddAnother: () => void;
  /** Closes the dialog; the form keeps its values. */
  onBackToForm: () => void;
}

/** The dialog of an agency's creation: progress, success or failure (section 4 of the specification). */
export function AgencyCreationOutcome(props: Props) {
  const { outcome, isAbbreviationTaken, isVerifying, onVerify, onGoToList, onAddAnother, onBackToForm } =
    props;
  const { name, abbreviation } = outcome.subject;
  const agencyText = `${name} (${abbreviation})`;
  const goToListAction = { label: 'Go to list', onClick: onGoToList };
  switch (outcome.status) {
    case 'processing':
      return (
        <WriteModal status="processing" title={AGENCY_CREATING_TITLE}>
          {agencyText}
        </WriteModal>
      );
    case 'success':
      return (
        <WriteModal
          status="success"
          title={AGENCY_CREATED_TITLE}
          actions={[
            { label: 'Add another', onClick: onAddAnother },
            { ...goToListAction, isPrimary: true },
          ]}
        >
          {outcome.wasVerified ? `Applied: ${agencyText} is there now.` : agencyText}
        </WriteModal>
      );
    case 'failed':
      return (
        <FailedWrite
          title={AGENCY_CREATION_FAILED_TITLE}
          failures={[outcome.failure]}
          isOutcomeUnknown={isOutcomeUnknown(outcome.failure)}
          verification={{
            result: outcome.verifyResult,
            isVerifying,
            onVerify,
            resultTexts: {
              notApplied: describeAgencyNotApplied(agencyText, isAbbreviationTaken ? abbreviation : null),
              unknown: `the platform could not tell whether ${abbreviation} exists. Check again in a moment.`,
            },
          }}
          actions={[goToListAction, { label: 'Try again', onClick: onBackToForm, isResend: true }]}
          onClose={onBackToForm}
        >
          <p>{describeAgencyCreationFailure(outcome.failure)}</p>
          <FailureReason failure={outcome.failure} />
        </FailedWrite>
      );
  }
}
