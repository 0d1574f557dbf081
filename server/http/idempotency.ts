import { createHash } from 'node:crypto';
import type { Database } from '../db/database';
import { badRequest, HttpError } from './httpErrors';
import type { RouteResponse } from './route';

/** How long the response to a key is replayed, in milliseconds. It is deleted with the next write after that. */
const RETENTION_MS = 24 * 60 * 60 * 1_000;
/** How much all stored responses can have, in bytes. The oldest are deleted first. */
const MAX_STORED_BYTES = 64 * 1_048_576;
/** The columns of an answer besides body, key and caller, in bytes: hash, status and time. */
const OTHER_COLUMNS_BYTES = 100;
/** The size of a stored response: answers without a body count, too. */
const RESPONSE_BYTES = `coalesce(octet_length(body), 0) + octet_length(key) + octet_length(caller) + ${OTHER_COLUMNS_BYTES}`;
/** How much of the limit is stored between two checks of it, because a check reads the whole table. */
const PART_BETWEEN_CHECKS = 1 / 64;

/** A write request that has an Idempotency-Key header. */
interface KeyedWrite {
  key: string;
  /** The token's subject and agency. Two callers can use the same key. */
  caller: string;
  /** Method, path, query and body without a password. They must be the same in each request with the key. */
  content: string;
}

type WriteOnce = <Result extends { response: RouteResponse }>(callback: () => Result) => Result;

/** Applies a write with an Idempotency-Key once, however often the client sends it. */
export interface IdempotencyStore {
  /**
   * Runs `respond`, or returns the stored response of an earlier request with this key, for which it waits if that is
   * still pending. `respond` must carry out the write by `writeOnce` in its transaction, so that the write and its response
   * are stored, or none.
   * @throws 422 if the content differs
   */
  runOnce(
    request: KeyedWrite,
    respond: (writeOnce: WriteOnce) => Promise<RouteResponse>,
  ): Promise<RouteResponse>;
}

interface StoredResponseRow {
  request_hash: string;
  status: number;
  body: string | null;
}

/** Ends the transaction of a write that another process has carried out. */
class AnsweredElsewhere extends Error {
  constructor(readonly response: RouteResponse) {
    super('Another process has answered this write.');
  }
}

export function createIdempotencyStore(
  db: Database,
  now: () => Date,
  maxStoredBytes = MAX_STORED_BYTES,
): IdempotencyStore {
  const pendingWrites = new Map<string, Promise<RouteResponse>>();
  // The first write checks the limit, because nobody knows how much an earlier run has stored.
  let uncheckedBytes = Infinity;
  const limitStoredBytes = (addedBytes: number) => {
    uncheckedBytes += addedBytes;
    if (uncheckedBytes < maxStoredBytes * PART_BETWEEN_CHECKS) return;
    deleteOldestResponses(db, maxStoredBytes);
    uncheckedBytes = 0;
  };
  return {
    runOnce: async ({ key, caller, content }, respond) => {
      if (!/^[\x21-\x7e]{1,255}$/.test(key))
        throw badRequest(['Idempotency-Key must have 1 to 255 visible characters.']);
      const hash = createHash('sha256').update(content).digest('base64');
      const findStored = () =>
        db.get<StoredResponseRow>(
          'SELECT request_hash, status, body FROM answered_writes WHERE caller = ? AND key = ? AND created >= ?',
          caller,
          key,
          findOldestKept(now()),
        );
      const callerAndKey = `${caller} ${key}`;
      // If a pending write fails, one of the requests that wait for it runs next, and the others wait for that.
      while (pendingWrites.has(callerAndKey)) await pendingWrites.get(callerAndKey)?.catch(() => undefined);
      const stored = findStored();
      if (stored) return replay(stored, hash);
      try {
        const write = respond((callback) => {
          // Another process can have carried out the write since: this transaction is then rolled back.
          const answered = findStored();
          if (answered) throw new AnsweredElsewhere(replay(answered, hash));
          const result = callback();
          limitStoredBytes(insertResponse(db, now(), caller, key, hash, result.response));
          return result;
        });
        pendingWrites.set(callerAndKey, write);
        return await write;
      } catch (error) {
        if (error instanceof AnsweredElsewhere) return error.response;
        throw error;
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

/** The time before which a response is no longer replayed. */
function findOldestKept(now: Date): string {
  return new Date(now.getTime() - RETENTION_MS).toISOString();
}

/** Returns the size of the stored response in bytes. */
function insertResponse(
  db: Database,
  now: Date,
  caller: string,
  key: string,
  hash: string,
  response: RouteResponse,
): number {
  db.run('DELETE FROM answered_writes WHERE created < ?', findOldestKept(now));
  const body = response.rawJson ?? (response.body === undefined ? null : JSON.stringify(response.body));
  db.run(
    'INSERT INTO answered_writes VALUES (?, ?, ?, ?, ?, ?)',
    caller,
    key,
    hash,
    response.status ?? 200,
    body,
    now.toISOString(),
  );
  return Buffer.byteLength(`${body ?? ''}${key}${caller}`) + OTHER_COLUMNS_BYTES;
}

function deleteOldestResponses(db: Database, maxStoredBytes: number): void {
  const sql = `SELECT coalesce(sum(${RESPONSE_BYTES}), 0) AS bytes FROM answered_writes`;
  if ((db.get<{ bytes: number }>(sql)?.bytes ?? 0) <= maxStoredBytes) return;
  db.run(
    `DELETE FROM answered_writes WHERE (caller, key) IN (
       SELECT caller, key FROM (
         SELECT caller, key, sum(${RESPONSE_BYTES}) OVER (ORDER BY created DESC, caller, key) AS bytes FROM answered_writes
       ) WHERE bytes > ?
     )`,
    maxStoredBytes,
  );
}
