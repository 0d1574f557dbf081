import type { Database } from '../db/database';
import type { TokenSession } from './tokens';

/** No token is older: the longest lifetime that can be set is 30 days. */
const RETENTION_SECONDS = 31 * 24 * 60 * 60;

/**
 * Ends all tokens of a holder that were issued before a time, in seconds since 1970. A holder is a sign-in, by the id of
 * its session, or a person, by the subject of the tokens.
 */
export function endTokens(db: Database, holder: string, before: number): void {
  db.run('DELETE FROM signed_out WHERE before < ?', before - RETENTION_SECONDS);
  db.run('INSERT OR REPLACE INTO signed_out VALUES (?, ?)', holder, before);
}

export function isSignedOut(db: Database, subject: string, { id, issuedAt }: TokenSession): boolean {
  const sql = 'SELECT 1 FROM signed_out WHERE holder IN (?, ?) AND before > ?';
  return db.get(sql, subject, id, issuedAt) !== undefined;
}
