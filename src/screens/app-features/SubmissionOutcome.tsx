import { formatApplication } from '@/domain/applications';
import {
  FEATURES_ACCEPTED_NOT_RELOADED_TEXT,
  FEATURES_APPLIED_TITLE,
  FEATURES_APPLYING_TITLE,
} from '@/domain/failureTexts/appFeatures';
import { WriteModal } from '@/shared/writes/WriteModal';
import { SubmissionFailure } from './SubmissionFailure';
import { type Submission } from './useFeatureSubmission';

interface Props {
  submission: Exclude<Submission, { status: 'idle' | 'confirming' }>;
  isVerifying: boolean;
  onVerify: () => void;
  onShowDashboard: () => void;
  /** Closes the dialog. */
  onBackToSwitches: () => void;
  /** Opens the confirm dialog with the changes that were not applied. */
  onRetry: () => void;
}

/** The dialog of a submission: progress, success or failure (section 4 of the specification). */
export function SubmissionOutcome(props: Props) {
  const { submission, isVerifying, onVerify, onShowDashboard, onBackToSwitches, onRetry } = props;
  const applicationName = formatApplication(submission.application);
  const showDashboardAction = { label: 'return to dashboard', onClick: onShowDashboard };
  switch (submission.status) {
    case 'processing':
      return (
        <WriteModal status="processing" title={FEATURES_APPLYING_TITLE}>
          {applicationName}
        </WriteModal>
      );
    case 'success':
      return (
        <WriteModal
          status="success"
          title={FEATURES_APPLIED_TITLE}
          onClose={onBackToSwitches}
          actions={[
            showDashboardAction,
            { label: 'make more changes', onClick: onBackToSwitches, isPrimary: true },
          ]}
        >
          <p>
            {submission.wasVerified
              ? `Applied: all changes to ${applicationName} are in effect.`
              : applicationName}
          </p>
          {submission.isUnconfirmed && <p>{FEATURES_ACCEPTED_NOT_RELOADED_TEXT}</p>}
        </WriteModal>
      );
    case 'failed':
      return (
        <SubmissionFailure
          submission={submission}
          isVerifying={isVerifying}
          onVerify={onVerify}
          onClose={onBackToSwitches}
          actions={[showDashboardAction, { label: 'try again', onClick: onRetry, isResend: true }]}
        />
      );
  }
}
