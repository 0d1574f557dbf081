import {
  type Snapshot,
  type SnapshotContents,
  type SnapshotKind,
  withholdSnapshotSecrets,
} from '@/domain/snapshots/snapshot';
import { getPlatformTime } from '@/session/auth/clockSkew';
import { selectRegion } from '@/session/auth/sessionSlice';
import { type PortalState, type PortalThunk } from '@/session/hooks';
import { rootReducer } from '@/session/rootReducer';
import { canStoreRuns } from '@/session/storage/fleetDatabases';
import { accessRuns } from '../fleet/storage/accessRuns';
import { persistRuns } from '../fleet/storage/persistRuns';
import { deleteRun, putRun } from '../fleet/storage/runDatabase';
import { selectRunDatabase, selectRunOwner } from '../fleet/storage/selectStorage';
import { selectKeptSnapshot } from './selectSnapshots';
import { readSnapshotRow, toSnapshotRow, toSnapshotRowId } from './snapshotRow';
import { snapshotForgotten, snapshotKept, type SnapshotKey, snapshotsSlice } from './snapshotsSlice';

/** A thunk: reads the kept snapshot of an agency into the store. Returns whether there is one. */
export function loadSnapshot<Kind extends SnapshotKind>(
  kind: Kind,
  agency: string,
): PortalThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    dispatch(persistRuns());
    rootReducer.inject(snapshotsSlice);
    const database = selectRunDatabase(getState());
    if (database !== null && canStoreRuns()) {
      const id = toSnapshotRowId({ kind, agency }, selectRunOwner(getState()));
      const snapshot = await readSnapshotRow(database, id).catch(() => null);
      if (snapshot?.kind === kind && snapshot.agency === agency) dispatch(snapshotKept(snapshot));
    }
    return selectKeptSnapshot(getState(), kind, agency) !== null;
  };
}

/** A thunk: keeps what was read now as the agency's snapshot. */
export function keepSnapshot<Kind extends SnapshotKind>(
  kind: Kind,
  agency: string,
  content: SnapshotContents[Kind],
): PortalThunk {
  return (dispatch, getState) => {
    const [region, takenAt] = [selectRegion(getState()), getPlatformTime(getState())];
    dispatch(storeSnapshot(withholdSnapshotSecrets({ kind, region, agency, takenAt, content })));
  };
}

/** A thunk: keeps a snapshot in place of an earlier one of the agency. */
export function storeSnapshot(snapshot: Snapshot): PortalThunk {
  return (dispatch, getState) => {
    dispatch(snapshotKept(snapshot));
    if (canStore(getState()))
      void accessRuns({ dispatch, getState }, async ({ database, owner }) => {
        await putRun(database, await toSnapshotRow(snapshot, owner));
      });
  };
}

export function forgetSnapshot(key: SnapshotKey): PortalThunk {
  return (dispatch, getState) => {
    dispatch(snapshotForgotten(key));
    if (canStore(getState()))
      void accessRuns({ dispatch, getState }, ({ database, owner }) =>
        deleteRun(database, toSnapshotRowId(key, owner)),
      );
  };
}

function canStore(state: PortalState): boolean {
  return canStoreRuns() && selectRunDatabase(state) !== null;
}
