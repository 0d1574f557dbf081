import { type FeatureChanges } from '../featureChanges';
import { type MatrixColumn } from './featureMatrix';

/**
 * Returns the changes that make a column the same as the source; of all features, or of some. A feature that is on without
 * being in the catalogue (`unlisted`) cannot be added, because the platform does not know it.
 */
export function planChanges(
  source: MatrixColumn,
  target: MatrixColumn,
  { names, unlisted }: { names: readonly string[] | null; unlisted: ReadonlySet<string> },
): FeatureChanges {
  const copied = names ?? [...new Set([...source.active, ...target.active])];
  return {
    added: copied.filter(
      (name) => source.active.has(name) && !target.active.has(name) && !unlisted.has(name),
    ),
    removed: copied.filter((name) => !source.active.has(name) && target.active.has(name)),
  };
}

/** The effect of a queue's switches in one application, compared with the features that are on there. */
interface PlannedSwitches {
  /** The states of the switches that differ. */
  states: ReadonlyMap<string, boolean>;
  /** The features that are on or off already, as asked for. */
  unchanged: readonly string[];
  /** The features that cannot be added, because the catalogue does not have them. */
  unlisted: readonly string[];
}

export function planSwitches(
  { added, removed }: FeatureChanges,
  active: ReadonlySet<string>,
  catalogueNames: ReadonlySet<string>,
): PlannedSwitches {
  const toAdd = added.filter((name) => !active.has(name));
  return {
    states: new Map([
      ...toAdd.filter((name) => catalogueNames.has(name)).map((name) => [name, true] as const),
      ...removed.filter((name) => active.has(name)).map((name) => [name, false] as const),
    ]),
    unchanged: [...added.filter((name) => active.has(name)), ...removed.filter((name) => !active.has(name))],
    unlisted: toAdd.filter((name) => !catalogueNames.has(name)),
  };
}

/** For example `added, not removed`, or `added 1 of 2, removed`. `left`: the changes that are not in effect. */
export function describePartlyApplied(changes: FeatureChanges, left: FeatureChanges): string {
  return (['added', 'removed'] as const)
    .filter((verb) => changes[verb].length > 0)
    .map((verb) => {
      const { length: count } = changes[verb];
      const { length: leftCount } = left[verb];
      if (leftCount === 0) return verb;
      return leftCount === count ? `not ${verb}` : `${verb} ${count - leftCount} of ${count}`;
    })
    .join(', ');
}
