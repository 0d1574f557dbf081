import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { RUNS_LIMIT, SNAPSHOTS_LIMIT } from '@/domain/fleet/fleetLimits';
import { type StoredKind } from '@/domain/fleet/fleetRun';
import { type SnapshotKind } from '@/domain/snapshots/snapshot';

/** Runs, and snapshots of one agency, which are rows of the same store. */
export type StoredRowKind = StoredKind | `${SnapshotKind}Snapshot`;

export interface StoredRow {
  id: string;
  /** The operator of the run: a hash (`selectStorageOwner`). */
  owner: string;
  kind: StoredRowKind;
  /** A number, because a boolean is no key of an index. */
  isBaseline: 0 | 1;
  startedAt: number;
  agencyCount: number;
  /** The abbreviation of a snapshot's agency. */
  agency?: string;
  /** The id of the open document that has the run under way; null for a run that is done. */
  tab: string | null;
  /** `toStoredRun` or `formatSnapshot` as JSON; in gzip when the run is done. One that is under way is written often. */
  content: string | Uint8Array<ArrayBuffer>;
}

interface Schema extends DBSchema {
  runs: { key: string; value: StoredRow; indexes: { newest: [string, StoredRowKind, 0 | 1, number] } };
}

/** Increase it when the stores or indexes change; the format of a run has its own version (`STORED_RUN_VERSION`). */
const DATABASE_VERSION = 1;

/** Maximum number of rows of each kind, besides the baseline. */
const ROW_LIMITS: Readonly<Record<StoredRowKind, number>> = {
  health: RUNS_LIMIT,
  rules: 1,
  features: RUNS_LIMIT,
  rulesSnapshot: SNAPSHOTS_LIMIT,
  featuresSnapshot: SNAPSHOTS_LIMIT,
};

/** Opens the database for one action only, so that no open connection delays its removal. */
export async function withDatabase<T>(
  name: string,
  action: (db: IDBPDatabase<Schema>) => Promise<T>,
): Promise<T> {
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

/**
 * Writes a run, and removes the oldest beyond the limit. Keeps a stored row's `isBaseline`, which another tab may have set.
 * Returns false if this run was itself beyond the limit.
 */
export async function putRun(name: string, run: StoredRow): Promise<boolean> {
  return withDatabase(name, async (db) => {
    const transaction = db.transaction('runs', 'readwrite');
    const { store } = transaction;
    const { isBaseline } = (await store.get(run.id)) ?? run;
    await store.put({ ...run, isBaseline });
    const ids = await store.index('newest').getAllKeys(rangeOf(run.owner, run.kind, 0));
    const tooMany = ids.slice(0, -ROW_LIMITS[run.kind]);
    for (const id of tooMany) await store.delete(id);
    await transaction.done;
    return !tooMany.includes(run.id);
  });
}

export async function getRun(name: string, id: string): Promise<StoredRow | undefined> {
  return withDatabase(name, (db) => db.get('runs', id));
}

export async function deleteRun(name: string, id: string): Promise<void> {
  await withDatabase(name, (db) => db.delete('runs', id));
}

/** Makes a run the only baseline. Returns false when it is not in the database. */
export async function putBaseline(name: string, owner: string, id: string): Promise<boolean> {
  return withDatabase(name, async (db) => {
    const transaction = db.transaction('runs', 'readwrite');
    const { store } = transaction;
    const runs = await store.index('newest').getAll(rangeOf(owner, 'health'));
    for (const run of runs) {
      const isBaseline = run.id === id ? 1 : 0;
      if (run.isBaseline !== isBaseline) await store.put({ ...run, isBaseline });
    }
    await transaction.done;
    return runs.some((run) => run.id === id);
  });
}

/** Leaves the baseline that another tab has chosen meanwhile. */
export async function removeBaseline(name: string, id: string): Promise<void> {
  await withDatabase(name, async (db) => {
    const transaction = db.transaction('runs', 'readwrite');
    const run = await transaction.store.get(id);
    if (run) await transaction.store.put({ ...run, isBaseline: 0 });
    await transaction.done;
  });
}

export async function listRuns(name: string, owner: string): Promise<readonly StoredRow[]> {
  return withDatabase(name, (db) => db.getAllFromIndex('runs', 'newest', rangeOf(owner)));
}

/** Copies an owner's rows to another database, but those that one of these tabs has under way. */
export async function copyRuns(
  [from, to]: readonly [from: string, to: string],
  owner: string,
  busyTabIds: ReadonlySet<string>,
): Promise<void> {
  for (const row of await listRuns(from, owner))
    if (row.tab === null || !busyTabIds.has(row.tab)) await putRun(to, row);
}

export async function deleteRuns(name: string, owner: string): Promise<void> {
  await withDatabase(name, async (db) => {
    const transaction = db.transaction('runs', 'readwrite');
    for (const id of await transaction.store.index('newest').getAllKeys(rangeOf(owner)))
      await transaction.store.delete(id);
    await transaction.done;
  });
}
