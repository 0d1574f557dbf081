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
import { selectRunDatabase } from '../fleet/storage/selectStorage';
import { selectKeptSnapshot } from './selectSnapshots';
import { readSnapshotRow, toSnapshotRow, toSnapshotRowId } from './snapshotRow';
import {
  isSameSnapshot,
  snapshotForgotten,
  snapshotKept,
  type SnapshotKey,
  snapshotLoaded,
  snapshotMissed,
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
    const getKept = () => selectKeptSnapshot(getState(), kind, agency);
    const keptBefore = getKept();
    if (canStoreRuns() && !isUnstored(getState(), { kind, agency })) {
      const stored = await dispatch(readStored({ kind, agency }));
      // The operator may have kept or forgotten one during the read.
      const isChanged = getKept() !== keptBefore || isUnstored(getState(), { kind, agency });
      if (!isChanged && stored?.kind === kind && stored.agency === agency) dispatch(snapshotLoaded(stored));
      // Another tab has forgotten it.
      if (!isChanged && stored === null && keptBefore) dispatch(snapshotMissed({ kind, agency }));
    }
    return getKept() !== null;
  };
}

/** A thunk: returns the snapshot of the storage; null for none, and undefined when the storage could not be read. */
function readStored(key: SnapshotKey): PortalThunk<Promise<Snapshot | null | undefined>> {
  return async (dispatch, getState) => {
    let stored: Snapshot | null | undefined;
    // In its turn, because a move to the other database would make it seem missing.
    await accessRuns({ dispatch, getState }, async ({ database, owner }) => {
      stored = await readSnapshotRow(database, toSnapshotRowId(key, owner));
    });
    return stored;
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
