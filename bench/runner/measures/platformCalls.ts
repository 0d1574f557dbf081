import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SCRIPT = 'bench/platform.mjs';
/** The databases of each size are kept for the next run: a million riders take minutes to make. */
const DATABASES = '.cache/bench-platform';

/** What `bench/platform.mjs` measured of the local platform's list calls, as the JSON that it writes. */
export function measurePlatformCalls(): unknown {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const out = join(folder, 'platform.json');
  try {
    const flags = ['--data', DATABASES, '--json', out];
    const { status } = spawnSync(process.execPath, [SCRIPT, ...flags], { stdio: 'inherit' });
    if (status !== 0) throw new Error(`${SCRIPT} failed.`);
    return JSON.parse(readFileSync(out, 'utf8')) as unknown;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
