import { createHash } from 'node:crypto';
import type { Database } from '../db/database';
import { conflict, badRequest, HttpError } from './httpErrors';
import type { RouteResponse } from './route';

/** How long a key is remembered, in milliseconds. */
const RETENTION_MS = 24 * 60 * 60 * 1_000;

/** A write as it came in. */
export interface KeyedWrite {
  /** The Idempotency-Key header. */
  key: string;
  /** Whose key it is: two callers may use the same one. */
  caller: string;
  /** Method, path, query and body: what has to be the same for the same answer. */
  content: string;
}

/** Writes that carry a key are done once, however often they are sent. */
export interface IdempotencyStore {
  /**
   * Runs `answer`, or answers what was answered before. `answer` is handed the function that remembers its outcome, to
   * be called in the transaction of the write itself: both are kept or neither is.
   */
  runOnce(
    request: KeyedWrite,
    answer: (saveResponse: (answer: RouteResponse) => void) => Promise<RouteResponse>,
  ): Promise<RouteResponse>;
}

interface StoredResponseRow {
  request_hash: string;
  status: number;
  body: string | null;
}

export function createIdempotencyStore(db: Database, now: () => Date): IdempotencyStore {
  const pendingWrites = new Set<string>();
  return {
    runOnce: async ({ key, caller, content }, answer) => {
      if (!/^[\x21-\x7e]{1,255}$/.test(key))
        throw badRequest(['Idempotency-Key must have 1 to 255 visible characters.']);
      const hash = createHash('sha256').update(content).digest('base64');
      const sql = 'SELECT request_hash, status, body FROM answered_writes WHERE caller = ? AND key = ?';
      const stored = db.get<StoredResponseRow>(sql, caller, key);
      if (stored) return replay(stored, hash);
      const callerAndKey = `${caller} ${key}`;
      if (pendingWrites.has(callerAndKey)) throw conflict('A write with this key is still under way.');
      pendingWrites.add(callerAndKey);
      try {
        return await answer((response) => saveResponse(db, now(), caller, key, hash, response));
      } finally {
        pendingWrites.delete(callerAndKey);
      }
    },
  };
}

function replay({ request_hash: hash, status, body }: StoredResponseRow, requestHash: string): RouteResponse {
  if (hash !== requestHash) throw new HttpError(422, 'key_reused', 'This key was used for another write.');
  return { status, headers: { 'Idempotent-Replayed': 'true' }, ...(body !== null && { rawJson: body }) };
}

function saveResponse(
  db: Database,
  now: Date,
  caller: string,
  key: string,
  hash: string,
  answer: RouteResponse,
): void {
  db.run(
    'DELETE FROM answered_writes WHERE created < ?',
    new Date(now.getTime() - RETENTION_MS).toISOString(),
  );
  const body = answer.rawJson ?? (answer.body === undefined ? null : JSON.stringify(answer.body));
  db.run(
    'INSERT INTO answered_writes VALUES (?, ?, ?, ?, ?, ?)',
    caller,
    key,
    hash,
    answer.status ?? 200,
    body,
    now.toISOString(),
  );
}
