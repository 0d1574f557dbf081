import { chmodSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type RegionName, REGIONS } from '../regions';
import { readMeta, SCHEMA_VERSION, writeMeta } from './meta';
import { type Database, openDatabase } from './open';
import type { SeedPlan } from './seed/plan';
import { type DemoEmails, seedRegion } from './seed/seedRegion';

export interface RegionOpening {
  /** The folder of the files, or ':memory:'. */
  dataDir: string;
  plan: SeedPlan;
  emails: DemoEmails;
  onProgress: (line: string) => void;
}

/** Opens a region's database; makes and fills it when there is none. */
export function openRegion(region: RegionName, opening: RegionOpening): Database {
  const { slug, title } = settings(region);
  const say = (step: string) => opening.onProgress(`${title}: ${step}`);
  if (opening.dataDir === ':memory:') {
    const db = openDatabase(':memory:');
    fill(db, region, opening, say);
    return db;
  }
  const file = join(opening.dataDir, `${slug}.sqlite`);
  if (!existsSync(file)) make(file, region, opening, say);
  const db = openDatabase(file);
  check(db, file, opening, say);
  return db;
}

/** A file gets its name when it is complete: one that was being made when the process ended is made anew. */
function make(file: string, region: RegionName, opening: RegionOpening, say: (step: string) => void): void {
  const unfinished = `${file}.making`;
  for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(unfinished + ending, { force: true });
  say('making the database ...');
  const db = openDatabase(unfinished);
  // Nothing is lost when this file is: it is not in use before it is complete.
  db.script('PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY');
  fill(db, region, opening, say);
  db.close();
  // It holds the key of the tokens and hashes of passwords.
  chmodSync(unfinished, 0o600);
  renameSync(unfinished, file);
}

function fill(
  db: Database,
  region: RegionName,
  { plan, emails }: RegionOpening,
  say: (step: string) => void,
): void {
  db.script(readFileSync(join(__dirname, 'schema.sql'), 'utf8'));
  seedRegion(db, region, plan, emails, say);
  writeMeta(db, 'seed', String(plan.seed));
  writeMeta(db, 'seedRiders', String(plan.largestAgencyRiders));
  writeMeta(db, 'complete', SCHEMA_VERSION);
}

function check(db: Database, file: string, { plan }: RegionOpening, say: (step: string) => void): void {
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
    say(
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

function settings(region: RegionName) {
  const found = REGIONS.find(({ name }) => name === region);
  if (!found) throw new Error(`No region ${region}.`);
  return found;
}
