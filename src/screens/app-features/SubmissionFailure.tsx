import { type ComponentProps } from 'react';
import { applicationLabel } from '@/domain/applications';
import { mayHaveBeenApplied } from '@/domain/failures';
import {
  FEATURES_BUG,
  FEATURES_FAILED,
  FEATURES_NOT_SHOWN,
  FEATURES_UNREAD,
  featuresText,
  LANDED_TEXTS,
} from '@/domain/failureTexts/appFeatures';
import { type FeatureChanges } from '@/domain/featureChanges';
import { FailedWrite } from '../common/FailedWrite';
import { FailureReason } from '../common/FailureReason';
import { FeatureNames } from './FeatureNames';
import { type FailedSubmission } from './useFeatureSubmission';

interface Props extends Pick<ComponentProps<typeof FailedWrite>, 'ways' | 'onClose'> {
  submission: FailedSubmission;
  isChecking: boolean;
  onCheck: () => void;
}

/** The catalogue's text for each call that failed, and exactly what landed (decision 20). */
export function SubmissionFailure({ submission, isChecking, onCheck, onClose, ways }: Props) {
  const { application, changes, failures, missing, check } = submission;
  return (
    <FailedWrite
      title={FEATURES_FAILED}
      failures={failures}
      isUncertain={failures.some(mayHaveBeenApplied)}
      check={{
        result: check,
        isChecking,
        onCheck,
        found: {
          notApplied: 'reading again does not show all changes.',
          unknown: 'the features could not be read. Check again in a moment.',
        },
      }}
      {...(missing === null && { offersCheck: true })}
      ways={ways}
      onClose={onClose}
    >
      {failures.length === 0 && (
        <>
          <p>{FEATURES_BUG}</p>
          <p>{FEATURES_NOT_SHOWN}</p>
        </>
      )}
      {[...new Set(failures.map(featuresText))].map((text) => (
        <p key={text}>{text}</p>
      ))}
      {failures.map((failure, index) => (
        <FailureReason key={index} failure={failure} />
      ))}
      {missing ? (
        <Landed about={applicationLabel(application)} changes={changes} missing={missing} />
      ) : (
        <p>{FEATURES_UNREAD}</p>
      )}
    </FailedWrite>
  );
}

function Landed({
  about,
  changes,
  missing,
}: {
  about: string;
  changes: FeatureChanges;
  missing: FeatureChanges;
}) {
  return (
    <section aria-label={`Features of ${about}, read again`}>
      <FeatureNames
        title={LANDED_TEXTS.added}
        names={changes.added.filter((name) => !missing.added.includes(name))}
      />
      <FeatureNames
        title={LANDED_TEXTS.removed}
        names={changes.removed.filter((name) => !missing.removed.includes(name))}
      />
      <FeatureNames title={LANDED_TEXTS.notAdded} names={missing.added} />
      <FeatureNames title={LANDED_TEXTS.notRemoved} names={missing.removed} />
    </section>
  );
}
