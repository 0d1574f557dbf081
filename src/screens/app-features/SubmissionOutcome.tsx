import { formatApplication } from '@/domain/applications';
import {
  FEATURES_ACCEPTED_NOT_RELOADED_TEXT,
  FEATURES_APPLIED_TITLE,
  FEATURES_APPLYING_TITLE,
} from '@/domain/failureTexts/appFeatures';
import { WriteModal } from '../common/WriteModal';
import { SubmissionFailure } from './SubmissionFailure';
import { type Submission } from './useFeatureSubmission';

interface Props {
  submission: Exclude<Submission, { status: 'idle' | 'confirming' }>;
  isVerifying: boolean;
  onVerify: () => void;
  onShowDashboard: () => void;
  /** Back to the switches. */
  onBackToSwitches: () => void;
  /** Sends what is missing, once it is confirmed. */
  onRetry: () => void;
}

/** 'Applying Changes...', then what came of them and the ways on from there (specification 4). */
export function SubmissionOutcome(props: Props) {
  const { submission, isVerifying, onVerify, onShowDashboard, onBackToSwitches, onRetry } = props;
  const applicationName = formatApplication(submission.application);
  const showDashboard = { label: 'return to dashboard', onClick: onShowDashboard };
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
            showDashboard,
            { label: 'make more changes', onClick: onBackToSwitches, isPrimary: true },
          ]}
        >
          <p>
            {submission.wasVerified
              ? `Applied: all changes to ${applicationName} are in effect.`
              : applicationName}
          </p>
          {submission.couldNotReread && <p>{FEATURES_ACCEPTED_NOT_RELOADED_TEXT}</p>}
        </WriteModal>
      );
    case 'failed':
      return (
        <SubmissionFailure
          submission={submission}
          isVerifying={isVerifying}
          onVerify={onVerify}
          onClose={onBackToSwitches}
          actions={[showDashboard, { label: 'try again', onClick: onRetry, isResend: true }]}
        />
      );
  }
}
