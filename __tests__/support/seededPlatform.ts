import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openPlatform, type Platform, type PlatformOptions } from '../../server/platform';
import { DEMO_PASSWORD } from './demoPassword';

/** The environment variable with the folder of the seeded databases, which globalSetup.ts sets. */
export const SEEDED_FOLDER_VARIABLE = 'TEST_SEEDED_FOLDER';

/** The riders of the largest agency, CBTA, which also has as many orders, passes and payments. */
export const RIDER_COUNT = 120;

export const SEEDED_PLATFORM: Omit<PlatformOptions, 'dataDir'> = {
  seed: 1,
  largestAgencyRiders: RIDER_COUNT,
  // The copies have its hashes, so that opening one makes none.
  demoPassword: DEMO_PASSWORD,
  // A low cost, so that tests sign in quickly.
  passwordCost: 2 ** 10,
};

export interface SeededPlatform extends Platform {
  /** The folder of its databases. */
  dataDir: string;
}

/**
 * Opens a platform on a copy of the seeded databases, which is deleted when the platform is closed; with `dataDir` on the
 * databases of that folder.
 */
export async function openSeededPlatform(options: Partial<PlatformOptions>): Promise<SeededPlatform> {
  if (options.dataDir !== undefined) {
    const { dataDir } = options;
    return { ...(await openPlatform({ ...SEEDED_PLATFORM, ...options, dataDir })), dataDir };
  }
  const seededFolder = process.env[SEEDED_FOLDER_VARIABLE];
  if (seededFolder === undefined) throw new Error(`${SEEDED_FOLDER_VARIABLE} is not set.`);
  const dataDir = mkdtempSync(`${seededFolder}-copy-`);
  // Without the files -wal and -shm, which SQLite deletes at some time after the databases were closed.
  for (const name of readdirSync(seededFolder).filter((file) => /\.(sqlite|txt)$/.test(file)))
    copyFileSync(join(seededFolder, name), join(dataDir, name));
  const platform = await openPlatform({ ...SEEDED_PLATFORM, dataDir, ...options });
  return {
    ...platform,
    dataDir,
    close: () => {
      platform.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
