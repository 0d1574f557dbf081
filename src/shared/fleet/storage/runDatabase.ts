import { type DBSchema, type IDBPObjectStore, openDB } from 'idb';
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

/**
 * Opens the database for one transaction only, so that no open connection delays its removal. Rejects when a request fails,
 * or the transaction: both promises are awaited, because a rejected one that nobody awaits is reported as the portal's fault.
 */
export async function withRows<Mode extends 'readonly' | 'readwrite', Result>(
  name: string,
  mode: Mode,
  action: (rows: IDBPObjectStore<Schema, ['runs'], 'runs', Mode>) => Promise<Result>,
): Promise<Result> {
  const db = await openDB<Schema>(name, DATABASE_VERSION, {
    upgrade: (created) =>
      void created
        .createObjectStore('runs', { keyPath: 'id' })
        .createIndex('newest', ['owner', 'kind', 'isBaseline', 'startedAt']),
  });
  try {
    const transaction = db.transaction('runs', mode);
    const [result] = await Promise.all([action(transaction.store), transaction.done]);
    return result;
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
  return withRows(name, 'readwrite', async (rows) => {
    const { isBaseline } = (await rows.get(run.id)) ?? run;
    await rows.put({ ...run, isBaseline });
    const ids = await rows.index('newest').getAllKeys(rangeOf(run.owner, run.kind, 0));
    const tooMany = ids.slice(0, -ROW_LIMITS[run.kind]);
    for (const id of tooMany) await rows.delete(id);
    return !tooMany.includes(run.id);
  });
}

export async function getRun(name: string, id: string): Promise<StoredRow | undefined> {
  return withRows(name, 'readonly', (rows) => rows.get(id));
}

export async function deleteRun(name: string, id: string): Promise<void> {
  await withRows(name, 'readwrite', (rows) => rows.delete(id));
}

/** Makes a run the only baseline. Returns false when it is not in the database. */
export async function putBaseline(name: string, owner: string, id: string): Promise<boolean> {
  return withRows(name, 'readwrite', async (rows) => {
    const runs = await rows.index('newest').getAll(rangeOf(owner, 'health'));
    for (const run of runs) {
      const isBaseline = run.id === id ? 1 : 0;
      if (run.isBaseline !== isBaseline) await rows.put({ ...run, isBaseline });
    }
    return runs.some((run) => run.id === id);
  });
}

/** Leaves the baseline that another tab has chosen meanwhile. */
export async function removeBaseline(name: string, id: string): Promise<void> {
  await withRows(name, 'readwrite', async (rows) => {
    const run = await rows.get(id);
    if (run) await rows.put({ ...run, isBaseline: 0 });
  });
}

export async function listRuns(name: string, owner: string): Promise<readonly StoredRow[]> {
  return withRows(name, 'readonly', (rows) => rows.index('newest').getAll(rangeOf(owner)));
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
  await withRows(name, 'readwrite', async (rows) => {
    for (const id of await rows.index('newest').getAllKeys(rangeOf(owner))) await rows.delete(id);
  });
}
