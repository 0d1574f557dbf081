/** What a region is seeded with: the same plan and seed make the same rows. */
export interface SeedPlan {
  seed: number;
  /** Riders of the largest agency of US East. */
  largestAgencyRiders: number;
}

/** The largest agency's riders when nothing else is asked for: all other volumes are planned around it. */
export const PLANNED_RIDERS = 20_000;

/** How many rows are made where `planned` are planned, for a seed smaller than planned. Larger seeds grow one agency only. */
export function scaleCount(planned: number, plan: SeedPlan): number {
  if (plan.largestAgencyRiders >= PLANNED_RIDERS) return planned;
  const minimum = Math.min(planned, 4, plan.largestAgencyRiders);
  return Math.max(minimum, Math.floor((planned * plan.largestAgencyRiders) / PLANNED_RIDERS));
}
