/* Times of calls, and what is told of them. */

const WARM_UP = 3;
/** A slow case ends after so many milliseconds, with no fewer calls than these. */
const LONGEST = 4_000;
const FEWEST = 20;

/**
 * Every case at every platform: [{ name, figures: [{ riders, calls, p50, p99 }] }], milliseconds. A call is made
 * `repeats` times in a row and counts with its quickest time: more than one keeps the waits of a busy machine out of p99.
 */
export async function measure(platforms, calls, repeats) {
  const [first] = platforms;
  const rows = [];
  for (const [at, { name }] of first.cases.entries()) {
    const times = platforms.map(() => []);
    const started = Date.now();
    for (let index = -WARM_UP; index < calls; index++) {
      if (index >= FEWEST && Date.now() - started > LONGEST) break;
      for (const [which, { client, cases }] of platforms.entries()) {
        const ms = await quickest(client, cases[at].path(index + WARM_UP), repeats);
        if (index >= 0) times[which].push(ms);
      }
    }
    console.error(`${name}: ${times[0].length} calls`);
    rows.push({ name, figures: platforms.map(({ riders }, which) => ({ riders, ...told(times[which]) })) });
  }
  return rows;
}

async function quickest(client, path, repeats) {
  let least = Infinity;
  for (let count = 0; count < repeats; count++) least = Math.min(least, (await client.get(path)).ms);
  return least;
}

function told(times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return { calls: times.length, p50: at(0.5), p99: at(0.99) };
}
