/*
 * Starts the built platform as the environment says, on a copy of databases that are seeded once for each build. Their
 * passwords are hashed at a low cost: at the real one a start and each sign-in take a second of a busy processor.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const require = createRequire(import.meta.url);
const { SEED_RIDERS, DEMO_PASSWORD } = process.env;
const build = readFileSync(join(root, '.build/platform.stamp'), 'utf8');
const folder = join(root, '.cache/browser-platform');
const seeded = join(folder, `${SEED_RIDERS}-${build.slice(0, 16)}`);

if (!existsSync(seeded)) await seed();
const copy = mkdtempSync(join(tmpdir(), 'browser-platform-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
cpSync(seeded, copy, { recursive: true });
process.env.DATA_DIR = copy;
require('../../.build/platform/server/main.js');

async function seed() {
  mkdirSync(folder, { recursive: true });
  const unfinished = mkdtempSync(join(folder, 'unfinished-'));
  const { openPlatform } = require('../../.build/platform/server/platform.js');
  const platform = await openPlatform({
    dataDir: unfinished,
    seed: 1,
    largestAgencyRiders: Number(SEED_RIDERS),
    demoPassword: DEMO_PASSWORD,
    passwordCost: 2 ** 10,
  });
  platform.close();
  try {
    renameSync(unfinished, seeded);
  } catch {
    // Another process was faster.
    rmSync(unfinished, { recursive: true });
  }
}
