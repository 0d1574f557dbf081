import { type PortalThunk } from '@/session/hooks';
import { canStoreRuns } from '@/session/storage/fleetDatabases';
import { listRuns, type StoredRowKind } from './runDatabase';
import { selectRunDatabase, selectStorageOwner } from './selectStorage';

export interface StoredRunInfo {
  id: string;
  kind: StoredRowKind;
  /** The abbreviation of a snapshot's agency. */
  agency?: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  agencyCount: number;
  /** In bytes. A run that is not done is counted by its characters, which are mostly of one byte. */
  size: number;
  isBaseline: boolean;
}

/** A thunk: what is stored of the operator's runs and snapshots, the newest first; empty when the storage cannot be read. */
export function listStoredRuns(): PortalThunk<Promise<readonly StoredRunInfo[]>> {
  return async (_dispatch, getState) => {
    const state = getState();
    const database = selectRunDatabase(state);
    if (database === null || !canStoreRuns()) return [];
    const runs = await listRuns(database, selectStorageOwner(state)).catch(() => []);
    return runs
      .map(({ id, kind, agency, startedAt, agencyCount, isBaseline, content }) => ({
        id,
        kind,
        ...(agency !== undefined && { agency }),
        startedAt,
        agencyCount,
        size: content.length,
        isBaseline: isBaseline === 1,
      }))
      .sort((a, b) => b.startedAt - a.startedAt);
  };
}
