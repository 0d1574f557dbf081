import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRegion, type RegionName } from '../regions';
import { closeDatabases, type Database, isLocked, isUnreadable, openDatabase } from './database';
import { readMeta, writeMeta } from './meta';
import { migrateDatabase, writeVersion } from './migrations';
import { DEFAULT_US_EAST_AGENCIES, type SeedPlan } from './seed/plan';
import { type DemoEmails, seedRegion } from './seed/seedRegion';
import { DRAWN_END } from './seed/values/times';

interface RegionDatabaseOptions {
  /** The folder of the files, or ':memory:'. */
  dataDir: string;
  plan: SeedPlan;
  emails: DemoEmails;
  onProgress: (line: string) => void;
  /** How long a lock of another process is waited for, in milliseconds; 5,000 by default. */
  busyTimeoutMs?: number;
}

/** Opens a region's database, creates and seeds it if necessary, and brings it up to date. @throws for a newer version */
export function openRegionDatabase(region: RegionName, options: RegionDatabaseOptions): Database {
  const { title } = findRegion(region);
  const reportProgress = (step: string) => options.onProgress(`${title}: ${step}`);
  if (options.dataDir === ':memory:') {
    const db = openDatabase(':memory:');
    createSchemaAndSeed(db, region, options, reportProgress);
    return db;
  }
  const file = getFile(options.dataDir, region);
  // It will contain password hashes and the key that signs tokens, so only its owner may read it.
  if (!existsSync(file)) writeFileSync(file, '', { mode: 0o600, flag: 'a' });
  let db: Database | undefined;
  try {
    db = openDatabase(file, options.busyTimeoutMs);
    if (isEmpty(db)) createSchemaAndSeed(db, region, options, reportProgress);
    // With a write-ahead log, reading and writing do not wait for each other.
    db.exec('PRAGMA journal_mode = WAL');
    migrateDatabase(db, file, reportProgress);
    reportOtherSeed(db, options, reportProgress);
    return db;
  } catch (error) {
    // An error of closing would hide this one.
    if (db) closeDatabases([db]);
    throw explainError(file, error as Error);
  }
}

/** Runs a part of the start that may write to a region's database. @throws an error that says what to do about the file */
export async function explainErrorsOf<Result>(
  region: RegionName,
  dataDir: string,
  callback: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await callback();
  } catch (error) {
    throw explainError(getFile(dataDir, region), error as Error);
  }
}

function getFile(dataDir: string, region: RegionName): string {
  return join(dataDir, `${findRegion(region).slug}.sqlite`);
}

/** Says what to do if another process has locked the file, or if it is no SQLite database or a damaged one. */
function explainError(file: string, error: Error): Error {
  if (isLocked(error))
    return new Error(
      `${file} is locked by another program: perhaps another start is creating it. Wait until that has printed its URL, then start again.`,
      { cause: error },
    );
  if (isUnreadable(error))
    return new Error(
      `${file} cannot be opened: ${error.message}. If it is damaged, restore it, or run npm run platform:reset, which deletes the data.`,
      { cause: error },
    );
  return error;
}

function isEmpty(db: Database): boolean {
  return db.get('SELECT 1 FROM sqlite_schema') === undefined;
}

/**
 * Creates everything in one transaction, so that a start that is stopped leaves an empty database. It is not in WAL mode
 * yet: the pages of a new file then need no journal.
 */
function createSchemaAndSeed(
  db: Database,
  region: RegionName,
  { plan, emails }: RegionDatabaseOptions,
  reportProgress: (step: string) => void,
): void {
  db.transaction(() => {
    // Another start may have created it meanwhile.
    if (!isEmpty(db)) return;
    reportProgress('creating the database ...');
    db.exec(readFileSync(join(__dirname, 'schema.sql'), 'utf8'));
    seedRegion(db, region, plan, emails, reportProgress);
    writeMeta(db, 'seed', String(plan.seed));
    writeMeta(db, 'seedRiders', String(plan.largestAgencyRiders));
    writeMeta(db, 'seedAgencies', String(plan.usEastAgencies));
    writeMeta(db, 'seedEnd', plan.end ?? DRAWN_END);
    writeVersion(db);
  });
}

function reportOtherSeed(
  db: Database,
  { plan }: RegionDatabaseOptions,
  reportProgress: (step: string) => void,
): void {
  const seed = readMeta(db, 'seed');
  const riders = readMeta(db, 'seedRiders');
  // A database from before these settings has the defaults of then.
  const agencies = readMeta(db, 'seedAgencies') ?? String(DEFAULT_US_EAST_AGENCIES);
  const end = readMeta(db, 'seedEnd') ?? DRAWN_END;
  // The end is not compared: by default it is another one every day.
  const isSame =
    seed === String(plan.seed) &&
    riders === String(plan.largestAgencyRiders) &&
    agencies === String(plan.usEastAgencies);
  if (!isSame)
    reportProgress(
      `the database was created with SEED=${seed}, SEED_RIDERS=${riders}, SEED_AGENCIES=${agencies} and SEED_END=${end}, and is not changed. Run npm run platform:reset to create it again.`,
    );
}
