import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from '../http/request/fieldSchemas';

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
  /** Writes a new password to the data folder. Call it after the accounts have the password. */
  save(): void;
}

/**
 * Returns the configured password, else the one stored in demo-password.txt (which only its owner can read), else a
 * generated one. A stored text that the sign-in would refuse, such as an empty one, counts as missing.
 */
export function resolveDemoPassword(dataDir: string, configuredPassword: string | undefined): DemoPassword {
  if (dataDir === ':memory:')
    return { password: configuredPassword ?? createReadablePassword(), save: () => undefined };
  const file = join(dataDir, 'demo-password.txt');
  const storedPassword = existsSync(file)
    ? text().safeParse(readFileSync(file, 'utf8').trim()).data
    : undefined;
  const password = configuredPassword ?? storedPassword ?? createReadablePassword();
  return { password, save };

  function save(): void {
    if (password !== storedPassword) writeFileSync(file, `${password}\n`, { mode: 0o600 });
  }
}

function createReadablePassword(): string {
  const pick = (words: string[]) => words[randomInt(words.length)];
  return `${pick(COLOURS)}-${pick(BIRDS)}-${pick(BIRDS)}-${randomInt(100_000, 1_000_000)}`;
}
