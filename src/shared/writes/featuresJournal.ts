import { type Change, type ChangeObject, type ChangeOutcome } from '@/domain/changes/change';
import { type Application } from '@/domain/entities/application';
import { type Failure, isOutcomeUnknown } from '@/domain/failures';
import {
  describeFeaturesFailure,
  FEATURES_ACCEPTED_NOT_RELOADED_TEXT,
  FEATURES_NOT_ALL_APPLIED_TEXT,
  FEATURES_NOT_RELOADED_TEXT,
  FEATURES_TITLES,
  getUnappliedHeadings,
} from '@/domain/failureTexts/appFeatures';
import { describeFailure } from '@/domain/failureTexts/describeFailure';
import { countChanges, type FeatureChanges } from '@/domain/features/featureChanges';
import {
  formatStates,
  parseStates,
  readStates,
  toStatesAfter,
  toStatesBefore,
} from '@/domain/features/featureStates';
import { joinSentences } from '@/lib/text/joinSentences';

/** Identifies an application's features in the change journal. */
export function toFeaturesChangeObject({ name, version, platform }: Application): ChangeObject {
  return { kind: 'features', name, version, platform };
}

/**
 * Describes a submission for the change journal. The values are JSON: '{"name":"on"}' for each changed feature. `active`: the
 * features that are on just before it; without them, each one that changes had the other state.
 */
export function describeFeaturesWrite(
  application: Application,
  changes: FeatureChanges,
  active?: ReadonlySet<string>,
) {
  const after = toStatesAfter(changes);
  return {
    object: toFeaturesChangeObject(application),
    before: formatStates(active ? readStates(after.keys(), active) : toStatesBefore(changes)),
    after: formatStates(after),
  };
}

/** Whether everything that a journal entry has changed is in effect. */
export function isInEffect({ after }: Change, activeNames: ReadonlySet<string>): boolean {
  return after !== null && [...parseStates(after)].every(([name, isOn]) => activeNames.has(name) === isOn);
}

interface SubmissionResult {
  changes: FeatureChanges;
  /** The features that had their new state just before it was sent. */
  alreadySet: readonly string[];
  failures: readonly Failure[];
  /** Whether `failures` is empty only because the answers to the calls are not known. */
  areFailuresUnknown?: boolean;
  /** The calls that may yet be applied. */
  unknownCalls: { added: boolean; removed: boolean };
  /** The changes that are not in effect; null when the features could not be loaded. */
  unappliedChanges: FeatureChanges | null;
}

/** The outcome and message of a submission for the change journal (decision 20). */
export function toJournalOutcome(result: SubmissionResult): [outcome: ChangeOutcome, message: string] {
  const { changes, alreadySet, failures, areFailuresUnknown, unknownCalls, unappliedChanges } = result;
  const isUnknown = unknownCalls.added || unknownCalls.removed;
  const sentences = [
    ...new Set(failures.flatMap((failure) => [describeFeaturesFailure(failure), describeFailure(failure)])),
  ];
  const areAllApplied = unappliedChanges && countChanges(unappliedChanges) === 0;
  // After a call that was certainly rejected, somebody else has made its change.
  if (areAllApplied && failures.every(isOutcomeUnknown)) return ['succeeded', FEATURES_TITLES.success];
  if (unappliedChanges === null || areAllApplied) {
    if (failures.length === 0) return ['succeeded', FEATURES_ACCEPTED_NOT_RELOADED_TEXT];
    if (!areAllApplied) sentences.push(FEATURES_NOT_RELOADED_TEXT);
    // When fewer calls were rejected than were sent, one was applied.
    const callCount = [changes.added, changes.removed].filter(({ length }) => length > 0).length;
    const rejectedCount = failures.filter((failure) => !isOutcomeUnknown(failure)).length;
    const outcome = isUnknown ? 'unknown' : callCount > rejectedCount ? 'partly' : 'failed';
    return [outcome, joinSentences(sentences)];
  }
  if (failures.length === 0 && !areFailuresUnknown) sentences.push(FEATURES_NOT_ALL_APPLIED_TEXT);
  const headings = getUnappliedHeadings(unknownCalls);
  const unappliedSentences = [
    unappliedChanges.added.length > 0 && `${headings.added}: ${unappliedChanges.added.join(', ')}.`,
    unappliedChanges.removed.length > 0 && `${headings.removed}: ${unappliedChanges.removed.join(', ')}.`,
  ].filter((part) => part !== false);
  // What had its new state before is not applied by this write.
  const notByThisWrite = new Set([...alreadySet, ...unappliedChanges.added, ...unappliedChanges.removed]);
  const isNothingApplied = [...changes.added, ...changes.removed].every((name) => notByThisWrite.has(name));
  return [
    isUnknown ? 'unknown' : isNothingApplied ? 'failed' : 'partly',
    joinSentences([...sentences, ...unappliedSentences]),
  ];
}
