import { type Agency } from '../entities/agency';
import {
  mayBeWritten,
  type PlannedAgency,
  type PlanSource,
  type Rollout,
  type RolloutPlan,
  type RolloutStep,
} from './rollout';
import { isWithheld } from './withheld';

type NewPlan = Pick<RolloutPlan, 'id' | 'region' | 'subject' | 'source'> & {
  /** In the order in which they are to be changed. */
  agencies: readonly Agency[];
  target: string;
  /** The abbreviations of the protected agencies, which are picked only one by one. */
  isProtected: (abbreviation: string) => boolean;
};

/** A plan with the same target for all agencies, none of which has been read for it. */
export function makePlan({ agencies, target, isProtected, ...plan }: NewPlan): RolloutPlan {
  return {
    ...plan,
    agencies: agencies.map((agency) => toUnreadAgency({ agency, target, expected: null })),
    picked: pickUnprotected(agencies, isProtected),
  };
}

/** The values that a plan needs besides the rollout that it is made from. */
type PlanOptions = Pick<NewPlan, 'id' | 'isProtected'>;

/**
 * The plan that puts back what a rollout has changed, or may have changed: each agency's value of before, where it still has
 * what the rollout wrote, all or a part of it. Null when there are none.
 */
export function makeUndoPlan(rollout: Rollout, options: PlanOptions): RolloutPlan | null {
  const source: PlanSource = { kind: 'undo', rolloutId: rollout.id };
  const plan = derivePlan(rollout, source, listUndoAgencies(rollout), options);
  const withheld = listWithheldChanges(rollout);
  return plan && withheld.length > 0 ? { ...plan, withheld } : plan;
}

/** The plan of the agencies that a rollout, which has ended, has not brought to their targets. Null when there are none. */
export function makeRestPlan(rollout: Rollout, options: PlanOptions): RolloutPlan | null {
  const { source } = rollout;
  const restSource = source.kind === 'undo' ? { ...source, isRest: true as const } : source;
  return derivePlan(rollout, restSource, listRemainingAgencies(rollout), options);
}

function derivePlan(
  { region, subject }: Rollout,
  source: PlanSource,
  agencies: readonly PlannedAgency[],
  { id, isProtected }: PlanOptions,
): RolloutPlan | null {
  if (agencies.length === 0) return null;
  const picked = pickUnprotected(
    agencies.map(({ agency }) => agency),
    isProtected,
  );
  return { id, region, subject, source, agencies, picked };
}

/** The agencies of the plan that puts back what a rollout has changed. */
export function listUndoAgencies({ steps }: Pick<Rollout, 'steps'>): PlannedAgency[] {
  return steps.filter(mayBeWritten).flatMap(({ agency, before, target, changeId }) =>
    before !== null && !isWithheld({ target })
      ? toUnreadAgency({
          agency,
          target: before,
          expected: target,
          ...(changeId !== null && { revertedId: changeId }),
        })
      : [],
  );
}

/** The abbreviations of the agencies that a rollout has changed, or may have changed, and that an undo plan cannot put back. */
export function listWithheldChanges({ steps }: Pick<Rollout, 'steps'>): readonly string[] {
  const undone = new Set(listUndoAgencies({ steps }).map(({ agency }) => agency.abbreviation));
  return steps
    .filter((step) => mayBeWritten(step) && !undone.has(step.agency.abbreviation))
    .map(({ agency }) => agency.abbreviation);
}

/** The agencies of the plan of what a rollout has left. A dry run leaves its plan open. */
export function listRemainingAgencies({ steps, source, isDryRun }: Rollout): PlannedAgency[] {
  const isRemaining = (step: RolloutStep) =>
    !isDryRun && step.status !== 'done' && step.status !== 'unchanged' && !isWithheld(step);
  return steps.filter(isRemaining).map(({ agency, planned, target, revertedId }) =>
    toUnreadAgency({
      agency,
      target,
      // An undo puts back only what is still as it was planned.
      expected: source.kind === 'undo' ? planned : null,
      ...(revertedId !== undefined && { revertedId }),
    }),
  );
}

export function toUnreadAgency(
  planned: Pick<PlannedAgency, 'agency' | 'target' | 'expected' | 'revertedId'>,
): PlannedAgency {
  return { ...planned, status: 'notRead', current: null, rule: null, problem: null, readAt: null };
}

export function pickUnprotected(
  agencies: readonly Agency[],
  isProtected: (abbreviation: string) => boolean,
): string[] {
  return agencies
    .map(({ abbreviation }) => abbreviation)
    .filter((abbreviation) => !isProtected(abbreviation));
}
