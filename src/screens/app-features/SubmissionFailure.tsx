import { type ComponentProps } from 'react';
import { formatApplication } from '@/domain/applications';
import { isOutcomeUnknown } from '@/domain/failures';
import {
  describeFeaturesFailure,
  FEATURES_FAILED_TITLE,
  FEATURES_NOT_ALL_APPLIED_TEXT,
  FEATURES_NOT_RELOADED_TEXT,
  LIKELY_BUG_TEXT,
  RESULT_HEADINGS,
} from '@/domain/failureTexts/appFeatures';
import { type FeatureChanges } from '@/domain/featureChanges';
import { FailureReason } from '@/shared/errors/FailureReason';
import { FailedWrite } from '@/shared/writes/FailedWrite';
import { FeatureNames } from './FeatureNames';
import { type FailedSubmission } from './useFeatureSubmission';

interface Props extends Pick<ComponentProps<typeof FailedWrite>, 'actions' | 'onClose'> {
  submission: FailedSubmission;
  isVerifying: boolean;
  onVerify: () => void;
}

/** Shows why calls failed, and which changes were applied (decision 20). */
export function SubmissionFailure({ submission, isVerifying, onVerify, onClose, actions }: Props) {
  const { application, changes, failures, unappliedChanges, verifyResult } = submission;
  return (
    <FailedWrite
      title={FEATURES_FAILED_TITLE}
      failures={failures}
      isOutcomeUnknown={failures.some(isOutcomeUnknown)}
      verification={{
        result: verifyResult,
        isVerifying,
        onVerify,
        resultTexts: {
          notApplied: 'not all changes are in effect.',
          unknown: 'the features could not be loaded. Check again in a moment.',
        },
      }}
      // 'Check now' loads the features again, so it is offered even if the outcome of the calls is known.
      {...(unappliedChanges === null && { canVerify: true })}
      actions={actions}
      onClose={onClose}
    >
      {failures.length === 0 && (
        <>
          <p>{LIKELY_BUG_TEXT}</p>
          <p>{FEATURES_NOT_ALL_APPLIED_TEXT}</p>
        </>
      )}
      {[...new Set(failures.map(describeFeaturesFailure))].map((text) => (
        <p key={text}>{text}</p>
      ))}
      {failures.map((failure, index) => (
        <FailureReason key={index} failure={failure} />
      ))}
      {unappliedChanges ? (
        <AppliedChanges
          applicationName={formatApplication(application)}
          changes={changes}
          unappliedChanges={unappliedChanges}
        />
      ) : (
        <p>{FEATURES_NOT_RELOADED_TEXT}</p>
      )}
    </FailedWrite>
  );
}

function AppliedChanges({
  applicationName,
  changes,
  unappliedChanges,
}: {
  applicationName: string;
  changes: FeatureChanges;
  unappliedChanges: FeatureChanges;
}) {
  return (
    <section aria-label={`Result of the changes to ${applicationName}`}>
      <FeatureNames
        title={RESULT_HEADINGS.added}
        names={changes.added.filter((name) => !unappliedChanges.added.includes(name))}
      />
      <FeatureNames
        title={RESULT_HEADINGS.removed}
        names={changes.removed.filter((name) => !unappliedChanges.removed.includes(name))}
      />
      <FeatureNames title={RESULT_HEADINGS.notAdded} names={unappliedChanges.added} />
      <FeatureNames title={RESULT_HEADINGS.notRemoved} names={unappliedChanges.removed} />
    </section>
  );
}
