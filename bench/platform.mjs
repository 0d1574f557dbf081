/*
 * Times list calls of the built local platform over HTTP, with few and with many riders:
 *
 *   node bench/platform.mjs --data .cache/bench-platform [--riders 10000,100000,1000000] [--calls 200] [--repeats 1]
 *                           [--only <pattern>] [--port 8330] [--main .build/platform/server/main.js] [--json results.json]
 *
 * --data: the folder of the databases, one folder for each number of riders; the next run uses them again. The
 * platforms run at the same time and are called in turn, so that other load on the machine affects all of them equally.
 * --only: a regular expression; only cases whose name it matches are timed.
 * Prints a Markdown table (milliseconds, p50 / p99). --json also writes the figures as JSON to a file; `-` prints them.
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt, platformMain } from '../scripts/builds.mjs';
import { buildCases } from './platform/cases.mjs';
import { connectClient } from './platform/connectClient.mjs';
import { formatMarkdownTable } from './platform/markdownTable.mjs';
import { measureCases } from './platform/measureCases.mjs';
import { startPlatform } from './platform/startPlatform.mjs';

const { values: flags } = parseArgs({
  options: {
    data: { type: 'string' },
    riders: { type: 'string', default: '10000,100000,1000000' },
    calls: { type: 'string', default: '200' },
    repeats: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    port: { type: 'string', default: '8330' },
    main: { type: 'string' },
    json: { type: 'string' },
  },
});

const riderCounts = flags.riders.split(',').map((text) => parsePositiveInteger('--riders', text));
const calls = parsePositiveInteger('--calls', flags.calls);
const repeats = parsePositiveInteger('--repeats', flags.repeats);
const only = new RegExp(flags.only);
const firstPort = parsePositiveInteger('--port', flags.port);
if (!flags.data) fail('--data is missing: the folder of the databases.');
if (!flags.main) ensureBuilt('platform');
const mainPath = resolve(flags.main ?? platformMain);

const platforms = [];
const stopAll = () => Promise.all(platforms.map((platform) => platform.stop()));
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => void stopAll().then(() => process.exit(1)));
try {
  for (const [index, riders] of riderCounts.entries()) {
    const dataDir = join(resolve(flags.data), String(riders));
    const platform = await startPlatform({ mainPath, dataDir, riders, port: firstPort + index });
    platforms.push(platform);
    platform.client = await connectClient(platform.origin, platform.password);
    platform.cases = (await buildCases(platform.client)).filter(({ name }) => only.test(name));
  }
  const rows = await measureCases(platforms, calls, repeats);
  console.log(formatMarkdownTable(rows, riderCounts));
  const json = JSON.stringify(
    { at: new Date().toISOString(), calls, repeats, sizes: riderCounts, rows },
    null,
    2,
  );
  if (flags.json === '-') console.log(json);
  else if (flags.json) writeFileSync(flags.json, `${json}\n`);
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
