/** @throws RangeError for an empty list. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  const upper = sorted[half];
  if (upper === undefined) throw new RangeError('An empty list has no median.');
  const lower = sorted[half - 1] ?? upper;
  return sorted.length % 2 === 1 ? upper : (lower + upper) / 2;
}

/**
 * The smallest number that at least `share` (0 to 1) of the numbers do not exceed.
 * @throws RangeError for an empty list
 */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const index = Math.min(Math.max(Math.ceil(share * sorted.length) - 1, 0), sorted.length - 1);
  const value = sorted[index];
  if (value === undefined) throw new RangeError('An empty list has no percentile.');
  return value;
}

/** Null if `baseline` is 0. */
export function ratio(figure: number, baseline: number): number | null {
  return baseline > 0 ? figure / baseline : null;
}

/** A key that only some samples have gets the median of those. */
export function mediansByKey(samples: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const keys = new Set(samples.flatMap((sample) => Object.keys(sample)));
  return Object.fromEntries(
    [...keys].map((key) => [
      key,
      median(samples.map((sample) => sample[key]).filter((value) => value !== undefined)),
    ]),
  );
}
