import { type Failure, isOutcomeUnknown } from '@/domain/failures';
import { describeFeaturesFailure, FEATURES_TITLES, RESULT_HEADINGS } from '@/domain/failureTexts/appFeatures';
import { describeFailure } from '@/domain/failureTexts/describeFailure';
import { describeFailureToStore } from '@/domain/failureTexts/storedFailures';
import { diffFeatures, type FeatureChanges } from '@/domain/features/featureChanges';
import { formatStates, parseStates, readStates } from '@/domain/features/featureStates';
import { findLastUnanswered } from '@/domain/lateApplication';
import { type RolloutStep, type RolloutSubject, type StepWrite } from '@/domain/rollout/rollout';
import { joinSentences } from '@/lib/text/joinSentences';
import { describeFeaturesWrite } from '@/shared/writes/featuresJournal';
import { readActiveNames, sendFeatureChanges, type SentFeatures } from '@/shared/writes/sendFeatureChanges';
import { type SubjectWriter } from './subjectWriter';

type FeaturesSubject = Extract<RolloutSubject, { kind: 'features' }>;

/** Features of an application: one call adds, then one removes. After a failed one the other is not sent. */
export const createFeaturesWriter = ({ application }: FeaturesSubject): SubjectWriter => ({
  read: (step) => async (dispatch) => {
    const agency = step.agency.abbreviation;
    const { data: names, error } = await dispatch(
      readActiveNames({ agency, application, isBackground: true }),
    );
    if (error) return { problem: describeFailureToStore(error), callId: error.callId };
    return { value: formatStates(readStates(parseStates(step.target).keys(), names)) };
  },
  describe: (step, before) => ({
    agency: step.agency.abbreviation,
    ...describeFeaturesWrite(application, toChanges(step, before)),
  }),
  send: (step, before) => async (dispatch) => {
    const changes = toChanges(step, before);
    const agency = step.agency.abbreviation;
    const sent = await dispatch(
      sendFeatureChanges({ agency, application, changes, stopsAtFailure: true, isBackground: true }),
    );
    const failure = sent.addFailure ?? sent.removeFailure;
    if (!failure) return { written: 'yes', problem: null, message: FEATURES_TITLES.success };
    const parts = describeParts(changes, sent);
    return {
      written: toWritten(changes, sent, failure),
      problem: joinSentences([describeFailureToStore(failure), ...parts]),
      message: joinSentences([describeFeaturesFailure(failure), describeFailure(failure), ...parts]),
      unansweredAt: findLastUnanswered([failure]),
    };
  },
});

function toChanges({ target }: RolloutStep, before: string): FeatureChanges {
  const active = [...parseStates(before)].flatMap(([name, isOn]) => (isOn ? name : []));
  return diffFeatures(new Set(active), parseStates(target));
}

function toWritten({ added }: FeatureChanges, { addFailure }: SentFeatures, failure: Failure): StepWrite {
  if (isOutcomeUnknown(failure)) return 'unknown';
  return addFailure === null && added.length > 0 ? 'partly' : 'no';
}

/** Describes the result of each call: `Added: pay_wallet. Removal not known: pay_tokens.` */
function describeParts(
  { added, removed }: FeatureChanges,
  { addFailure, unknownCalls }: SentFeatures,
): string[] {
  const { added: wasAdded, notAdded, notRemoved, additionUnknown, removalUnknown } = RESULT_HEADINGS;
  const addHeading = unknownCalls.added ? additionUnknown : addFailure ? notAdded : wasAdded;
  const removeHeading = unknownCalls.removed ? removalUnknown : notRemoved;
  return [
    ...(added.length > 0 ? [`${addHeading}: ${added.join(', ')}`] : []),
    ...(removed.length > 0 ? [`${removeHeading}: ${removed.join(', ')}`] : []),
  ];
}
