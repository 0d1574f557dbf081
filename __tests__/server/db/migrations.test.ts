import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '@server/db/database';
import { readMeta, writeMeta } from '@server/db/meta';
import { SCHEMA_VERSION } from '@server/db/migrations';
import { openRegionDatabase } from '@server/db/regionDatabase';
import { getDemoEmails } from '@server/demoAccounts';

const PLAN = { seed: 1, largestAgencyRiders: 5, usEastAgencies: 130 };

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
    plan: PLAN,
    emails: getDemoEmails('usEast'),
    onProgress: (line) => lines.push(line),
  });
}

function change(callback: (db: Database) => void): void {
  const db = openDatabase(file);
  callback(db);
  db.close();
}

/** Makes a database of version 4, with one correction. */
function buildVersion4(): void {
  const sql = readFileSync(join(__dirname, 'databaseOfVersion4.sql'), 'utf8');
  change((db) => db.transaction(() => db.exec(sql)));
}

/** The definitions of all tables, indexes and triggers, without comments and layout. SQLite quotes the name of a renamed table. */
const readSchema = (db: Database) =>
  db
    .all<{ name: string; sql: string | null }>('SELECT name, sql FROM sqlite_schema ORDER BY name')
    .map(({ name, sql }) => [
      name,
      sql
        ?.replace(/--.*$/gm, '')
        .replace(/\s+/g, ' ')
        .replace(/ ?([(),]) ?/g, '$1')
        .trim()
        .replace(/^CREATE TABLE "(\w+)"/, 'CREATE TABLE $1'),
    ]);

/** All rows of the tables of version 4 that still exist, by table. */
function readRows(db: Database): Record<string, unknown[]> {
  const tables = db.all<{ name: string }>(
    `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type IN ('table', 'virtual')
     AND name NOT LIKE 'sqlite%' AND name NOT IN ('meta', 'payment_corrections', 'audit', 'signed_out') ORDER BY name`,
  );
  return Object.fromEntries(tables.map(({ name }) => [name, db.all(`SELECT * FROM ${name}`)]));
}

it('brings a database of version 4 up to date, with the schema of a new one and every row', () => {
  buildVersion4();
  const rowsBefore: Record<string, unknown[]> = {};
  change((db) => Object.assign(rowsBefore, readRows(db)));
  const lines: string[] = [];
  const db = openRegion(lines);
  expect(lines).toEqual(
    Array.from(
      { length: SCHEMA_VERSION - 4 },
      (_, index) => `US East: the database is brought up to version ${5 + index}`,
    ),
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
  const rows = readRows(db);
  expect(Object.keys(rows).length).toBeGreaterThan(25);
  // Generated columns are new.
  expect(rows).toMatchObject(rowsBefore);
  const schema = readSchema(db);
  db.close();
  rmSync(file);
  const newDb = openRegion();
  expect(schema).toEqual(readSchema(newDb));
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
