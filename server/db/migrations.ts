import type { Database } from './database';
import { readMeta, writeMeta } from './meta';
import { addSaleConstraints, makeTablesStrict } from './tableConstraints';

type Step = string | ((db: Database) => void);

/**
 * The steps that bring an older database up to date: step n makes a database of version n out of one of version n - 1.
 * A change of schema.sql, or of the indexes and triggers of seedRegion, needs a step, so that both lead to the same
 * database. A step never changes afterwards.
 */
const STEPS: ReadonlyMap<number, Step> = new Map<number, Step>([
  [5, 'CREATE TABLE signed_out (holder TEXT PRIMARY KEY, before INTEGER NOT NULL) WITHOUT ROWID;'],
  [
    6,
    // The table of corrections becomes the table of all changes.
    `CREATE TABLE audit (
       id INTEGER PRIMARY KEY,
       created TEXT NOT NULL,
       subject TEXT NOT NULL,
       agency_id INTEGER REFERENCES agencies,
       route TEXT NOT NULL,
       object TEXT NOT NULL,
       before TEXT,
       after TEXT
     ) STRICT;
     INSERT INTO audit (created, subject, agency_id, route, object, before, after)
       SELECT corrections.created, subject, agency_id, 'POST /payment/api/v4/correction/payment/:id',
         'payment ' || payment_id,
         json_object('transaction_amount', amount_before, 'fare_media', media_before),
         json_object('transaction_amount', amount_after, 'fare_media', media_after,
           'coupon_id', corrections.coupon_id, 'coupon_count', corrections.coupon_count)
       FROM payment_corrections AS corrections JOIN payments ON payments.id = payment_id
       ORDER BY corrections.id;
     DROP TABLE payment_corrections;`,
  ],
  [7, addSaleConstraints],
  [8, makeTablesStrict],
]);

const OLDEST_VERSION = Math.min(...STEPS.keys()) - 1;

/** The version of schema.sql. */
export const SCHEMA_VERSION = Math.max(...STEPS.keys());

/** Brings a database up to date, all steps or none. @throws for a newer or unknown version */
export function migrateDatabase(db: Database, file: string, reportProgress: (step: string) => void): void {
  if (readVersion(db) === SCHEMA_VERSION) return;
  // A step may replace a table to which others refer. The setting has no effect within a transaction.
  db.exec('PRAGMA foreign_keys = OFF');
  db.transaction(() => {
    // The version is read again, because another process may have brought the database up to date in the meantime.
    const version = readVersion(db);
    if (version > SCHEMA_VERSION)
      throw new Error(
        `${file} belongs to a newer version of the platform: its schema has version ${version}, this platform knows ${SCHEMA_VERSION}. Start the newer one, or run npm run platform:reset, which deletes the data.`,
      );
    if (!(version >= OLDEST_VERSION))
      throw new Error(
        `${file} is no database of the platform, or too old. Run npm run platform:reset, which deletes the data.`,
      );
    for (let step = version + 1; step <= SCHEMA_VERSION; step++) {
      runStep(db, STEPS.get(step));
      reportProgress(`the database is brought up to version ${step}`);
    }
    const [orphan] = db.all<{ table: string }>('PRAGMA foreign_key_check');
    if (orphan) throw new Error(`${file}: a row of ${orphan.table} refers to a row that does not exist.`);
    writeVersion(db);
  });
  db.exec('PRAGMA foreign_keys = ON');
}

/** Marks a database as complete. */
export function writeVersion(db: Database): void {
  writeMeta(db, 'complete', String(SCHEMA_VERSION));
}

/** NaN for a file that is no database of the platform. */
function readVersion(db: Database): number {
  try {
    return Number(readMeta(db, 'complete') ?? NaN);
  } catch (error) {
    // The table or the column.
    if (/^no such/.test((error as Error).message)) return NaN;
    throw error;
  }
}

function runStep(db: Database, step: Step | undefined): void {
  if (typeof step === 'string') db.exec(step);
  else step?.(db);
}
