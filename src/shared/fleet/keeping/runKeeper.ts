import { deleteDB } from 'idb';
import { type FleetKind, type FleetRun } from '@/domain/fleet/fleetRun';
import { isKeptKind, type KeptKind, toKeptRun } from '@/domain/fleet/keptRun';
import { compressText } from '@/lib/compressText';
import { type PortalDispatch, type PortalState } from '@/session/hooks';
import {
  FLEET_DATABASE,
  getSessionDatabase,
  listOpenTabs,
  removeRunsOfEndedSessions,
} from '@/session/storage/fleetDatabases';
import { runsRestored, runStorageAccessed } from '../fleetSlice';
import { selectRun } from '../fleetState';
import { deleteRun, deleteRuns, putBaseline, putRun, type StoredRun, takeRuns } from './runDatabase';
import { selectKeepsRuns, selectRunDatabase, selectRunOwner } from './selectKeeping';

interface Store {
  dispatch: PortalDispatch;
  getState: () => PortalState;
}

interface Access {
  state: PortalState;
  database: string;
  owner: string;
}

/** Reads and writes the runs of one tab, one access after the other, each with the state of its turn. */
export function createRunKeeper({ dispatch, getState }: Store, tab: string) {
  let lastAccess: Promise<void> = Promise.resolve();
  function enqueue(action: () => Promise<void>): Promise<void> {
    lastAccess = lastAccess.then(action).then(
      () => void dispatch(runStorageAccessed(true)),
      () => void dispatch(runStorageAccessed(false)),
    );
    return lastAccess;
  }
  const access = (action: (access: Access) => Promise<void>) =>
    enqueue(async () => {
      const state = getState();
      const database = selectRunDatabase(state);
      if (database !== null) await action({ state, database, owner: selectRunOwner(state) });
    });

  async function put({ state, database, owner }: Access, run: FleetRun): Promise<void> {
    if (!isKeptKind(run.kind)) return;
    const { id, kind, startedAt, agencies, status } = run;
    const json = JSON.stringify(toKeptRun(run as FleetRun<KeptKind>, Date.now()));
    const stored: StoredRun = {
      id,
      owner,
      kind,
      isBaseline: state.fleet?.baselineId === id ? 1 : 0,
      startedAt,
      agencyCount: agencies.length,
      tab: status === 'done' ? null : tab,
      content: status === 'done' ? await compressText(json) : json,
    };
    await putRun(database, stored);
  }

  return {
    restore: () =>
      access(async ({ state, database, owner }) => {
        await removeRunsOfEndedSessions(state.session.sessionId);
        const openTabs = new Set((await listOpenTabs()).map((open) => open.tab));
        dispatch(runsRestored(await takeRuns(database, owner, { tab, openTabs })));
      }),
    save: (kind: FleetKind) =>
      access(async (current) => {
        const run = selectRun(current.state, kind);
        if (run) await put(current, run);
      }),
    saveBaseline: () =>
      access(({ state, database, owner }) => putBaseline(database, owner, state.fleet?.baselineId ?? null)),
    remove: (id: string) => access(({ database }) => deleteRun(database, id)),
    removeAll: () => access(({ database, owner }) => deleteRuns(database, owner)),
    /** Moves the runs after the operator has chosen that they stay on this computer, or no longer do. */
    move: () =>
      access(async (current) => {
        const { state, owner } = current;
        const { runs, kept } = state.fleet ?? {};
        const all = [...Object.values(kept ?? {}).flat(), ...Object.values(runs ?? {})];
        for (const run of new Set(all as FleetRun[])) await put(current, run);
        if (!selectKeepsRuns(state)) await deleteRuns(FLEET_DATABASE, owner);
        else if (state.session.sessionId !== null)
          await deleteDB(getSessionDatabase(state.session.sessionId));
      }),
    /** What stays on this computer is in another database. */
    removeSession: (sessionId: string) => enqueue(() => deleteDB(getSessionDatabase(sessionId))),
  };
}
