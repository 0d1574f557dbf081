import {
  describeFeaturesFailure,
  FEATURES_ACCEPTED_NOT_RELOADED_TEXT,
  FEATURES_NOT_ALL_APPLIED_TEXT,
  FEATURES_NOT_RELOADED_TEXT,
  FEATURES_TITLES,
  getUnappliedHeadings,
  RESULT_HEADINGS,
} from '@/domain/failureTexts/appFeatures';
import { LIKELY_BUG_TEXT } from '@/domain/failureTexts/serverMessages';
import { formatApplication } from '@/domain/features/applications';
import { FailureReason } from '@/shared/errors/FailureReason';
import { type FailedWriteOutcome, type Write } from '@/shared/writes/useWrite';
import { WriteOutcomeModal } from '@/shared/writes/WriteOutcomeModal';
import { type OutcomeAction } from '@/ui/overlay/OutcomeModal';
import { type FeaturesSubmission } from './applyFeaturesWrite';
import { FeatureNames } from './features/FeatureNames';
import { FEATURES_PLACE } from './featuresPlace';

/** More names after a success are only counted. After a failure all are needed. */
const SHOWN_NAMES_LIMIT = 20;

interface Props {
  write: Write<FeaturesSubmission>;
  onShowDashboard: (submission: FeaturesSubmission) => void;
  /** Opens the confirm dialog with the changes that were not applied. */
  onRetry: (submission: FeaturesSubmission) => void;
  /** Actions that lead to the next agency, beside the specified buttons. */
  getNextAgencyActions: (submission: FeaturesSubmission) => readonly OutcomeAction[];
}

export function SubmissionOutcome({ write, onShowDashboard, onRetry, getNextAgencyActions }: Props) {
  const createDashboardAction = (submission: FeaturesSubmission) => ({
    label: 'return to dashboard',
    onClick: () => onShowDashboard(submission),
  });
  return (
    <WriteOutcomeModal
      write={write}
      place={() => FEATURES_PLACE}
      processing={({ application }) => ({
        title: FEATURES_TITLES.processing,
        body: formatApplication(application),
      })}
      success={(submission, wasVerified) => ({
        title: FEATURES_TITLES.success,
        body: (
          <>
            <p>
              {wasVerified
                ? `Applied: all changes to ${formatApplication(submission.application)} are in effect.`
                : formatApplication(submission.application)}
            </p>
            {submission.unappliedChanges === null && <p>{FEATURES_ACCEPTED_NOT_RELOADED_TEXT}</p>}
            <ResultNames submission={submission} limit={SHOWN_NAMES_LIMIT} />
          </>
        ),
        actions: [
          ...getNextAgencyActions(submission),
          createDashboardAction(submission),
          { label: 'make more changes', onClick: write.close, isPrimary: true },
        ],
        onClose: write.close,
      })}
      failed={(outcome) => ({
        title: FEATURES_TITLES.failed,
        body: <SubmissionFailure outcome={outcome} />,
        actions: [
          createDashboardAction(outcome.subject),
          { label: 'try again', onClick: () => onRetry(outcome.subject), isResend: true },
        ],
        onClose: write.close,
        // A verification loads the features again, so it is offered even if the outcome of the calls is known.
        ...(outcome.subject.unappliedChanges === null && { canVerify: true }),
      })}
    />
  );
}

/** Shows why calls failed, and which changes were applied (decision 20). */
function SubmissionFailure({ outcome }: { outcome: FailedWriteOutcome<FeaturesSubmission> }) {
  const { subject } = outcome;
  const { application, failures, unappliedChanges } = subject;
  // Not by the submission: an error before the calls leaves it as it was before them.
  const wasAccepted = failures.length === 0 && !outcome.isOutcomeUnknown;
  return (
    <>
      {wasAccepted && (
        <>
          <p>{LIKELY_BUG_TEXT}</p>
          <p>{FEATURES_NOT_ALL_APPLIED_TEXT}</p>
        </>
      )}
      {[...new Set(failures.map(describeFeaturesFailure))].map((text) => (
        <p key={text}>{text}</p>
      ))}
      {failures.length > 0 && <FailureReason failures={failures} />}
      {unappliedChanges ? (
        <section aria-label={`Result of the changes to ${formatApplication(application)}`}>
          <ResultNames submission={subject} />
        </section>
      ) : (
        (wasAccepted || failures.length > 0) && <p>{FEATURES_NOT_RELOADED_TEXT}</p>
      )}
    </>
  );
}

/** The submitted changes, grouped by their result. */
function ResultNames({ submission, limit }: { submission: FeaturesSubmission; limit?: number }) {
  const { changes, alreadySet, unknownCalls, unappliedChanges } = submission;
  const { added = [], removed = [] } = unappliedChanges ?? {};
  const unappliedHeadings = getUnappliedHeadings(unknownCalls);
  const isUnapplied = (name: string) => added.includes(name) || removed.includes(name);
  const isApplied = (name: string) => !isUnapplied(name) && !alreadySet.includes(name);
  const groups = [
    { title: RESULT_HEADINGS.added, names: changes.added.filter(isApplied) },
    { title: RESULT_HEADINGS.removed, names: changes.removed.filter(isApplied) },
    { title: RESULT_HEADINGS.alreadySet, names: alreadySet.filter((name) => !isUnapplied(name)) },
    { title: unappliedHeadings.added, names: added },
    { title: unappliedHeadings.removed, names: removed },
  ];
  return groups.map((group) => <FeatureNames key={group.title} {...group} limit={limit} />);
}
