import { type ChangeObject, type ChangeOutcome } from '@/domain/change';
import { type Application } from '@/domain/entities/application';
import { type Failure, isOutcomeUnknown, describeFailure } from '@/domain/failures';
import {
  FEATURES_ACCEPTED_NOT_RELOADED_TEXT,
  FEATURES_APPLIED_TITLE,
  FEATURES_NOT_ALL_APPLIED_TEXT,
  FEATURES_NOT_RELOADED_TEXT,
  describeFeaturesFailure,
  APPLIED_HEADINGS,
} from '@/domain/failureTexts/appFeatures';
import { countChanges, type FeatureChanges } from '@/domain/featureChanges';
import { joinSentences } from '@/lib/joinSentences';

/** An application's features as the record of writes names them. */
export function toFeaturesTarget({ name, version, platform }: Application): ChangeObject {
  return { kind: 'features', name, version, platform };
}

/** What is recorded of a submission: each changed feature, off or on, before and after. */
export function describeFeaturesWrite(application: Application, { added, removed }: FeatureChanges) {
  // Written by hand: a feature may have any name, `__proto__` too.
  const states = (ofAdded: string, ofRemoved: string) =>
    `{${[
      ...added.map((name) => `${JSON.stringify(name)}:"${ofAdded}"`),
      ...removed.map((name) => `${JSON.stringify(name)}:"${ofRemoved}"`),
    ].join(',')}}`;
  return {
    object: toFeaturesTarget(application),
    before: states('off', 'on'),
    after: states('on', 'off'),
  };
}

/** What has to be wanted for a recorded submission to be undone: each feature as it was before. */
export function parsePreviousStates(before: string): ReadonlyMap<string, boolean> {
  return new Map(
    Object.entries(JSON.parse(before) as Record<string, string>).map(([name, state]) => [
      name,
      state === 'on',
    ]),
  );
}

interface SubmissionResult {
  changes: FeatureChanges;
  failures: readonly Failure[];
  /** What reading again doesn't show; null where the features could not be read. */
  missing: FeatureChanges | null;
  /** Whether 'Check now' has read them: then a change that isn't there is not under way any more. */
  wasVerified: boolean;
}

/** How a submission of two calls ended, and which half of it is there (decision 20). */
export function toJournalOutcome(settled: SubmissionResult): [outcome: ChangeOutcome, message: string] {
  const { changes, failures, missing, wasVerified } = settled;
  const isOpen = failures.some(isOutcomeUnknown) && !wasVerified;
  const why = [
    ...new Set(failures.flatMap((failure) => [describeFeaturesFailure(failure), describeFailure(failure)])),
  ];
  if (missing === null) {
    if (failures.length === 0) return ['succeeded', FEATURES_ACCEPTED_NOT_RELOADED_TEXT];
    // Of two calls one was accepted, or what the only one was is refused.
    const calls = [changes.added, changes.removed].filter(({ length }) => length > 0).length;
    if (isOpen) return ['unknown', joinSentences([...why, FEATURES_NOT_RELOADED_TEXT])];
    return [
      calls > failures.length ? 'partly' : 'failed',
      joinSentences([...why, FEATURES_NOT_RELOADED_TEXT]),
    ];
  }
  if (countChanges(missing) === 0) return ['succeeded', FEATURES_APPLIED_TITLE];
  if (failures.length === 0) why.push(FEATURES_NOT_ALL_APPLIED_TEXT);
  const left = [
    missing.added.length > 0 && `${APPLIED_HEADINGS.notAdded}: ${missing.added.join(', ')}.`,
    missing.removed.length > 0 && `${APPLIED_HEADINGS.notRemoved}: ${missing.removed.join(', ')}.`,
  ].filter((part) => part !== false);
  const isNone = countChanges(missing) === countChanges(changes);
  return [isOpen ? 'unknown' : isNone ? 'failed' : 'partly', joinSentences([...why, ...left])];
}
