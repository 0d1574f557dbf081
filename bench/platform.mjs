/*
 * Times list calls of the built local platform over HTTP, with few and with many riders:
 *
 *   node bench/platform.mjs --data .cache/bench-platform [--riders 10000,100000,1000000] [--calls 200] [--repeats 1]
 *                           [--port 8330] [--main .build/platform/server/main.js] [--json results.json]
 *
 * Databases are made in the folder that --data names, one folder in it per size, and kept for the next run. The
 * platforms of all sizes run side by side and are called in turn, so that what else the machine does meets all alike.
 * Prints a Markdown table (milliseconds, p50 / p99); --json also writes the figures to a file, `-` to standard output.
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt, platformMain } from '../scripts/builds.mjs';
import { listCases } from './platform/cases.mjs';
import { client } from './platform/client.mjs';
import { measure } from './platform/measure.mjs';
import { startPlatform } from './platform/program.mjs';
import { markdown } from './platform/table.mjs';

const { values: flags } = parseArgs({
  options: {
    data: { type: 'string' },
    riders: { type: 'string', default: '10000,100000,1000000' },
    calls: { type: 'string', default: '200' },
    repeats: { type: 'string', default: '1' },
    port: { type: 'string', default: '8330' },
    main: { type: 'string' },
    json: { type: 'string' },
  },
});

const sizes = flags.riders.split(',').map((text) => whole('--riders', text));
const calls = whole('--calls', flags.calls);
const repeats = whole('--repeats', flags.repeats);
const firstPort = whole('--port', flags.port);
if (!flags.data) fail('--data is missing: the folder that the databases are kept in.');
if (!flags.main) ensureBuilt('platform');
const main = resolve(flags.main ?? platformMain);

const running = [];
const stopAll = () => Promise.all(running.map((platform) => platform.stop()));
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => void stopAll().then(() => process.exit(1)));
try {
  for (const [index, riders] of sizes.entries()) {
    const dataDir = join(resolve(flags.data), String(riders));
    const platform = await startPlatform({ main, dataDir, riders, port: firstPort + index });
    running.push(platform);
    platform.client = await client(platform.address, platform.password);
    platform.cases = await listCases(platform.client);
  }
  const rows = await measure(running, calls, repeats);
  console.log(markdown(rows, sizes));
  const json = JSON.stringify({ at: new Date().toISOString(), calls, repeats, sizes, rows }, null, 2);
  if (flags.json === '-') console.log(json);
  else if (flags.json) writeFileSync(flags.json, `${json}\n`);
} finally {
  await stopAll();
}

function whole(name, text) {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1)
    fail(`${name} must hold whole numbers from 1, not "${text}".`);
  return value;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
