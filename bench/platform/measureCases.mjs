/** Calls that are not measured, before the measured ones. */
const WARM_UP_CALLS = 3;
/** A slow case ends after this many milliseconds, but not before `MIN_CALLS` calls. */
const MAX_CASE_MS = 4_000;
const MIN_CALLS = 20;

/**
 * Returns [{ name, figures: [{ riders, calls, p50, p99 }] }], with p50 and p99 in milliseconds. The shortest of
 * `repeats` times of a call counts, so that the delays of a busy machine do not raise p99.
 */
export async function measureCases(platforms, calls, repeats) {
  const [firstPlatform] = platforms;
  const rows = [];
  for (const [caseIndex, { name }] of firstPlatform.cases.entries()) {
    const times = platforms.map(() => []);
    const startedAt = Date.now();
    for (let index = -WARM_UP_CALLS; index < calls; index++) {
      if (index >= MIN_CALLS && Date.now() - startedAt > MAX_CASE_MS) break;
      for (const [platformIndex, { client, cases }] of platforms.entries()) {
        const ms = await measureShortest(client, cases[caseIndex].buildPath(index + WARM_UP_CALLS), repeats);
        if (index >= 0) times[platformIndex].push(ms);
      }
    }
    console.error(`${name}: ${times[0].length} calls`);
    rows.push({
      name,
      figures: platforms.map(({ riders }, platformIndex) => ({
        riders,
        ...summarize(times[platformIndex]),
      })),
    });
  }
  return rows;
}

async function measureShortest(client, path, repeats) {
  let shortest = Infinity;
  for (let count = 0; count < repeats; count++) shortest = Math.min(shortest, (await client.get(path)).ms);
  return shortest;
}

function summarize(times) {
  const sorted = [...times].sort((a, b) => a - b);
  const percentile = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return { calls: times.length, p50: percentile(0.5), p99: percentile(0.99) };
}
