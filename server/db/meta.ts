import { randomBytes } from 'node:crypto';
import type { Database } from './database';

export function readMeta(db: Database, name: string): string | undefined {
  return db.get<{ value: string }>('SELECT value FROM meta WHERE name = ?', name)?.value;
}

export function writeMeta(db: Database, name: string, value: string): void {
  db.run('INSERT OR REPLACE INTO meta VALUES (?, ?)', name, value);
}

/** The 256-bit key that signs this region's tokens. It is created once. Each region has another key. */
export function loadTokenKey(db: Database): Buffer {
  // First, because an insert waits for another program that has locked the file.
  const storedKey = readMeta(db, 'tokenKey');
  if (storedKey !== undefined) return Buffer.from(storedKey, 'base64');
  const newKey = randomBytes(32).toString('base64');
  // Another process that starts at the same time can have stored its key meanwhile: the stored one counts.
  db.run('INSERT OR IGNORE INTO meta VALUES (?, ?)', 'tokenKey', newKey);
  return Buffer.from(readMeta(db, 'tokenKey') ?? newKey, 'base64');
}
