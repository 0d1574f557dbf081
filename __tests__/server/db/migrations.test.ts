import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '@server/db/database';
import { readMeta, writeMeta } from '@server/db/meta';
import { SCHEMA_VERSION } from '@server/db/migrations';
import { openRegionDatabase } from '@server/db/regionDatabase';
import { getDemoEmails } from '@server/demoAccounts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  file = join(folder, 'us-east.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

function openRegion(lines: string[] = []): Database {
  return openRegionDatabase('usEast', {
    dataDir: folder,
    plan: { seed: 1, largestAgencyRiders: 5 },
    emails: getDemoEmails('usEast'),
    onProgress: (line) => lines.push(line),
  });
}

function change(callback: (db: Database) => void): void {
  const db = openDatabase(file);
  callback(db);
  db.close();
}

/** The tables as version 4 has created them. */
const TABLES_OF_VERSION_4 = {
  payments: `id INTEGER PRIMARY KEY, agency_id INTEGER NOT NULL REFERENCES agencies, user_id INTEGER, status TEXT NOT NULL, transaction_amount INTEGER, payment_type TEXT, created TEXT NOT NULL, 
    fare_media TEXT, coupon_id INTEGER, coupon_count INTEGER`,
  passes: `id INTEGER PRIMARY KEY, agency_id INTEGER NOT NULL REFERENCES agencies, user_id INTEGER, created TEXT NOT NULL, sku TEXT, name TEXT, fare_type TEXT, 
    price INTEGER, currency TEXT, serial_number TEXT, purchase_order INTEGER REFERENCES purchase_orders, payment_state TEXT, state TEXT, application_session TEXT`,
};

/** Makes a database as version 4 has created it: a table of corrections, but none of all changes or ended tokens. */
function buildVersion4(): void {
  openRegion().close();
  change((db) => {
    db.exec('PRAGMA foreign_keys = OFF');
    for (const [table, definition] of Object.entries(TABLES_OF_VERSION_4)) {
      const dependents = db.all<{ sql: string }>(
        "SELECT sql FROM sqlite_schema WHERE tbl_name = ? AND type <> 'table' AND sql IS NOT NULL",
        table,
      );
      const columns = definition
        .replace(/\s+/g, ' ')
        .split(', ')
        .map((column) => column.split(' ')[0]);
      db.exec(`
        CREATE TABLE copy AS SELECT ${columns.join(', ')} FROM ${table};
        DROP TABLE ${table};
        CREATE TABLE ${table} (${definition});
        INSERT INTO ${table} SELECT * FROM copy;
        DROP TABLE copy;
      `);
      for (const { sql } of dependents) db.exec(sql);
    }
    db.exec(`
      DROP TABLE audit;
      DROP TABLE signed_out;
      CREATE TABLE payment_corrections (
        id INTEGER PRIMARY KEY, payment_id INTEGER NOT NULL REFERENCES payments, subject TEXT NOT NULL,
        created TEXT NOT NULL, amount_before INTEGER, amount_after INTEGER NOT NULL, media_before TEXT,
        media_after TEXT NOT NULL, coupon_id INTEGER, coupon_count INTEGER
      );
      CREATE INDEX corrections_of_payment ON payment_corrections (payment_id);
      INSERT INTO payment_corrections (payment_id, subject, created, amount_before, amount_after, media_after)
        SELECT id, 'operator:1', '2026-11-02T10:00:00.000Z', 450, 700, 'Token' FROM payments WHERE agency_id = 1 LIMIT 1;
    `);
    writeMeta(db, 'complete', '4');
  });
}

const readSchema = (db: Database) =>
  db
    .all<{ name: string; sql: string | null }>('SELECT name, sql FROM sqlite_schema ORDER BY name')
    .map(({ name, sql }) => [
      name,
      sql
        ?.replace(/\s+/g, ' ')
        .trim()
        .replace(/^CREATE TABLE "(\w+)"/, 'CREATE TABLE $1'),
    ]);

const readSales = (db: Database) =>
  ['payments', 'passes'].map((table) => db.all(`SELECT * FROM ${table} ORDER BY id`));

it('brings a database of version 4 up to date, with the schema of a new one and every row', () => {
  buildVersion4();
  const lines: string[] = [];
  const db = openRegion(lines);
  expect(lines).toEqual(
    [5, 6, 7].map((version) => `US East: the database is brought up to version ${version}`),
  );
  expect(readMeta(db, 'complete')).toBe(String(SCHEMA_VERSION));
  expect(db.all('SELECT created, subject, agency_id, object, before, after FROM audit')).toEqual([
    {
      created: '2026-11-02T10:00:00.000Z',
      subject: 'operator:1',
      agency_id: 1,
      object: expect.stringMatching(/^payment \d+$/),
      before: '{"transaction_amount":450,"fare_media":null}',
      after: '{"transaction_amount":700,"fare_media":"Token","coupon_id":null,"coupon_count":null}',
    },
  ]);
  expect(db.get('PRAGMA foreign_keys')).toEqual({ foreign_keys: 1 });
  const schema = readSchema(db);
  const sales = readSales(db);
  db.close();
  rmSync(file);
  const newDb = openRegion();
  expect(schema).toEqual(readSchema(newDb));
  expect(sales).toEqual(readSales(newDb));
  newDb.close();
});

it('does nothing to a database that is up to date', () => {
  openRegion().close();
  const lines: string[] = [];
  openRegion(lines).close();
  expect(lines).toEqual([]);
});

it('keeps a database as it was when a step fails', () => {
  buildVersion4();
  // The step creates a table of this name.
  change((db) => db.exec('CREATE TABLE audit (id INTEGER)'));
  expect(() => openRegion()).toThrow('already exists');
  change((db) => {
    expect(readMeta(db, 'complete')).toBe('4');
    expect(db.get('SELECT count(*) AS n FROM payment_corrections')).toEqual({ n: 1 });
  });
});

it('refuses a database of a newer version, and changes nothing', () => {
  openRegion().close();
  const newerVersion = SCHEMA_VERSION + 1;
  change((db) => writeMeta(db, 'complete', String(newerVersion)));
  expect(() => openRegion()).toThrow(
    `belongs to a newer version of the platform: its schema has version ${newerVersion}, this platform knows ${SCHEMA_VERSION}.`,
  );
  change((db) => expect(readMeta(db, 'complete')).toBe(String(newerVersion)));
});

it.each(['3', 'nonsense'])('refuses a database of version %s, which no step begins with', (version) => {
  openRegion().close();
  change((db) => writeMeta(db, 'complete', version));
  expect(() => openRegion()).toThrow(
    'is no database of the platform, or too old. Run npm run platform:reset',
  );
});
