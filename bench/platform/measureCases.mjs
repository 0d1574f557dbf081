/* Measures how long calls take, and summarizes the times. */

/** Calls before the first measured one. */
const WARM_UP = 3;
/** A slow case stops after this many milliseconds, but not before `MIN_CALLS` calls. */
const MAX_MS = 4_000;
const MIN_CALLS = 20;

/**
 * Measures every case on every platform. Returns [{ name, figures: [{ riders, calls, p50, p99 }] }] in milliseconds.
 * Each call is repeated `repeats` times and counts with its shortest time, so that with more than one repeat the
 * delays of a busy machine do not raise p99.
 */
export async function measureCases(platforms, calls, repeats) {
  const [firstPlatform] = platforms;
  const rows = [];
  for (const [caseIndex, { name }] of firstPlatform.cases.entries()) {
    const times = platforms.map(() => []);
    const startedAt = Date.now();
    for (let index = -WARM_UP; index < calls; index++) {
      if (index >= MIN_CALLS && Date.now() - startedAt > MAX_MS) break;
      for (const [platformIndex, { client, cases }] of platforms.entries()) {
        const ms = await measureShortest(client, cases[caseIndex].path(index + WARM_UP), repeats);
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
