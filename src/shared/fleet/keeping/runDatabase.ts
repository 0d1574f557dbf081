import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { type KeptKind } from '@/domain/fleet/keptRun';
import { parseKeptRun } from '@/domain/fleet/parseKeptRun';
import { FLEET_KEPT_RUNS } from '@/domain/limits';
import { decompressText } from '@/lib/compressText';
import { parseJson } from '@/lib/valueTests';
import { type RestoredRuns } from './keepingReducers';

export interface StoredRun {
  id: string;
  /** Whose run it is: a hash (`selectRunOwner`). */
  owner: string;
  kind: KeptKind;
  /** A number, because a boolean is no key of an index. */
  isBaseline: 0 | 1;
  startedAt: number;
  agencyCount: number;
  /** The id of the open document that has the run under way; null for a run that is done. */
  tab: string | null;
  /** `toKeptRun` as JSON; in gzip when the run is done. One that is under way is written often. */
  content: string | Uint8Array<ArrayBuffer>;
}

interface Schema extends DBSchema {
  runs: { key: string; value: StoredRun; indexes: { newest: [string, KeptKind, 0 | 1, number] } };
}

/** Increase it when the stores or indexes change; the format of a run has its own version (`KEPT_RUN_VERSION`). */
const DATABASE_VERSION = 1;

/** Number of runs that are kept of each kind, besides the baseline. */
const KEPT_COUNTS: Readonly<Record<KeptKind, number>> = {
  health: FLEET_KEPT_RUNS,
  rules: 1,
  features: FLEET_KEPT_RUNS,
};

/** Opens the database for one action only, so that no open connection delays its removal. */
async function withDatabase<T>(name: string, action: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const db = await openDB<Schema>(name, DATABASE_VERSION, {
    upgrade: (created) =>
      void created
        .createObjectStore('runs', { keyPath: 'id' })
        .createIndex('newest', ['owner', 'kind', 'isBaseline', 'startedAt']),
  });
  try {
    return await action(db);
  } finally {
    db.close();
  }
}

const rangeOf = (...start: unknown[]) => IDBKeyRange.bound(start, [...start, []]);

/** Writes a run, and removes those that are too many. */
export async function putRun(name: string, run: StoredRun): Promise<void> {
  await withDatabase(name, async (db) => {
    const transaction = db.transaction('runs', 'readwrite');
    const { store } = transaction;
    await store.put(run);
    const ids = await store.index('newest').getAllKeys(rangeOf(run.owner, run.kind, 0));
    for (const id of ids.slice(0, -KEPT_COUNTS[run.kind])) await store.delete(id);
    await transaction.done;
  });
}

export async function deleteRun(name: string, id: string): Promise<void> {
  await withDatabase(name, (db) => db.delete('runs', id));
}

/** Null for no baseline. */
export async function putBaseline(name: string, owner: string, id: string | null): Promise<void> {
  await withDatabase(name, async (db) => {
    const transaction = db.transaction('runs', 'readwrite');
    const { store } = transaction;
    for (const run of await store.index('newest').getAll(rangeOf(owner, 'health'))) {
      const isBaseline = run.id === id ? 1 : 0;
      if (run.isBaseline !== isBaseline) await store.put({ ...run, isBaseline });
    }
    await transaction.done;
  });
}

export async function listRuns(name: string, owner: string): Promise<readonly StoredRun[]> {
  return withDatabase(name, (db) => db.getAllFromIndex('runs', 'newest', rangeOf(owner)));
}

export async function deleteRuns(name: string, owner: string): Promise<void> {
  await withDatabase(name, async (db) => {
    const transaction = db.transaction('runs', 'readwrite');
    for (const id of await transaction.store.index('newest').getAllKeys(rangeOf(owner)))
      await transaction.store.delete(id);
    await transaction.done;
  });
}

/**
 * Reads an owner's runs. One that cannot be read is removed. A run that is not done belongs to a tab: while that is
 * open, no other one gets the run; then the first one that asks.
 */
export async function takeRuns(
  name: string,
  owner: string,
  { tab, openTabs }: { tab: string; openTabs: ReadonlySet<string> },
): Promise<RestoredRuns> {
  const found = (await listRuns(name, owner)).filter((run) => run.tab === null || !openTabs.has(run.tab));
  // Before the transaction, which would end while the browser decompresses.
  const read = await Promise.all(found.map(async (stored) => ({ stored, run: await readRun(stored) })));
  return withDatabase(name, async (db) => {
    const transaction = db.transaction('runs', 'readwrite');
    const { store } = transaction;
    const runs: FleetRun[] = [];
    let baselineId: string | null = null;
    for (const { stored, run } of read) {
      const current = await store.get(stored.id);
      // Meanwhile another tab has taken the run, or removed it.
      if (current?.tab !== stored.tab) continue;
      if (!run) {
        await store.delete(stored.id);
        continue;
      }
      if (stored.tab !== null) await store.put({ ...current, tab });
      if (stored.isBaseline === 1) baselineId = run.id;
      runs.push(run);
    }
    await transaction.done;
    return { runs: runs.sort((a, b) => b.startedAt - a.startedAt), baselineId };
  });
}

/** Null when the run cannot be read. */
async function readRun({ id, content }: StoredRun): Promise<FleetRun | null> {
  try {
    const run = parseKeptRun(
      parseJson(typeof content === 'string' ? content : await decompressText(content)),
    );
    return run?.id === id ? run : null;
  } catch {
    return null;
  }
}
