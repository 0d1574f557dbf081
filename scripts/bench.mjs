/*
 * `npm run bench`: measures the portal, and compares it with its goals and with baseline pages that use the same
 * libraries. It writes the results to .build/bench-results.json, or with --write to bench/results.json and, as a table, to
 * docs/measurements.md; rows that were not measured stay there. With --peers it measures the scaffolds of other
 * frameworks beside the portal, whose packages are those of bench/peers/.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './builds.mjs';
import { findChromium } from './chromium.mjs';
import { installPackages } from './installPackages.mjs';
import { root, runTool } from './tools.mjs';

const options = process.argv.slice(2);
const CHROMIUM_PATH = findChromium();
for (const build of ['portal', 'platform', 'baselines', 'bench']) ensureBuilt(build);
if (options.includes('--peers')) {
  installPeers();
  ensureBuilt('peers');
}

const { status } = spawnSync(process.execPath, [join(root, '.build/bench/main.js'), ...options], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH },
});
if (status === 0 && options.includes('--write'))
  runTool('prettier', ['--write', '--log-level', 'warn', 'bench/results.json', 'docs/measurements.md']);
process.exit(status ?? 1);

/** The packages of the peers are not among the portal's, so only this command installs them. */
function installPeers() {
  const folder = join(root, 'bench/peers');
  if (existsSync(join(folder, 'node_modules/.package-lock.json'))) return;
  console.log('Installing the packages of the peers ...');
  if (installPackages(folder)) return;
  console.error('The packages of the peers could not be installed: see the message of npm above.');
  process.exit(1);
}
