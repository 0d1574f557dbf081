/* Times of calls, and what is told of them. */

const WARM_UP = 5;

/** Every case at every platform: [{ name, figures: [{ riders, p50, p99 }] }], milliseconds. */
export async function measure(platforms, calls) {
  const [first] = platforms;
  const rows = [];
  for (const [at, { name }] of first.cases.entries()) {
    const times = platforms.map(() => []);
    for (let index = -WARM_UP; index < calls; index++) {
      for (const [which, { client, cases }] of platforms.entries()) {
        const { ms } = await client.get(cases[at].path(index + WARM_UP));
        if (index >= 0) times[which].push(ms);
      }
    }
    rows.push({ name, figures: platforms.map(({ riders }, which) => ({ riders, ...told(times[which]) })) });
  }
  return rows;
}

function told(times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return { p50: at(0.5), p99: at(0.99) };
}
