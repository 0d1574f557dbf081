import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { SEEDED_FOLDER_VARIABLE } from './seededPlatform';

/** Jest's global teardown: deletes the seeded databases, and the copies of platforms that no test has closed. */
export default function removeDatabases(): void {
  const folder = process.env[SEEDED_FOLDER_VARIABLE];
  if (folder !== undefined) rmSync(dirname(folder), { recursive: true, force: true });
}
