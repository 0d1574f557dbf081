import { type PortalState, type ThunkStore } from '@/session/hooks';
import { runStorageAccessFinished } from '../fleetSlice';
import { selectRunDatabase, selectStorageOwner } from './selectStorage';

export interface RunAccess {
  state: PortalState;
  database: string;
  owner: string;
}

let lastAccess: Promise<void> = Promise.resolve();

/** Runs an access to the storage of runs and snapshots after those before it, and tells the slice whether it worked. */
export function enqueueAccess({ dispatch }: ThunkStore, action: () => Promise<void>): Promise<void> {
  lastAccess = lastAccess.then(action).then(
    () => void dispatch(runStorageAccessFinished(true)),
    () => void dispatch(runStorageAccessFinished(false)),
  );
  return lastAccess;
}

/** Like `enqueueAccess`. The name of the database is read when its turn comes, because it may have changed meanwhile. */
export function accessRuns(store: ThunkStore, action: (access: RunAccess) => Promise<void>): Promise<void> {
  return enqueueAccess(store, async () => {
    const state = store.getState();
    const database = selectRunDatabase(state);
    if (database !== null) await action({ state, database, owner: selectStorageOwner(state) });
  });
}
