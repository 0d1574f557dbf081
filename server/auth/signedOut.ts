import type { Database } from '../db/database';
import type { TokenSession } from './tokens';

/** No token is older: the longest lifetime that can be set is 30 days. */
const RETENTION_SECONDS = 31 * 24 * 60 * 60;

/**
 * Ends all tokens of a sign-in, also one that is issued later: a request may have been authorized before, and its body
 * arrive only now.
 */
export function endSession(db: Database, { id }: TokenSession, now: Date): void {
  endTokens(db, id, toSeconds(now) + RETENTION_SECONDS, now);
}

/** Ends the tokens of a person that were issued in the seconds before this one. */
export function endTokensOf(db: Database, subject: string, now: Date): void {
  endTokens(db, subject, toSeconds(now), now);
}

export function isSignedOut(db: Database, subject: string, { id, issuedAt }: TokenSession): boolean {
  const sql = 'SELECT 1 FROM signed_out WHERE holder IN (?, ?) AND before > ?';
  return db.get(sql, subject, id, issuedAt) !== undefined;
}

/** Ends all tokens of a holder, a sign-in's id or a person's subject, that were issued before a time. */
function endTokens(db: Database, holder: string, before: number, now: Date): void {
  db.run('DELETE FROM signed_out WHERE before < ?', toSeconds(now) - RETENTION_SECONDS);
  db.run('INSERT OR REPLACE INTO signed_out VALUES (?, ?)', holder, before);
}

/** The times of tokens are whole seconds since 1970. */
const toSeconds = (time: Date) => Math.floor(time.getTime() / 1000);
