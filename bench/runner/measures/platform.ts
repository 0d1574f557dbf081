import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SCRIPT = 'bench/platform.mjs';

/**
 * What `bench/platform.mjs` measured of the local platform's list calls, as the JSON that it writes into the file
 * that `--out` names; null where the script isn't there or wrote nothing.
 */
export function measurePlatform(): unknown {
  if (!existsSync(SCRIPT)) return null;
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const out = join(folder, 'platform.json');
  try {
    const { status } = spawnSync(process.execPath, [SCRIPT, '--out', out], { stdio: 'inherit' });
    if (status !== 0) throw new Error(`${SCRIPT} failed.`);
    return existsSync(out) ? (JSON.parse(readFileSync(out, 'utf8')) as unknown) : null;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
