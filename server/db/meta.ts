import { randomBytes } from 'node:crypto';
import type { Database } from './database';

/** The version of schema.sql and of the seed: a file of another version cannot be used. */
export const SCHEMA_VERSION = '4';

/** Reads one of the database's notes about itself. */
export function readMeta(db: Database, name: string): string | undefined {
  return db.get<{ value: string }>('SELECT value FROM meta WHERE name = ?', name)?.value;
}

/** Writes one of the database's notes about itself. */
export function writeMeta(db: Database, name: string, value: string): void {
  db.run('INSERT OR REPLACE INTO meta VALUES (?, ?)', name, value);
}

/** The key that this region's tokens are signed with: 256 bits, made once, so that a region's tokens end at its border. */
export function loadTokenKey(db: Database): Buffer {
  const stored = readMeta(db, 'tokenKey');
  if (stored) return Buffer.from(stored, 'base64');
  const newKey = randomBytes(32);
  writeMeta(db, 'tokenKey', newKey.toString('base64'));
  return newKey;
}
