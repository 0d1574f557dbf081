import { createHash } from 'node:crypto';
import type { Database } from './database';

/** The values before and after a write. A password or its hash is never part of them. */
export interface Change {
  /** For example `payment 5000083`. */
  object: string;
  /** The object as JSON text; null if it did not exist before. */
  before: string | null;
  after: string | null;
}

/** The author, the time and the route of a change. */
interface ChangeOrigin {
  created: Date;
  /** The token's subject, for example `operator:1`. */
  subject: string;
  /** Null for a write that belongs to no agency. */
  agencyId: number | null;
  /** Method and path of the route. */
  route: string;
}

/** Older rows are deleted. */
const MAX_ROWS = 10_000;
/** A longer JSON text, which only a business rule has, is stored as its length and hash. */
const MAX_TEXT_LENGTH = 65_536;

/** Writes the change into the table audit. Call it in the transaction of the write. */
export function writeAuditRow(
  db: Database,
  { created, subject, agencyId, route }: ChangeOrigin,
  { object, before, after }: Change,
  maxRows = MAX_ROWS,
): void {
  const id = db.insert(
    'INSERT INTO audit (created, subject, agency_id, route, object, before, after) VALUES (?, ?, ?, ?, ?, ?, ?)',
    created.toISOString(),
    subject,
    agencyId,
    route,
    object,
    shorten(before),
    shorten(after),
  );
  db.run('DELETE FROM audit WHERE id <= ?', id - maxRows);
}

function shorten(json: string | null): string | null {
  if (json === null || json.length <= MAX_TEXT_LENGTH) return json;
  return JSON.stringify({ length: json.length, sha256: createHash('sha256').update(json).digest('hex') });
}
