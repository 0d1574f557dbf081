import { FEATURE_START_OFFSET_HOURS } from '../limits';

/** The start date of a feature that is enabled now: 24 hours ago in UTC (section 9 of the specification). */
export function formatFeatureStart(now: Date): string {
  const start = new Date(now.getTime() - FEATURE_START_OFFSET_HOURS * 3_600_000);
  // `2026-03-07T07:30:00.000Z` becomes `20260307T073000`.
  return start.toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
}
