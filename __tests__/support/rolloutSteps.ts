import { type Agency, agencySchema } from '@/domain/entities/agency';
import { makePlan } from '@/domain/rollout/makePlan';
import {
  type PlannedAgency,
  type Rollout,
  type RolloutPlan,
  type RolloutStep,
} from '@/domain/rollout/rollout';

export const buildAgency = (abbreviation: string) =>
  agencySchema.cast({ id: 1, abbreviation, name: `${abbreviation} Transit` });

/** A plan that is to change a rule to 250 in these agencies, none of which has been read or is protected. */
export const buildPlan = (
  agencies: readonly Agency[],
  change: Partial<Parameters<typeof makePlan>[0]> = {},
): RolloutPlan =>
  makePlan({
    id: 'plan',
    region: 'usEast',
    subject: { kind: 'rule', category: 'Fares', identity: 'daily_cap' },
    source: { kind: 'fleet', agency: null },
    target: '{"value":250}',
    agencies,
    isProtected: () => false,
    ...change,
  });

/** The plan when all its agencies have been read, and each would change. */
export const withAgenciesRead = (plan: RolloutPlan): RolloutPlan => ({
  ...plan,
  agencies: plan.agencies.map((row): PlannedAgency => ({ ...row, status: 'change', readAt: 1 })),
});

/** A step that is to change a rule from 200 to 250. */
export function buildStep(abbreviation: string, change: Partial<RolloutStep> = {}): RolloutStep {
  return {
    agency: buildAgency(abbreviation),
    rule: { id: 4, category: 7 },
    planned: '{"value":200}',
    target: '{"value":250}',
    status: 'pending',
    written: 'no',
    before: null,
    after: null,
    note: null,
    statusChangedAt: null,
    changeId: null,
    ...change,
  };
}

export function buildRollout(steps: readonly RolloutStep[], change: Partial<Rollout> = {}): Rollout {
  return {
    id: 'r',
    planId: 'started-plan',
    region: 'usEast',
    subject: { kind: 'rule', category: 'Fares', identity: 'daily_cap' },
    source: { kind: 'fleet', agency: 'MMTA' },
    isDryRun: false,
    reason: '',
    pausesAfterRings: false,
    status: 'running',
    pauseReason: null,
    waitsFor: null,
    startedAt: Date.UTC(2026, 10, 24, 14),
    finishedAt: null,
    steps,
    ...change,
  };
}
