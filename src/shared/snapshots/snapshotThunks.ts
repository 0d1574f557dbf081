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
import { accessRuns, type RunAccess } from '../fleet/storage/accessRuns';
import { persistRuns } from '../fleet/storage/persistRuns';
import { deleteRun, putRun } from '../fleet/storage/runDatabase';
import { selectRunDatabase, selectStorageOwner } from '../fleet/storage/selectStorage';
import { selectKeptSnapshot } from './selectSnapshots';
import { readSnapshotRow, toSnapshotRow, toSnapshotRowId } from './snapshotRow';
import {
  isSameSnapshot,
  snapshotForgotten,
  snapshotKept,
  type SnapshotKey,
  snapshotLoaded,
  snapshotSaveFinished,
  snapshotsSlice,
} from './snapshotsSlice';

/** A thunk: reads the kept snapshot of an agency into the store. Returns whether there is one. */
export function loadSnapshot<Kind extends SnapshotKind>(
  kind: Kind,
  agency: string,
): PortalThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    dispatch(persistRuns());
    rootReducer.inject(snapshotsSlice);
    const database = selectRunDatabase(getState());
    const getKept = () => selectKeptSnapshot(getState(), kind, agency);
    const keptBefore = getKept();
    if (database !== null && canStoreRuns() && !isUnstored(getState(), { kind, agency })) {
      const id = toSnapshotRowId({ kind, agency }, selectStorageOwner(getState()));
      const snapshot = await readSnapshotRow(database, id).catch(() => null);
      // The operator may have kept or forgotten one during the read.
      const isChanged = getKept() !== keptBefore || isUnstored(getState(), { kind, agency });
      if (!isChanged && snapshot?.kind === kind && snapshot.agency === agency)
        dispatch(snapshotLoaded(snapshot));
    }
    return getKept() !== null;
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
  return (dispatch) => {
    dispatch(snapshotKept(snapshot));
    dispatch(
      writeSnapshot(snapshot, snapshot, async ({ database, owner }) =>
        putRun(database, await toSnapshotRow(snapshot, owner)),
      ),
    );
  };
}

export function forgetSnapshot(key: SnapshotKey): PortalThunk {
  return (dispatch) => {
    dispatch(snapshotForgotten(key));
    dispatch(
      writeSnapshot(key, null, async ({ database, owner }) => {
        await deleteRun(database, toSnapshotRowId(key, owner));
        return true;
      }),
    );
  };
}

/** A thunk: writes a snapshot, or null for none, to the storage, and tells the slice whether `write` has stored it. */
function writeSnapshot(
  { kind, agency }: SnapshotKey,
  snapshot: Snapshot | null,
  write: (access: RunAccess) => Promise<boolean>,
): PortalThunk {
  return (dispatch, getState) => {
    const finish = (isSaved: boolean) => {
      // A later change has a write of its own.
      if (selectKeptSnapshot(getState(), kind, agency) === snapshot)
        dispatch(snapshotSaveFinished({ kind, agency, isSaved }));
    };
    // Without a storage, there is nothing to remove.
    if (!canStoreRuns() || selectRunDatabase(getState()) === null) return finish(snapshot === null);
    void accessRuns({ dispatch, getState }, async (access) => {
      try {
        finish(await write(access));
      } catch (error) {
        finish(false);
        throw error;
      }
    });
  };
}

function isUnstored({ snapshots }: PortalState, key: SnapshotKey): boolean {
  return snapshots?.unstored.some((other) => isSameSnapshot(other, key)) === true;
}
