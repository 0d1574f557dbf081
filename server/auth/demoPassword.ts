import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const COLOURS = [
  'Amber',
  'Cobalt',
  'Coral',
  'Crimson',
  'Indigo',
  'Ivory',
  'Jade',
  'Maroon',
  'Olive',
  'Saffron',
  'Scarlet',
  'Teal',
];
const BIRDS = [
  'bittern',
  'curlew',
  'dunlin',
  'egret',
  'falcon',
  'heron',
  'kestrel',
  'lapwing',
  'osprey',
  'plover',
  'raven',
  'wren',
];

export interface DemoPassword {
  password: string;
  /** Whether it must be written to the accounts, because they have another password or none. */
  isNew: boolean;
  /** Writes a new password to the data folder. Call it after the accounts have the password. */
  save(): void;
}

/**
 * Returns the configured password, else the one stored in demo-password.txt (which only its owner can read), else a
 * generated one.
 */
export function resolveDemoPassword(dataDir: string, configuredPassword: string | undefined): DemoPassword {
  if (dataDir === ':memory:')
    return { password: configuredPassword ?? createReadablePassword(), isNew: true, save: () => undefined };
  const file = join(dataDir, 'demo-password.txt');
  const storedPassword = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  const password = configuredPassword ?? storedPassword ?? createReadablePassword();
  const isNew = password !== storedPassword;
  return { password, isNew, save };

  function save(): void {
    if (isNew) writeFileSync(file, `${password}\n`, { mode: 0o600 });
  }
}

function createReadablePassword(): string {
  const pick = (words: string[]) => words[randomInt(words.length)];
  return `${pick(COLOURS)}-${pick(BIRDS)}-${pick(BIRDS)}-${randomInt(100_000, 1_000_000)}`;
}
