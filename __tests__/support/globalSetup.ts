import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPlatform } from '../../server/platform';
import { SEEDED_FOLDER_VARIABLE, SEEDED_PLATFORM } from './seededPlatform';

/** Jest's global setup: creates the databases once. Tests open copies of them. */
export default async function seedDatabases(): Promise<void> {
  const folder = join(mkdtempSync(join(tmpdir(), 'platform-tests-')), 'seeded');
  mkdirSync(folder);
  const platform = await openPlatform({ ...SEEDED_PLATFORM, dataDir: folder });
  platform.close();
  process.env[SEEDED_FOLDER_VARIABLE] = folder;
}
