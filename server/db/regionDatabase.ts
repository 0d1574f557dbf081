import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { type RegionName, REGIONS } from '../regions';
import { type Database, openDatabase } from './database';
import { readMeta, writeMeta } from './meta';
import { migrateDatabase, writeVersion } from './migrations';
import { DEFAULT_AGENCIES, type SeedPlan } from './seed/plan';
import { type DemoEmails, seedRegion } from './seed/seedRegion';

interface RegionDatabaseOptions {
  /** The folder of the files, or ':memory:'. */
  dataDir: string;
  plan: SeedPlan;
  emails: DemoEmails;
  onProgress: (line: string) => void;
}

/** Opens a region's database, creates and seeds it if necessary, and brings it up to date. @throws for a newer version */
export function openRegionDatabase(region: RegionName, options: RegionDatabaseOptions): Database {
  const { slug, title } = findRegion(region);
  const reportProgress = (step: string) => options.onProgress(`${title}: ${step}`);
  if (options.dataDir === ':memory:') {
    const db = openDatabase(':memory:');
    createSchemaAndSeed(db, region, options, reportProgress);
    return db;
  }
  const file = join(options.dataDir, `${slug}.sqlite`);
  if (!existsSync(file)) createDatabaseFile(file, region, options, reportProgress);
  const db = openDatabaseFile(file);
  try {
    migrateDatabase(db, file, reportProgress);
  } catch (error) {
    db.close();
    throw error;
  }
  reportOtherSeed(db, options, reportProgress);
  return db;
}

/** @throws with what to do if the file is no SQLite database, or a damaged one */
function openDatabaseFile(file: string): Database {
  try {
    return openDatabase(file);
  } catch (error) {
    throw new Error(
      `${file} cannot be opened: ${(error as Error).message}. If it is damaged, restore it, or run npm run platform:reset, which deletes the data.`,
      { cause: error },
    );
  }
}

/**
 * Creates the file under a temporary name and renames it at the end, so that no incomplete file is used.
 * @throws while another start creates the file
 */
function createDatabaseFile(
  file: string,
  region: RegionName,
  options: RegionDatabaseOptions,
  reportProgress: (step: string) => void,
): void {
  const temporaryFile = `${file}.making`;
  if (isBeingCreated(temporaryFile))
    throw new Error(
      `Another start is creating ${file}. Wait until it has printed its URL, then start again.`,
    );
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(temporaryFile + suffix, { force: true });
  reportProgress('creating the database ...');
  const db = openDatabase(temporaryFile);
  // Durability is not needed yet: an incomplete file is deleted at the next start. Nobody else may open or delete it meanwhile.
  db.exec('PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE');
  // The lock begins with the next transaction.
  db.exec('BEGIN EXCLUSIVE; COMMIT');
  createSchemaAndSeed(db, region, options, reportProgress);
  // The lock ends with the next access. It would outlast close(), because prepared statements keep the file open.
  db.exec('PRAGMA locking_mode = NORMAL; SELECT 1 FROM meta');
  db.close();
  // The file contains password hashes and the key that signs tokens, so only its owner may read it.
  chmodSync(temporaryFile, 0o600);
  syncFile(temporaryFile);
  renameSync(temporaryFile, file);
}

/** Waits until the file is on the disk, so that it survives a power failure. */
function syncFile(file: string): void {
  const descriptor = openSync(file, 'r+');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** The process that creates the file has it locked. An unlocked one is left over from a start that was stopped. */
function isBeingCreated(temporaryFile: string): boolean {
  if (!existsSync(temporaryFile)) return false;
  try {
    openDatabase(temporaryFile, 0).close();
    return false;
  } catch (error) {
    return /locked/.test((error as Error).message);
  }
}

function createSchemaAndSeed(
  db: Database,
  region: RegionName,
  { plan, emails }: RegionDatabaseOptions,
  reportProgress: (step: string) => void,
): void {
  db.exec(readFileSync(join(__dirname, 'schema.sql'), 'utf8'));
  seedRegion(db, region, plan, emails, reportProgress);
  writeMeta(db, 'seed', String(plan.seed));
  writeMeta(db, 'seedRiders', String(plan.largestAgencyRiders));
  writeMeta(db, 'seedAgencies', String(plan.agencies));
  // Written last: a database without it is incomplete.
  writeVersion(db);
}

function reportOtherSeed(
  db: Database,
  { plan }: RegionDatabaseOptions,
  reportProgress: (step: string) => void,
): void {
  const seed = readMeta(db, 'seed');
  const riders = readMeta(db, 'seedRiders');
  // A database from before this setting has the default.
  const agencies = readMeta(db, 'seedAgencies') ?? String(DEFAULT_AGENCIES);
  const isSame =
    seed === String(plan.seed) &&
    riders === String(plan.largestAgencyRiders) &&
    agencies === String(plan.agencies);
  if (!isSame)
    reportProgress(
      `the database was created with SEED=${seed}, SEED_RIDERS=${riders} and SEED_AGENCIES=${agencies}, and is not changed. Run npm run platform:reset to create it again.`,
    );
}

function findRegion(region: RegionName) {
  const match = REGIONS.find(({ name }) => name === region);
  if (!match) throw new Error(`No region ${region}.`);
  return match;
}
