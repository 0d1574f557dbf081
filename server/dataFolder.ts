import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SettingsError } from './environment';
import { codeOf } from './errorCode';
import { REGIONS } from './regions';

const FILES = [
  ...REGIONS.flatMap(({ slug }) => ['', '-wal', '-shm'].map((suffix) => `${slug}.sqlite${suffix}`)),
  'demo-password.txt',
];

/** Creates the data folder if necessary. @throws SettingsError if it or a file that the platform changes there cannot be written */
export function prepareDataFolder(folder: string): void {
  if (folder === ':memory:') return;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw new SettingsError(
      `The data folder ${resolve(folder)} cannot be written (${codeOf(error)}). Set DATA_DIR to another folder.`,
    );
  }
  for (const file of FILES.map((name) => join(folder, name))) {
    try {
      if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
    } catch (error) {
      throw new SettingsError(
        `${resolve(file)} cannot be read and written (${codeOf(error)}): it belongs to another user, for example since a start with sudo, or is read-only. Make this user its owner, or set DATA_DIR to another folder.`,
      );
    }
  }
}
