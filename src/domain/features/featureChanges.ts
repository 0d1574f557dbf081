import { type AddedFeature } from '../entities/application';
import { FEATURE_END_DATE } from '../limits';
import { formatFeatureStart } from './featureStart';

/** Names of the features to enable and to disable. */
export interface FeatureChanges {
  added: readonly string[];
  removed: readonly string[];
}

/** Compares the desired switch positions with the active features. */
export function diffFeatures(
  active: ReadonlySet<string>,
  desired: ReadonlyMap<string, boolean>,
): FeatureChanges {
  const names = [...desired.keys()];
  return {
    added: names.filter((name) => desired.get(name) === true && !active.has(name)),
    removed: names.filter((name) => desired.get(name) === false && active.has(name)),
  };
}

export function countChanges({ added, removed }: FeatureChanges): number {
  return added.length + removed.length;
}

/** Of the submitted changes, those that the reloaded active features do not show. */
export function findUnappliedChanges(
  { added, removed }: FeatureChanges,
  active: ReadonlySet<string>,
): FeatureChanges {
  return {
    added: added.filter((name) => !active.has(name)),
    removed: removed.filter((name) => active.has(name)),
  };
}

export function buildAddedFeature(name: string, now: Date): AddedFeature {
  return { name, startDate: formatFeatureStart(now), endDate: FEATURE_END_DATE };
}
