import { type Agency } from '../entities/agency';
import { type PlannedAgency, type Rollout, type RolloutPlan } from './rollout';
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
    agencies: agencies.map((agency) => toUnreadRow({ agency, target, expected: null })),
    picked: pickUnprotected(agencies, isProtected),
  };
}

/**
 * The plan that puts back what a rollout has changed, or may have changed: each agency's value of before, where it still has
 * what the rollout wrote, all or a part of it. Null when it has changed none.
 */
export function makeUndoPlan(
  rollout: Rollout,
  { id, isProtected }: Pick<NewPlan, 'id' | 'isProtected'>,
): RolloutPlan | null {
  const { id: rolloutId, region, subject } = rollout;
  const rows = listUndoRows(rollout);
  if (rows.length === 0) return null;
  const picked = pickUnprotected(
    rows.map(({ agency }) => agency),
    isProtected,
  );
  return { id, region, subject, source: { kind: 'undo', rolloutId }, agencies: rows, picked };
}

/** The rows of the plan that puts back what a rollout has changed. */
export function listUndoRows({ steps }: Pick<Rollout, 'steps'>): PlannedAgency[] {
  return steps.flatMap(({ agency, written, before, target, changeId }) =>
    written !== 'no' && before !== null && !isWithheld({ target })
      ? toUnreadRow({
          agency,
          target: before,
          expected: target,
          ...(changeId !== null && { reverses: changeId }),
        })
      : [],
  );
}

export function toUnreadRow(
  row: Pick<PlannedAgency, 'agency' | 'target' | 'expected' | 'reverses'>,
): PlannedAgency {
  return { ...row, status: 'notRead', current: null, rule: null, problem: null, readAt: null };
}

export function pickUnprotected(
  agencies: readonly Agency[],
  isProtected: (abbreviation: string) => boolean,
): string[] {
  return agencies
    .map(({ abbreviation }) => abbreviation)
    .filter((abbreviation) => !isProtected(abbreviation));
}
