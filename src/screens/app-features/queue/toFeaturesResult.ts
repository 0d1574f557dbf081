import { type ItemResult } from '@/domain/changes/changeQueue';
import { FEATURES_TITLES } from '@/domain/failureTexts/appFeatures';
import { countChanges, type FeatureChanges, findUnappliedChanges } from '@/domain/features/featureChanges';
import { describePartlyApplied } from '@/domain/features/matrix/featurePlan';
import { isWriteUnresolved, type WriteOutcome } from '@/shared/writes/useWrite';
import { type FeaturesSubmission } from '../applyFeaturesWrite';

/**
 * How a submission of a queue's application ended; null before it is sent, and for one that says nothing of the switches
 * of the queue, `asked`. `active`: the features that are on now; undefined if they could not be read.
 */
export function toFeaturesResult(
  outcome: WriteOutcome<FeaturesSubmission>,
  asked: FeatureChanges,
  active: ReadonlySet<string> | undefined,
): ItemResult | null {
  if (outcome.status === 'idle') return null;
  const { changes, unappliedChanges, isSent } = outcome.subject;
  if (outcome.status === 'processing' && !isSent) return null;
  const left = unappliedChanges && active ? findUnappliedChanges(asked, active) : null;
  // Also if other switches were refused.
  if (left && countChanges(left) === 0) return { result: 'done', note: null };
  if (left && outcome.status === 'success')
    return { result: 'differed', note: `not as asked: ${formatNames(left)}` };
  const askedNames = listNames(asked);
  if (!listNames(changes).some((name) => askedNames.includes(name))) return null;
  if (outcome.status === 'success') return { result: 'done', note: 'accepted, but not read again' };
  if (isWriteUnresolved(outcome)) return { result: 'unknown', note: 'it may have been applied' };
  return {
    result: 'failed',
    note:
      unappliedChanges && countChanges(unappliedChanges) < countChanges(changes)
        ? `${describePartlyApplied(changes, unappliedChanges)}; left: ${formatNames(unappliedChanges)}`
        : FEATURES_TITLES.failed,
  };
}

function listNames({ added, removed }: FeatureChanges): readonly string[] {
  return [...added, ...removed];
}

function formatNames(changes: FeatureChanges): string {
  return listNames(changes).join(', ');
}
