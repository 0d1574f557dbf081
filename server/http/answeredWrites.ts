import { createHash } from 'node:crypto';
import type { Database } from '../db/open';
import { conflict, invalid, Problem } from './problems';
import type { Answer } from './route';

/** How long a key is remembered, in milliseconds. */
const REMEMBERED = 24 * 60 * 60 * 1_000;

/** A write as it came in. */
export interface WriteRequest {
  /** The Idempotency-Key header. */
  key: string;
  /** Whose key it is: two callers may use the same one. */
  caller: string;
  /** Method, path, query and body: what has to be the same for the same answer. */
  content: string;
}

/** Writes that carry a key are done once, however often they are sent. */
export interface AnsweredWrites {
  /**
   * Runs `answer`, or answers what was answered before. `answer` is handed the function that remembers its outcome, to
   * be called in the transaction of the write itself: both are kept or neither is.
   */
  once(
    request: WriteRequest,
    answer: (remember: (answer: Answer) => void) => Promise<Answer>,
  ): Promise<Answer>;
}

interface AnsweredRow {
  request_hash: string;
  status: number;
  body: string | null;
}

export function createAnsweredWrites(db: Database, now: () => Date): AnsweredWrites {
  const underWay = new Set<string>();
  return {
    once: async ({ key, caller, content }, answer) => {
      if (!/^[\x21-\x7e]{1,255}$/.test(key))
        throw invalid(['Idempotency-Key must have 1 to 255 visible characters.']);
      const hash = createHash('sha256').update(content).digest('base64');
      const sql = 'SELECT request_hash, status, body FROM answered_writes WHERE caller = ? AND key = ?';
      const known = db.get<AnsweredRow>(sql, caller, key);
      if (known) return replay(known, hash);
      const name = `${caller} ${key}`;
      if (underWay.has(name)) throw conflict('A write with this key is still under way.');
      underWay.add(name);
      try {
        return await answer((outcome) => remember(db, now(), caller, key, hash, outcome));
      } finally {
        underWay.delete(name);
      }
    },
  };
}

function replay({ request_hash: hash, status, body }: AnsweredRow, given: string): Answer {
  if (hash !== given) throw new Problem(422, 'key_reused', 'This key was used for another write.');
  return { status, headers: { 'Idempotent-Replayed': 'true' }, ...(body !== null && { json: body }) };
}

function remember(db: Database, now: Date, caller: string, key: string, hash: string, answer: Answer): void {
  db.run('DELETE FROM answered_writes WHERE created < ?', new Date(now.getTime() - REMEMBERED).toISOString());
  const body = answer.json ?? (answer.body === undefined ? null : JSON.stringify(answer.body));
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
