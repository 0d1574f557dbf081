import { type Application } from '../../entities/application';
import { countChanges, type FeatureChanges, findUnappliedChanges } from '../featureChanges';
import { type MatrixColumn } from './featureMatrix';

/** The changes of one application that a plan asks for. */
export interface PlanStep {
  application: Application;
  changes: FeatureChanges;
  /** Whether changes of this application were submitted since the plan began. */
  isSent: boolean;
}

/** The same features as in one application, to be made in others. */
export interface FeaturePlan {
  agency: string;
  source: Application;
  steps: readonly PlanStep[];
}

/**
 * What makes a column the same as the source; of all features, or of some. What is on without being in the catalogue
 * (`unlisted`) cannot be added, because the platform does not know it.
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

/**
 * `open`: to submit. `same`: in effect without a submit. `reading`: being sent or read again. The others are what the
 * features read after a submit show; `unknown` if they could not be read.
 */
export type StepStatus = 'open' | 'same' | 'reading' | 'unknown' | 'landed' | 'partly' | 'notLanded';

export function getStepStatus(
  { changes, isSent }: PlanStep,
  { status, active }: Pick<MatrixColumn, 'status' | 'active'>,
): StepStatus {
  if (status !== 'read') return status;
  const leftCount = countChanges(findUnappliedChanges(changes, active));
  if (!isSent) return leftCount === 0 ? 'same' : 'open';
  if (leftCount === 0) return 'landed';
  return leftCount === countChanges(changes) ? 'notLanded' : 'partly';
}

/** The changes that are in effect. */
export function findLandedChanges(
  { added, removed }: FeatureChanges,
  active: ReadonlySet<string>,
): FeatureChanges {
  return {
    added: added.filter((name) => active.has(name)),
    removed: removed.filter((name) => !active.has(name)),
  };
}

/** For example `added, not removed`, or `added 1 of 2, removed`. */
export function describePartlyLanded(changes: FeatureChanges, active: ReadonlySet<string>): string {
  const landed = findLandedChanges(changes, active);
  return (['added', 'removed'] as const)
    .filter((verb) => changes[verb].length > 0)
    .map((verb) => {
      const { length: count } = changes[verb];
      const { length: landedCount } = landed[verb];
      if (landedCount === count) return verb;
      return landedCount === 0 ? `not ${verb}` : `${verb} ${landedCount} of ${count}`;
    })
    .join(', ');
}

/** The states of the switches that a step asks for. */
export function toSwitchStates({ added, removed }: FeatureChanges): ReadonlyMap<string, boolean> {
  return new Map([
    ...added.map((name) => [name, true] as const),
    ...removed.map((name) => [name, false] as const),
  ]);
}
