import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SCRIPT = 'bench/platform.mjs';
/** The folder stays for the next run, because creating a million riders takes minutes. */
const DATABASES = '.cache/bench-platform';

/** Returns the JSON of `bench/platform.mjs`, which measures the local platform's list calls. */
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
