import { applicationLabel } from '../../domain/applications';
import {
  FEATURES_BUG,
  FEATURES_FAILED,
  FEATURES_NOT_SHOWN,
  FEATURES_UNREAD,
  featuresText,
  LANDED_TEXTS,
} from '../../domain/failureTexts/appFeatures';
import { CHECK_NOW } from '../../domain/failureTexts/uncertain';
import { mayHaveBeenApplied } from '../../domain/failures';
import { type FeatureChanges } from '../../domain/featureChanges';
import { OutcomeModal, type OutcomeAction } from '../../ui/OutcomeModal';
import { FailureReason } from '../common/FailureReason';
import { RegionLine } from '../common/RegionLine';
import { UncertainOutcome } from '../common/UncertainOutcome';
import { FeatureNames } from './FeatureNames';
import { type FailedSubmission } from './useFeatureSubmission';

interface Properties {
  submission: FailedSubmission;
  isChecking: boolean;
  onCheck: () => void;
  onClose: () => void;
  actions: readonly OutcomeAction[];
}

/** The catalogue's text for each call that failed, and exactly what landed (decision 20). */
export function SubmissionFailure({ submission, isChecking, onCheck, onClose, actions }: Properties) {
  const { application, changes, failures, missing, check } = submission;
  const isUncertain = failures.some(mayHaveBeenApplied);
  const canCheck = isUncertain || missing === null;
  return (
    <OutcomeModal
      state="failed"
      title={FEATURES_FAILED}
      region={<RegionLine />}
      onClose={onClose}
      actions={[
        ...actions.map((action, index) => ({
          ...action,
          primary: !canCheck && index === actions.length - 1,
        })),
        ...(canCheck ? [{ label: CHECK_NOW, onClick: onCheck, primary: true }] : []),
      ]}
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
      {isUncertain && (
        <UncertainOutcome
          check={check}
          isChecking={isChecking}
          found={{
            notApplied: 'reading again does not show all changes.',
            unknown: 'the features could not be read. Check again in a moment.',
          }}
        />
      )}
      {missing ? (
        <Landed about={applicationLabel(application)} changes={changes} missing={missing} />
      ) : (
        <p>{FEATURES_UNREAD}</p>
      )}
    </OutcomeModal>
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
