import { AGENCY_CREATION_TITLES, describeAgencyCreationFailure } from '@/domain/failureTexts/agencyCreation';
import { FailureReasons } from '@/shared/errors/FailureReasons';
import { type Write } from '@/shared/writes/useWrite';
import { WriteOutcomeModal } from '@/shared/writes/WriteOutcomeModal';
import { formatNewAgency, type SentAgency } from './agencyCreationWrite';

interface Props {
  write: Write<SentAgency>;
  /** Whether the new agency is being opened. */
  isOpening: boolean;
  onGoToList: () => void;
  /** Opens the new agency. */
  onOpen: (abbreviation: string) => void;
  /** Opens a run that shows what the new agency lacks. */
  onSeeReadiness: (abbreviation: string) => void;
  /** Opens an empty form. */
  onAddAnother: () => void;
  /** Closes the dialog; the form keeps its values. */
  onBackToForm: () => void;
}

export function AgencyCreationOutcome(props: Props) {
  const { write, isOpening, onGoToList, onOpen, onSeeReadiness, onAddAnother, onBackToForm } = props;
  const goToListAction = { label: 'Go to list', onClick: onGoToList };
  return (
    <WriteOutcomeModal
      write={write}
      place={() => ['Agencies']}
      processing={({ agency }) => ({
        title: AGENCY_CREATION_TITLES.processing,
        body: formatNewAgency(agency),
      })}
      success={({ agency }, wasVerified) => ({
        title: AGENCY_CREATION_TITLES.success,
        body: (
          <>
            {wasVerified ? `Applied: ${formatNewAgency(agency)} is there now.` : formatNewAgency(agency)}
            {isOpening && <p>Opening {agency.abbreviation}…</p>}
          </>
        ),
        actions: [
          { label: 'Add another', onClick: onAddAnother },
          // Without the abbreviation, so that the buttons are in one row.
          { label: 'See what it still lacks', onClick: () => onSeeReadiness(agency.abbreviation) },
          { label: 'Open it', onClick: () => onOpen(agency.abbreviation) },
          { ...goToListAction, isPrimary: true },
        ],
      })}
      failed={({ failures }) => ({
        title: AGENCY_CREATION_TITLES.failed,
        body: <FailureReasons failures={failures} describe={describeAgencyCreationFailure} />,
        actions: [goToListAction, { label: 'Try again', onClick: onBackToForm, isResend: true }],
        onClose: onBackToForm,
      })}
    />
  );
}
