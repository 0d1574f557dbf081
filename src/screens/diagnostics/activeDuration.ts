import { type FinishedCall } from '@/api/client/finishedCall';

/** Milliseconds in which at least one of the calls was under way; null where there were none. */
export function measureActiveDuration(calls: readonly FinishedCall[]): number | null {
  if (calls.length === 0) return null;
  const spans = calls
    .map(({ startedAt, durationMs }) => ({
      from: Date.parse(startedAt),
      until: Date.parse(startedAt) + durationMs,
    }))
    .sort((a, b) => a.from - b.from);
  let total = 0;
  let coveredUntil = -Infinity;
  for (const { from, until } of spans) {
    total += Math.max(0, until - Math.max(from, coveredUntil));
    coveredUntil = Math.max(coveredUntil, until);
  }
  return total;
}
