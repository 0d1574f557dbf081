import fs, { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '@server/db/database';
import { openRegionDatabase } from '@server/db/regionDatabase';
import { getDemoEmails } from '@server/demoAccounts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'region-database-'));
  file = join(folder, 'us-east.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

function openRegion(onProgress: (line: string) => void = () => undefined, seed = 1): Database {
  return openRegionDatabase('usEast', {
    dataDir: folder,
    plan: { seed, largestAgencyRiders: 5, usEastAgencies: 20 },
    emails: getDemoEmails('usEast'),
    onProgress,
    busyTimeoutMs: 0,
  });
}

it('creates a database under its name, because Windows renames no file that a statement keeps open', () => {
  jest.spyOn(fs, 'renameSync').mockImplementation(() => {
    throw new Error('EBUSY');
  });
  const db = openRegion();
  expect(db.get('SELECT count(*) AS count FROM agencies')).toEqual({ count: 20 });
  // With a write-ahead log, a reader does not keep others from writing.
  expect(db.get('PRAGMA journal_mode')).toEqual({ journal_mode: 'wal' });
  db.close();
  // Only the owner has access.
  expect(statSync(file).mode & 0o077).toBe(0);
});

it('leaves an empty database when its creation ends early, and the next start creates it', () => {
  const fail = (line: string) => {
    if (line.endsWith('indexes')) throw new Error('The disk is full.');
  };
  expect(() => openRegion(fail)).toThrow('The disk is full.');
  const db = openDatabase(file);
  expect(db.all('SELECT name FROM sqlite_schema')).toEqual([]);
  db.close();
  const lines: string[] = [];
  openRegion((line) => lines.push(line)).close();
  expect(lines[0]).toBe('US East: creating the database ...');
});

it('throws the error that ended the opening also if the database then cannot be closed', () => {
  const other = openRegion();
  other.run('DELETE FROM mail_settings');
  const fail = () => {
    fs.truncateSync(`${file}-wal`, 0);
    throw new Error('The terminal is closed.');
  };
  // Another seed than that of the file, which is reported.
  expect(() => openRegion(fail, 2)).toThrow('The terminal is closed.');
  expect(() => other.close()).toThrow('disk I/O error');
});

it('keeps what another start has created since this one has found the database empty', () => {
  const prototype = Object.getPrototypeOf(openDatabase(':memory:')) as Database;
  jest.spyOn(prototype, 'transaction').mockImplementationOnce(function (this: Database, callback) {
    openRegion().close();
    return this.transaction(callback);
  });
  const lines: string[] = [];
  openRegion((line) => lines.push(line)).close();
  expect(lines).toEqual([]);
});

it('calls a database damaged whose version cannot be read', () => {
  const db = openRegion();
  const sql =
    "SELECT (rootpage - 1) * page_size AS start FROM sqlite_schema, pragma_page_size WHERE name = 'meta'";
  const start = db.get<{ start: number }>(sql)?.start ?? 0;
  db.close();
  const descriptor = fs.openSync(file, 'r+');
  fs.writeSync(descriptor, Buffer.alloc(1_000, 0xff), 0, 1_000, start);
  fs.closeSync(descriptor);
  expect(() => openRegion()).toThrow(
    `${file} cannot be opened: database disk image is malformed. If it is damaged, restore it`,
  );
});

it('says that a file cannot be opened', () => {
  fs.mkdirSync(file);
  expect(() => openRegion()).toThrow(`${file} cannot be opened: Failed to open database`);
});

it('says that another start may be creating the database while it is locked', () => {
  const other = openDatabase(file);
  other.exec('BEGIN EXCLUSIVE; CREATE TABLE meta (name)');
  expect(() => openRegion()).toThrow(
    `${file} is locked by another program: perhaps another start is creating it. Wait until that has printed its URL`,
  );
  other.exec('COMMIT');
  other.close();
});
