/*
 * Times list calls of the built local platform over HTTP, with few and with many riders:
 *
 *   node bench/platform.mjs [--data .cache/bench-platform] [--riders 10000,100000,1000000] [--calls 200] [--repeats 1]
 *                           [--only <pattern>] [--port 8330] [--main .build/platform/server/main.js]
 *
 * --data: the folder of the databases, one folder for each number of riders; the next run uses them again. The
 * platforms run at the same time and are called in turn, so that other load on the machine affects all of them equally.
 * --only: a regular expression; only cases whose name it matches are timed.
 * --port: the first platform's port; each further one has the next port.
 * --main: the main file of another build, such as of an older version. Without it the platform is built if its sources have changed.
 * Prints a Markdown table (milliseconds, p50 / p99).
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt, platformMain } from '../scripts/builds.mjs';
import { startPlatform } from '../scripts/startPlatform.mjs';
import { buildCases } from './platform/cases.mjs';
import { connectClient } from './platform/connectClient.mjs';
import { formatMarkdownTable } from './platform/markdownTable.mjs';
import { measureCases } from './platform/measureCases.mjs';

const PASSWORD = 'Quiet-heron-4821';

const { values: flags } = parseArgs({
  options: {
    data: { type: 'string', default: '.cache/bench-platform' },
    riders: { type: 'string', default: '10000,100000,1000000' },
    calls: { type: 'string', default: '200' },
    repeats: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    port: { type: 'string', default: '8330' },
    main: { type: 'string' },
  },
});

const riderCounts = flags.riders.split(',').map((text) => parsePositiveInteger('--riders', text));
const calls = parsePositiveInteger('--calls', flags.calls);
const repeats = parsePositiveInteger('--repeats', flags.repeats);
const only = new RegExp(flags.only);
const firstPort = parsePositiveInteger('--port', flags.port);
if (!flags.main) ensureBuilt('platform');
const mainPath = resolve(flags.main ?? platformMain);

const platforms = [];
const stopAll = () => Promise.all(platforms.map((platform) => platform.stop()));
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => void stopAll().then(() => process.exit(1)));
try {
  for (const [index, riders] of riderCounts.entries()) {
    const startedAt = Date.now();
    const settings = {
      DATA_DIR: join(resolve(flags.data), String(riders)),
      SEED_RIDERS: String(riders),
      SEED_END: '2026-10-31',
      PORT: String(firstPort + index),
      DEMO_PASSWORD: PASSWORD,
      FAULTS: 'off',
    };
    const platform = { riders, ...(await startPlatform(settings, mainPath)) };
    platforms.push(platform);
    console.error(`${riders} riders: ready after ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
    platform.client = await connectClient(platform.origin, PASSWORD);
    platform.cases = (await buildCases(platform.client)).filter(({ name }) => only.test(name));
  }
  const rows = await measureCases(platforms, calls, repeats);
  console.log(formatMarkdownTable(rows, riderCounts));
} finally {
  await stopAll();
}

function parsePositiveInteger(name, text) {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1) fail(`${name} must be whole numbers from 1, not "${text}".`);
  return value;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
