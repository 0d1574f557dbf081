import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeDatabases, isLocked, isUnreadable, openDatabase } from '@server/db/database';

it('refuses a text with U+0000, which the driver would cut there', () => {
  const db = openDatabase(':memory:');
  db.exec('CREATE TABLE words (word TEXT)');
  db.run('INSERT INTO words VALUES (?)', 'CBTA');
  for (const use of [
    () => db.get('SELECT 1 FROM words WHERE word = ?', 'CBTA\0'),
    () => db.all('SELECT 1 FROM words WHERE word = ?', '\0'),
    () => db.run('UPDATE words SET word = ?', 'Evil\0Agency'),
    () => db.insert('INSERT INTO words VALUES (?)', 'a\0b'),
  ])
    expect(use).toThrow('A text with U+0000 cannot be bound to a statement.');
  expect(db.all('SELECT word FROM words')).toEqual([{ word: 'CBTA' }]);
  db.close();
});

it('throws the cause when SQLite itself has rolled back, and can write again', () => {
  const db = openDatabase(':memory:');
  db.exec(`
    CREATE TABLE words (word TEXT);
    CREATE TRIGGER full BEFORE INSERT ON words WHEN NEW.word = 'long' BEGIN
      SELECT RAISE(ROLLBACK, 'The disk is full.');
    END;
  `);
  const insert = (word: string) => db.transaction(() => db.run('INSERT INTO words VALUES (?)', word));
  expect(() => insert('long')).toThrow('The disk is full.');
  expect(insert('short')).toBe(1);
  db.close();
});

it.each([
  ['BUSY', 5, 'locked'],
  ['BUSY_RECOVERY', 261, 'locked'],
  ['CORRUPT', 11, 'unreadable'],
  ['CORRUPT_INDEX', 779, 'unreadable'],
  ['FULL', 13, undefined],
  ['no code', undefined, undefined],
])('tells by the code of an error what a file is: %s, %s, %s', (_, errcode, expected) => {
  const error = Object.assign(new Error('The database is locked: not a database.'), { errcode });
  expect([isLocked(error) && 'locked', isUnreadable(error) && 'unreadable'].find(Boolean)).toBe(expected);
});

it('closes every database, also one whose write-ahead log cannot be moved into its file, and returns the errors', () => {
  const folder = mkdtempSync(join(tmpdir(), 'database-'));
  const databases = ['us-east', 'australia'].map((name) => openDatabase(join(folder, name)));
  databases[0]?.exec('PRAGMA journal_mode = WAL; CREATE TABLE words (word TEXT); BEGIN IMMEDIATE');
  expect(closeDatabases(databases)).toMatchObject([{ message: expect.stringContaining('locked') }]);
  for (const db of databases) expect(() => db.exec('SELECT 1')).toThrow('database is not open');
  rmSync(folder, { recursive: true });
});

/** Locks a new database file that is not in WAL mode, for a moment. */
const LOCK_FOR_A_MOMENT = `
  const { DatabaseSync } = require('@photostructure/sqlite');
  const db = new DatabaseSync(process.argv[1]);
  db.exec('CREATE TABLE words (word TEXT); BEGIN EXCLUSIVE');
  console.log('locked');
  setTimeout(() => db.exec('COMMIT'), 200);
`;

it('waits while another process locks a file that it opens', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'database-'));
  const file = join(folder, 'us-east.sqlite');
  const other = spawn(process.execPath, ['-e', LOCK_FOR_A_MOMENT, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(other.stdout, 'data');
  expect(() => openDatabase(file, 0)).toThrow('database is locked');
  const db = openDatabase(file);
  expect(db.all('SELECT word FROM words')).toEqual([]);
  db.close();
  await once(other, 'exit');
  rmSync(folder, { recursive: true });
});
