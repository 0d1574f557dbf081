import { chmodSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type RegionName, REGIONS } from '../regions';
import { readMeta, SCHEMA_VERSION, writeMeta } from './meta';
import { type Database, openDatabase } from './database';
import type { SeedPlan } from './seed/plan';
import { type DemoEmails, seedRegion } from './seed/seedRegion';

export interface RegionDatabaseOptions {
  /** The folder of the files, or ':memory:'. */
  dataDir: string;
  plan: SeedPlan;
  emails: DemoEmails;
  onProgress: (line: string) => void;
}

/** Opens a region's database; makes and fills it when there is none. */
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
  const db = openDatabase(file);
  checkVersionAndSeed(db, file, options, reportProgress);
  return db;
}

/** A file gets its name when it is complete: one that was being made when the process ended is made anew. */
function createDatabaseFile(
  file: string,
  region: RegionName,
  options: RegionDatabaseOptions,
  reportProgress: (step: string) => void,
): void {
  const temporaryFile = `${file}.making`;
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(temporaryFile + suffix, { force: true });
  reportProgress('making the database ...');
  const db = openDatabase(temporaryFile);
  // Nothing is lost when this file is: it is not in use before it is complete.
  db.exec('PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY');
  createSchemaAndSeed(db, region, options, reportProgress);
  db.close();
  // It holds the key of the tokens and hashes of passwords.
  chmodSync(temporaryFile, 0o600);
  renameSync(temporaryFile, file);
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
  writeMeta(db, 'complete', SCHEMA_VERSION);
}

function checkVersionAndSeed(
  db: Database,
  file: string,
  { plan }: RegionDatabaseOptions,
  reportProgress: (step: string) => void,
): void {
  const version = readVersion(db);
  if (version !== SCHEMA_VERSION) {
    db.close();
    throw new Error(
      `${file} was made by another version of the platform. Delete the file to have it made anew.`,
    );
  }
  const seed = readMeta(db, 'seed');
  const riders = readMeta(db, 'seedRiders');
  if (seed !== String(plan.seed) || riders !== String(plan.largestAgencyRiders)) {
    reportProgress(
      `the database was made with SEED=${seed} and SEED_RIDERS=${riders}, and is kept. Delete ${file} to make it anew.`,
    );
  }
}

function readVersion(db: Database): string | undefined {
  try {
    return readMeta(db, 'complete');
  } catch {
    return undefined;
  }
}

function findRegion(region: RegionName) {
  const found = REGIONS.find(({ name }) => name === region);
  if (!found) throw new Error(`No region ${region}.`);
  return found;
}
