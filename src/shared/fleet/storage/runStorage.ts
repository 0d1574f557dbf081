import { deleteDB } from 'idb';
import { type FleetKind, type FleetRun, isStoredKind, type StoredKind } from '@/domain/fleet/fleetRun';
import { hasAllOutcomes } from '@/domain/fleet/runProgress';
import { toStoredRun } from '@/domain/fleet/storedRun';
import { compressText } from '@/lib/compressText';
import { type PortalState, type ThunkStore } from '@/session/hooks';
import { FLEET_DATABASE } from '@/session/storage/fleetDatabaseName';
import {
  getSessionDatabase,
  listOpenTabs,
  removeRunsOfEndedSessions,
} from '@/session/storage/fleetDatabases';
import { runSaveFinished, runsRestored } from '../fleetSlice';
import { selectRun } from '../fleetState';
import { accessRuns, enqueueAccess, type RunAccess } from './accessRuns';
import { claimStoredRuns } from './claimStoredRuns';
import {
  copyRuns,
  deleteRun,
  deleteRuns,
  putBaseline,
  putRun,
  removeBaseline,
  type StoredRow,
} from './runDatabase';
import { selectStoresAfterSignOut } from './selectStorage';

/** The databases from which and to which runs move when the operator changes how long they stay; null when nobody is signed in. */
function getMoveDatabases(state: PortalState): readonly [from: string, to: string] | null {
  const { sessionId } = state.session;
  if (sessionId === null) return null;
  const ofSession = getSessionDatabase(sessionId);
  return selectStoresAfterSignOut(state) ? [ofSession, FLEET_DATABASE] : [FLEET_DATABASE, ofSession];
}

function listPreviousRuns({ fleet }: PortalState): FleetRun[] {
  return Object.values(fleet?.previousRuns ?? {}).flat();
}

/** Reads and writes the runs of one tab. */
export function createRunStorage(store: ThunkStore, tabId: string) {
  const { dispatch } = store;
  const access = (action: (access: RunAccess) => Promise<void>) => accessRuns(store, action);

  async function put(current: RunAccess, run: FleetRun): Promise<void> {
    if (!isStoredKind(run.kind)) return;
    const { id } = run;
    try {
      const row = await toRow(current, run as FleetRun<StoredKind>);
      dispatch(runSaveFinished({ id, isSaved: await putRun(current.database, row) }));
    } catch (error) {
      dispatch(runSaveFinished({ id, isSaved: false }));
      throw error;
    }
  }

  async function toRow({ state, owner }: RunAccess, run: FleetRun<StoredKind>): Promise<StoredRow> {
    const { id, kind, startedAt, agencies } = run;
    const isDone = hasAllOutcomes(run);
    const json = JSON.stringify(toStoredRun(run, Date.now()));
    return {
      id,
      owner,
      kind,
      isBaseline: state.fleet?.baselineId === id ? 1 : 0,
      startedAt,
      agencyCount: agencies.length,
      tab: isDone ? null : tabId,
      content: isDone ? await compressText(json) : json,
    };
  }

  async function move(current: RunAccess): Promise<void> {
    const { state, owner } = current;
    const databases = getMoveDatabases(state);
    if (!databases) return;
    const busyTabIds = new Set((await listOpenTabs()).map((open) => open.tabId));
    busyTabIds.delete(tabId);
    // Also what this page has not read: the runs, before Fleet is opened.
    await copyRuns(databases, owner, busyTabIds);
    const all = [...listPreviousRuns(state), ...(Object.values(state.fleet?.runs ?? {}) as FleetRun[])];
    for (const run of new Set(all)) await put(current, run);
    const [from] = databases;
    if (from === FLEET_DATABASE) await deleteRuns(FLEET_DATABASE, owner);
    else await deleteDB(from);
  }

  return {
    restore: () =>
      access(async ({ state, database, owner }) => {
        await removeRunsOfEndedSessions(state);
        const openTabIds = new Set((await listOpenTabs()).map((open) => open.tabId));
        const restored = await claimStoredRuns(database, owner, { tabId, openTabIds });
        // After the end of the session they do not belong in the store.
        if (store.getState().session.sessionId === state.session.sessionId) dispatch(runsRestored(restored));
      }),
    save: (kind: FleetKind) =>
      access(async (current) => {
        const run = selectRun(current.state, kind);
        if (run) await put(current, run);
      }),
    /** `lastId`: the baseline before. */
    saveBaseline: (lastId: string | null) =>
      access(async (current) => {
        const { state, database, owner } = current;
        const id = state.fleet?.baselineId ?? null;
        if (id === null) {
          if (lastId !== null) await removeBaseline(database, lastId);
          return;
        }
        if (await putBaseline(database, owner, id)) return;
        // The run could not be saved when it was done.
        const run = listPreviousRuns(state).find((previous) => previous.id === id);
        if (run) await put(current, run);
      }),
    /** A newer run replaces an unfinished one; one that was only being retried becomes an earlier run. */
    replaceUnfinished: ({ id }: FleetRun) =>
      access(async (current) => {
        const done = listPreviousRuns(current.state).find((run) => run.id === id);
        await (done ? put(current, done) : deleteRun(current.database, id));
      }),
    removeAll: () => access(({ database, owner }) => deleteRuns(database, owner)),
    /** Moves runs and snapshots after the operator has chosen that they stay on this computer, or no longer do. */
    move: () => access(move),
    /** Moves what a page that was left too early has not moved. */
    finishMove: () =>
      access(async (current) => {
        const [from] = getMoveDatabases(current.state) ?? [];
        const databases = await indexedDB.databases();
        if (databases.some(({ name }) => name === from)) await move(current);
      }),
    /** Runs that stay on this computer are in another database. */
    removeSession: (sessionId: string) => enqueueAccess(store, () => deleteDB(getSessionDatabase(sessionId))),
  };
}
