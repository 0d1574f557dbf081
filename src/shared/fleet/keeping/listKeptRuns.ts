import { type KeptKind } from '@/domain/fleet/keptRun';
import { type PortalThunk } from '@/session/hooks';
import { canKeepRuns } from '@/session/storage/fleetDatabases';
import { listRuns } from './runDatabase';
import { selectRunDatabase, selectRunOwner } from './selectKeeping';

export interface KeptRunInfo {
  id: string;
  kind: KeptKind;
  /** Milliseconds since 1970. */
  startedAt: number;
  agencyCount: number;
  /** In bytes. A run that is not done is counted by its characters, which are mostly of one byte. */
  size: number;
  isBaseline: boolean;
}

/** A thunk: what is kept of the operator's runs, the newest first; empty when the storage cannot be read. */
export function listKeptRuns(): PortalThunk<Promise<readonly KeptRunInfo[]>> {
  return async (_dispatch, getState) => {
    const state = getState();
    const database = selectRunDatabase(state);
    if (database === null || !canKeepRuns()) return [];
    const runs = await listRuns(database, selectRunOwner(state)).catch(() => []);
    return runs
      .map(({ id, kind, startedAt, agencyCount, isBaseline, content }) => ({
        id,
        kind,
        startedAt,
        agencyCount,
        size: content.length,
        isBaseline: isBaseline === 1,
      }))
      .sort((a, b) => b.startedAt - a.startedAt);
  };
}
