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

/** The demonstration accounts' password. */
export interface DemoPassword {
  password: string;
  /** Whether the accounts have to be given it, as they do not have it yet. */
  isNew: boolean;
  /** Keeps a new password in the data folder: called once the accounts have it. */
  save(): void;
}

/**
 * The password that was asked for, else the one kept in the data folder, else a new one. There is no fixed default. It
 * is kept in a file that only its owner can read, so that every start can print it.
 */
export function resolveDemoPassword(dataDir: string, configured: string | undefined): DemoPassword {
  if (dataDir === ':memory:')
    return { password: configured ?? createReadablePassword(), isNew: true, save: () => undefined };
  const file = join(dataDir, 'demo-password.txt');
  const stored = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  const password = configured ?? stored ?? createReadablePassword();
  const isNew = password !== stored;
  return { password, isNew, save: save };

  function save(): void {
    if (isNew) writeFileSync(file, `${password}\n`, { mode: 0o600 });
  }
}

function createReadablePassword(): string {
  const pick = (words: string[]) => words[randomInt(words.length)];
  return `${pick(COLOURS)}-${pick(BIRDS)}-${pick(BIRDS)}-${randomInt(100_000, 1_000_000)}`;
}
