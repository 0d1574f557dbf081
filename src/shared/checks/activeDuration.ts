import { type CheckCall } from './check';

/** The time in milliseconds during which at least one of the calls was in flight; null without calls. */
export function measureActiveDuration(calls: readonly CheckCall[]): number | null {
  if (calls.length === 0) return null;
  const spans = calls
    .map(({ startedAt, durationMs }) => ({
      start: Date.parse(startedAt),
      end: Date.parse(startedAt) + durationMs,
    }))
    .sort((a, b) => a.start - b.start);
  let total = 0;
  let coveredUntil = -Infinity;
  for (const { start, end } of spans) {
    total += Math.max(0, end - Math.max(start, coveredUntil));
    coveredUntil = Math.max(coveredUntil, end);
  }
  return total;
}
