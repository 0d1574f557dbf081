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

const getPasswordFile = (dataDir: string) => join(dataDir, 'demo-password.txt');

/**
 * Returns the configured password, else the one stored in demo-password.txt (which only its owner can read), else a
 * generated one, and stores it.
 */
export function resolveDemoPassword(dataDir: string, configuredPassword: string | undefined): string {
  const storedPassword = readStoredPassword(dataDir);
  const password = configuredPassword ?? storedPassword ?? createReadablePassword();
  if (password !== storedPassword && dataDir !== ':memory:')
    writeFileSync(getPasswordFile(dataDir), `${password}\n`, { mode: 0o600 });
  return password;
}

/** A stored text that the sign-in would refuse, such as an empty one, counts as missing. */
export function readStoredPassword(dataDir: string): string | undefined {
  const file = getPasswordFile(dataDir);
  if (dataDir === ':memory:' || !existsSync(file)) return undefined;
  return text().safeParse(readFileSync(file, 'utf8').trim()).data;
}

function createReadablePassword(): string {
  const pick = (words: string[]) => words[randomInt(words.length)];
  return `${pick(COLOURS)}-${pick(BIRDS)}-${pick(BIRDS)}-${randomInt(100_000, 1_000_000)}`;
}
