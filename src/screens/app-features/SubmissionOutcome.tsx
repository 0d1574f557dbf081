import { applicationLabel } from '@/domain/applications';
import {
  FEATURES_ACCEPTED_UNREAD,
  FEATURES_APPLIED,
  FEATURES_APPLYING,
} from '@/domain/failureTexts/appFeatures';
import { WriteModal } from '../common/WriteModal';
import { SubmissionFailure } from './SubmissionFailure';
import { type Submission } from './useFeatureSubmission';

interface Props {
  submission: Exclude<Submission, { state: 'idle' | 'confirming' }>;
  isChecking: boolean;
  onCheck: () => void;
  onDashboard: () => void;
  /** Back to the switches. */
  onMore: () => void;
  /** Sends what is missing, once it is confirmed. */
  onAgain: () => void;
}

/** 'Applying Changes...', then what came of them and the ways on from there (specification 4). */
export function SubmissionOutcome(props: Props) {
  const { submission, isChecking, onCheck, onDashboard, onMore, onAgain } = props;
  const about = applicationLabel(submission.application);
  const toDashboard = { label: 'return to dashboard', onClick: onDashboard };
  switch (submission.state) {
    case 'processing':
      return (
        <WriteModal state="processing" title={FEATURES_APPLYING}>
          {about}
        </WriteModal>
      );
    case 'success':
      return (
        <WriteModal
          state="success"
          title={FEATURES_APPLIED}
          onClose={onMore}
          actions={[toDashboard, { label: 'make more changes', onClick: onMore, primary: true }]}
        >
          <p>{submission.wasChecked ? `Applied: reading ${about} again shows every change.` : about}</p>
          {submission.isUnread && <p>{FEATURES_ACCEPTED_UNREAD}</p>}
        </WriteModal>
      );
    case 'failed':
      return (
        <SubmissionFailure
          submission={submission}
          isChecking={isChecking}
          onCheck={onCheck}
          onClose={onMore}
          ways={[toDashboard, { label: 'try again', onClick: onAgain, sendsAgain: true }]}
        />
      );
  }
}
