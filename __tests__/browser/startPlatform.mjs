/*
 * Starts the built platform as the environment says, on a copy of databases that are seeded once for each build. Their
 * passwords are hashed at a low cost: at the real one a start and each sign-in take a second of a busy processor.
 */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const built = join(root, '.build/platform/server');
const require = createRequire(import.meta.url);
const { SEED_RIDERS, DEMO_PASSWORD } = process.env;
const hash = createHash('sha256').update(`${SEED_RIDERS} ${DEMO_PASSWORD}`);
// The platform's build, and this file.
for (const file of [join(root, '.build/platform.stamp'), fileURLToPath(import.meta.url)])
  hash.update(readFileSync(file));
const folder = join(root, '.cache/browser-platform');
const seeded = join(folder, `seeded-${hash.digest('hex').slice(0, 16)}`);

if (!existsSync(seeded)) await seed();
const copy = mkdtempSync(join(tmpdir(), 'browser-platform-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
// Until the platform has its own handler, which closes its servers and databases and then exits.
process.on('SIGTERM', () => {
  if (process.listenerCount('SIGTERM') === 1) process.exit();
});
cpSync(seeded, copy, { recursive: true });
process.env.DATA_DIR = copy;
require(join(built, 'main.js'));

async function seed() {
  mkdirSync(folder, { recursive: true });
  const unfinished = mkdtempSync(join(folder, 'unfinished-'));
  const { openPlatform } = require(join(built, 'platform.js'));
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
  for (const name of readdirSync(folder))
    if (name.startsWith('seeded-') && name !== basename(seeded))
      rmSync(join(folder, name), { recursive: true, force: true });
}
