import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@server/db/database';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reset-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function reset(dataDir = folder) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(__dirname, '../../scripts/resetPlatform.mjs')],
    { env: { ...process.env, DATA_DIR: dataDir }, encoding: 'utf8' },
  );
  return { status, text: stdout + stderr };
}

/** As the platform has opened and filled it. */
function openRegionFile() {
  const db = openDatabase(join(folder, 'us-east.sqlite'));
  db.exec('PRAGMA journal_mode = WAL; CREATE TABLE IF NOT EXISTS meta (name TEXT)');
  return db;
}

it('deletes the databases and the password, and no other file', () => {
  openRegionFile().close();
  mkdirSync(join(folder, 'backup'));
  for (const name of [
    'australia.sqlite',
    'australia.sqlite-wal',
    'us-east.sqlite.making',
    'demo-password.txt',
  ])
    writeFileSync(join(folder, name), '');
  writeFileSync(join(folder, 'notes.txt'), '');
  const { status, text } = reset();
  expect([status, text]).toEqual([0, expect.stringContaining('us-east.sqlite')]);
  expect(readdirSync(folder).sort()).toEqual(['backup', 'notes.txt']);
  expect(reset()).toEqual({ status: 0, text: expect.stringContaining('has no database.') });
});

it('refuses while a platform uses the folder, and deletes nothing', () => {
  const db = openRegionFile();
  writeFileSync(join(folder, 'demo-password.txt'), '');
  expect(reset()).toEqual({
    status: 1,
    text: expect.stringContaining('Stop it first. Nothing was deleted.'),
  });
  // The database still works.
  db.exec("INSERT INTO meta VALUES ('kept')");
  db.close();
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['us-east.sqlite', 'demo-password.txt']));
  expect(reset().status).toBe(0);
});

it('refuses while a platform creates a database', () => {
  const db = openDatabase(join(folder, 'us-east.sqlite'));
  db.exec('BEGIN IMMEDIATE; CREATE TABLE meta (name TEXT)');
  expect(reset().status).toBe(1);
  expect(readdirSync(folder)).toContain('us-east.sqlite');
  db.exec('ROLLBACK');
  db.close();
  expect(reset().status).toBe(0);
});

it('deletes a file that is no database', () => {
  writeFileSync(join(folder, 'us-east.sqlite'), 'half a file');
  expect(reset().status).toBe(0);
  expect(readdirSync(folder)).toEqual([]);
});

it('names a file that cannot be opened, and deletes nothing', () => {
  mkdirSync(join(folder, 'us-east.sqlite'));
  writeFileSync(join(folder, 'demo-password.txt'), '');
  expect(reset()).toEqual({
    status: 1,
    text: `${join(folder, 'us-east.sqlite')} cannot be opened. Nothing was deleted.\n`,
  });
  expect(readdirSync(folder)).toContain('demo-password.txt');
});

it('names a file that cannot be deleted', () => {
  const file = join(folder, 'demo-password.txt');
  mkdirSync(file);
  expect(reset()).toEqual({
    status: 1,
    text: `${file} cannot be deleted (ERR_FS_EISDIR). Delete it as the user who owns it, and run this again.\n`,
  });
});

it('names a folder that cannot be read', () => {
  const file = join(folder, 'notes.txt');
  writeFileSync(file, '');
  expect(reset(file)).toEqual({
    status: 1,
    text: `${file} cannot be read (ENOTDIR). Set DATA_DIR to the platform's folder.\n`,
  });
});

it.each([':memory:', '/no/such/folder'])('says that there is nothing to delete in %s', (dataDir) => {
  expect(reset(dataDir)).toEqual({ status: 0, text: expect.stringContaining('nothing to delete') });
});
