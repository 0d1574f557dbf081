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
  const stored = readMeta(db, 'tokenKey');
  if (stored) return Buffer.from(stored, 'base64');
  const newKey = randomBytes(32);
  writeMeta(db, 'tokenKey', newKey.toString('base64'));
  return newKey;
}
