import { getPlannedValue, listStartRows } from './planSums';
import { type PlannedAgency, type Rollout, type RolloutPlan, type RolloutStep } from './rollout';

export interface RolloutOptions {
  /** The abbreviation of the first agency; null for the first one of the plan. */
  canary: string | null;
  isDryRun: boolean;
  /** Empty for none. */
  reason: string;
  pausesAfterRings: boolean;
}

/** The rollout of a plan's picked agencies that would change; null when there is none. `startedAt`: by the platform's clock. */
export function createRollout(
  plan: RolloutPlan,
  { canary, reason, ...options }: RolloutOptions,
  { id, startedAt }: Pick<Rollout, 'id' | 'startedAt'>,
): Rollout | null {
  const rows = listStartRows(plan);
  if (rows.length === 0) return null;
  const isFirst = ({ agency }: PlannedAgency) => agency.abbreviation === canary;
  const ordered = [...rows.filter(isFirst), ...rows.filter((row) => !isFirst(row))];
  const { id: planId, region, subject, source } = plan;
  return {
    id,
    planId,
    region,
    subject,
    source,
    ...options,
    reason: reason.trim(),
    status: 'running',
    pauseReason: null,
    waitsFor: null,
    startedAt,
    finishedAt: null,
    steps: ordered.map(toStep),
  };
}

function toStep(row: PlannedAgency): RolloutStep {
  const { agency, rule, target, revertedId } = row;
  return {
    agency,
    rule,
    planned: getPlannedValue(row),
    target,
    ...(revertedId !== undefined && { revertedId }),
    status: 'pending',
    written: 'no',
    before: null,
    after: null,
    note: null,
    statusChangedAt: null,
    changeId: null,
  };
}
