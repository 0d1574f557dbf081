/*
 * `npm run bench`: measures the portal, and compares it with its goals and with baseline pages that use the same
 * libraries. It writes the results to bench/results.json, and with --write also as a table to docs/measurements.md.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './builds.mjs';
import { findChromium } from './chromium.mjs';
import { root, runTool } from './tools.mjs';

const CHROMIUM_PATH = findChromium();
for (const build of ['portal', 'platform', 'baselines', 'bench']) ensureBuilt(build);

const options = process.argv.slice(2);
const { status } = spawnSync(process.execPath, [join(root, '.build/bench/main.js'), ...options], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH },
});
if (status === 0) {
  runTool('prettier', [
    '--write',
    '--log-level',
    'warn',
    'bench/results.json',
    ...(options.includes('--write') ? ['docs/measurements.md'] : []),
  ]);
}
process.exit(status ?? 1);
