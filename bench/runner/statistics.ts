/** The middle of some numbers, of two middle ones their mean. @throws RangeError without any number. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  const upper = sorted[half];
  if (upper === undefined) throw new RangeError('There is no median of nothing.');
  const lower = sorted[half - 1] ?? upper;
  return sorted.length % 2 === 1 ? upper : (lower + upper) / 2;
}

/** The smallest number that `share` (0 to 1) of the numbers don't exceed. @throws RangeError without any number. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = Math.min(Math.max(Math.ceil(share * sorted.length) - 1, 0), sorted.length - 1);
  const found = sorted[at];
  if (found === undefined) throw new RangeError('There is no percentile of nothing.');
  return found;
}

/** How many times `baseline` a figure is; null where the baseline is nothing, so that no number can say it. */
export function ratio(figure: number, baseline: number): number | null {
  return baseline > 0 ? figure / baseline : null;
}

/** The mediansByKey of samples, figure by figure; a figure that only some samples have is the median of those. */
export function mediansByKey(samples: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const keys = new Set(samples.flatMap((sample) => Object.keys(sample)));
  return Object.fromEntries(
    [...keys].map((key) => [
      key,
      median(samples.map((sample) => sample[key]).filter((value) => value !== undefined)),
    ]),
  );
}
