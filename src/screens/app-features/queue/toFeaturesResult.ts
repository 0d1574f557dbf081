import { type ItemResult } from '@/domain/changes/changeQueue';
import { FEATURES_TITLES } from '@/domain/failureTexts/appFeatures';
import { countChanges, type FeatureChanges, findUnappliedChanges } from '@/domain/features/featureChanges';
import { describePartlyApplied } from '@/domain/features/matrix/featurePlan';
import { isWriteUnresolved, type WriteOutcome } from '@/shared/writes/useWrite';
import { type FeaturesSubmission } from '../applyFeaturesWrite';

/**
 * How a submission of a queue's application ended; null before it is sent. `asked`: the switches of the queue.
 * `active`: the features that are on now; undefined if they could not be read.
 */
export function toFeaturesResult(
  outcome: WriteOutcome<FeaturesSubmission>,
  asked: FeatureChanges,
  active: ReadonlySet<string> | undefined,
): ItemResult | null {
  if (outcome.status === 'idle') return null;
  const { changes, unappliedChanges, isSent } = outcome.subject;
  if (outcome.status === 'processing' && !isSent) return null;
  if (outcome.status === 'success') {
    if (unappliedChanges === null || !active) return { result: 'done', note: 'accepted, but not read again' };
    const left = findUnappliedChanges(asked, active);
    return countChanges(left) === 0
      ? { result: 'done', note: null }
      : { result: 'differed', note: `not as asked: ${formatNames(left)}` };
  }
  if (isWriteUnresolved(outcome)) return { result: 'unknown', note: 'it may have been applied' };
  return {
    result: 'failed',
    note:
      unappliedChanges && countChanges(unappliedChanges) < countChanges(changes)
        ? `${describePartlyApplied(changes, unappliedChanges)}; left: ${formatNames(unappliedChanges)}`
        : FEATURES_TITLES.failed,
  };
}

function formatNames({ added, removed }: FeatureChanges): string {
  return [...added, ...removed].join(', ');
}
