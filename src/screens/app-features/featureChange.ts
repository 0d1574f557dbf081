import { type ChangeObject, type ChangeOutcome } from '@/domain/change';
import { type Application } from '@/domain/entities/application';
import { type Failure, mayHaveBeenApplied, reasonText } from '@/domain/failures';
import {
  FEATURES_ACCEPTED_UNREAD,
  FEATURES_APPLIED,
  FEATURES_NOT_SHOWN,
  FEATURES_UNREAD,
  featuresText,
  LANDED_TEXTS,
} from '@/domain/failureTexts/appFeatures';
import { countChanges, type FeatureChanges } from '@/domain/featureChanges';
import { inSentences } from '@/lib/inSentences';

/** An application's features as the record of writes names them. */
export function changedFeatures({ name, version, platform }: Application): ChangeObject {
  return { kind: 'features', name, version, platform };
}

/** What is recorded of a submission: each changed feature, off or on, before and after. */
export function featureChange(application: Application, { added, removed }: FeatureChanges) {
  // Written by hand: a feature may have any name, `__proto__` too.
  const states = (ofAdded: string, ofRemoved: string) =>
    `{${[
      ...added.map((name) => `${JSON.stringify(name)}:"${ofAdded}"`),
      ...removed.map((name) => `${JSON.stringify(name)}:"${ofRemoved}"`),
    ].join(',')}}`;
  return {
    object: changedFeatures(application),
    before: states('off', 'on'),
    after: states('on', 'off'),
  };
}

/** What has to be wanted for a recorded submission to be undone: each feature as it was before. */
export function wantedBefore(before: string): ReadonlyMap<string, boolean> {
  return new Map(
    Object.entries(JSON.parse(before) as Record<string, string>).map(([name, state]) => [
      name,
      state === 'on',
    ]),
  );
}

interface Settled {
  changes: FeatureChanges;
  failures: readonly Failure[];
  /** What reading again doesn't show; null where the features could not be read. */
  missing: FeatureChanges | null;
  /** Whether 'Check now' has read them: then a change that isn't there is not under way any more. */
  wasChecked: boolean;
}

/** How a submission of two calls ended, and which half of it is there (decision 20). */
export function submissionEnd(settled: Settled): [outcome: ChangeOutcome, message: string] {
  const { changes, failures, missing, wasChecked } = settled;
  const isOpen = failures.some(mayHaveBeenApplied) && !wasChecked;
  const why = [...new Set(failures.flatMap((failure) => [featuresText(failure), reasonText(failure)]))];
  if (missing === null) {
    if (failures.length === 0) return ['succeeded', FEATURES_ACCEPTED_UNREAD];
    // Of two calls one was accepted, or what the only one was is refused.
    const calls = [changes.added, changes.removed].filter(({ length }) => length > 0).length;
    if (isOpen) return ['unknown', inSentences([...why, FEATURES_UNREAD])];
    return [calls > failures.length ? 'partly' : 'failed', inSentences([...why, FEATURES_UNREAD])];
  }
  if (countChanges(missing) === 0) return ['succeeded', FEATURES_APPLIED];
  if (failures.length === 0) why.push(FEATURES_NOT_SHOWN);
  const left = [
    missing.added.length > 0 && `${LANDED_TEXTS.notAdded}: ${missing.added.join(', ')}.`,
    missing.removed.length > 0 && `${LANDED_TEXTS.notRemoved}: ${missing.removed.join(', ')}.`,
  ].filter((part) => part !== false);
  const isNone = countChanges(missing) === countChanges(changes);
  return [isOpen ? 'unknown' : isNone ? 'failed' : 'partly', inSentences([...why, ...left])];
}
