import { formatFeatureStart } from './dates';
import { type AddedFeature } from './entities/application';
import { FEATURE_END_DATE } from './limits';

/** Names of the features to switch on and off. */
export interface FeatureChanges {
  added: readonly string[];
  removed: readonly string[];
}

/** What is wanted beyond what is: a name that is already as wanted is no change. */
export function diffFeatures(
  active: ReadonlySet<string>,
  wanted: ReadonlyMap<string, boolean>,
): FeatureChanges {
  const names = [...wanted.keys()];
  return {
    added: names.filter((name) => wanted.get(name) === true && !active.has(name)),
    removed: names.filter((name) => wanted.get(name) === false && active.has(name)),
  };
}

export function countChanges({ added, removed }: FeatureChanges): number {
  return added.length + removed.length;
}

/** The changes that the features that are on don't show. */
export function findUnappliedChanges(
  { added, removed }: FeatureChanges,
  active: ReadonlySet<string>,
): FeatureChanges {
  return {
    added: added.filter((name) => !active.has(name)),
    removed: removed.filter((name) => active.has(name)),
  };
}

/** A feature that is switched on now, as the call words it (specification 9). */
export function buildAddedFeature(name: string, now: Date): AddedFeature {
  return { name, startDate: formatFeatureStart(now), endDate: FEATURE_END_DATE };
}
