import { type CallNote } from '@/api/client/callNote';

/** Milliseconds in which at least one of the calls was under way; null where there were none. */
export function timeUnderWay(calls: readonly CallNote[]): number | null {
  if (calls.length === 0) return null;
  const spans = calls
    .map(({ at, ms }) => ({ from: Date.parse(at), until: Date.parse(at) + ms }))
    .sort((one, other) => one.from - other.from);
  let total = 0;
  let reached = -Infinity;
  for (const { from, until } of spans) {
    total += Math.max(0, until - Math.max(from, reached));
    reached = Math.max(reached, until);
  }
  return total;
}
