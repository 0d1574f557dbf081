/*
 * `npm run platform:reset`: deletes the databases and the demonstration password of the local platform, so that the next
 * start creates them again. Other files of the data folder stay. It refuses while a platform uses a database.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { loadEnvFile, root } from './tools.mjs';

/** The databases of the two regions with their companions. An older platform has left .making when it was stopped while creating one. */
const DATABASE_FILE = /^(us-east|australia)\.sqlite(\.making)?(-wal|-shm|-journal)?$/;
const PASSWORD_FILE = 'demo-password.txt';
/** SQLite's result code for a file that another process has locked. */
const SQLITE_BUSY = 5;

loadEnvFile();
const dataDir = process.env.DATA_DIR?.trim() || './data';
if (dataDir === ':memory:') finish('DATA_DIR is :memory:, so there is nothing to delete.');
const folder = resolve(root, dataDir);
if (!existsSync(folder)) finish(`There is no folder ${folder}, so there is nothing to delete.`);

const files = listFiles().filter((name) => DATABASE_FILE.test(name) || name === PASSWORD_FILE);
const databases = files.filter((name) => /\.sqlite(\.making)?$/.test(name));
if (databases.some((name) => isInUse(join(folder, name))))
  fail(`A platform uses ${folder}. Stop it first. Nothing was deleted.`);
for (const name of files) deleteFile(join(folder, name));
finish(
  files.length > 0
    ? `Deleted in ${folder}: ${files.join(', ')}. The next start creates them again.`
    : `${folder} has no database.`,
);

/**
 * Leaving the mode WAL needs a lock that SQLite refuses while another process has the database open. One that is being
 * created is not in that mode, but locked by the process that writes it.
 */
function isInUse(file) {
  const database = openDatabase(file);
  try {
    database.exec('PRAGMA busy_timeout = 0');
    database.exec('BEGIN EXCLUSIVE; ROLLBACK');
    const { journal_mode: mode } = database.prepare('PRAGMA journal_mode = DELETE').get();
    return mode === 'wal';
  } catch (error) {
    // Any other error means that the file is no database. The bits above the first eight are the code's detail.
    return (error.errcode & 0xff) === SQLITE_BUSY;
  } finally {
    database.close();
  }
}

function openDatabase(file) {
  try {
    return new DatabaseSync(file);
  } catch {
    return fail(`${file} cannot be opened. Nothing was deleted.`);
  }
}

function listFiles() {
  try {
    return readdirSync(folder);
  } catch (error) {
    return fail(`${folder} cannot be read (${error.code}). Set DATA_DIR to the platform's folder.`);
  }
}

function deleteFile(file) {
  try {
    rmSync(file, { force: true });
  } catch (error) {
    fail(`${file} cannot be deleted (${error.code}). Delete it as the user who owns it, and run this again.`);
  }
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

function finish(message) {
  console.log(message);
  process.exit(0);
}
