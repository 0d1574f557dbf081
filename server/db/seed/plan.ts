/** The same plan always creates the same rows. */
export interface SeedPlan {
  /** The start value of the random generator. */
  seed: number;
  /** Riders of the largest agency of US East. */
  largestAgencyRiders: number;
  usEastAgencies: number;
  /** The day on which the data ends, YYYY-MM-DD, not before DRAWN_END. DRAWN_END by default. */
  end?: string;
}

export const DEFAULT_US_EAST_AGENCIES = 130;

/** The default number of riders of the largest agency. All other counts are planned relative to it. */
export const DEFAULT_LARGEST_AGENCY_RIDERS = 20_000;

/** Scales a planned row count down for a small seed. Above the default, only the largest agency grows. */
export function scaleCount(planned: number, plan: SeedPlan): number {
  if (plan.largestAgencyRiders >= DEFAULT_LARGEST_AGENCY_RIDERS) return planned;
  const minimum = Math.min(planned, 4, plan.largestAgencyRiders);
  return Math.max(minimum, Math.floor((planned * plan.largestAgencyRiders) / DEFAULT_LARGEST_AGENCY_RIDERS));
}
