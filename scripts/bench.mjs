/*
 * `npm run bench`: measures the portal against its goals, and against baseline pages of the same libraries. What was
 * measured goes into bench/results.json, and with --write as a table into docs/measurements.md.
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
