import { parseSnapshot } from '@/domain/snapshots/parseSnapshot';
import { type Snapshot } from '@/domain/snapshots/snapshot';
import { formatSnapshot } from '@/domain/snapshots/snapshotFile';
import { compressText } from '@/lib/compressText';
import { readContent } from '../fleet/storage/claimStoredRuns';
import { deleteRun, getRun, type StoredRow } from '../fleet/storage/runDatabase';
import { type SnapshotKey } from './snapshotsSlice';

/** A snapshot as a row beside the stored runs. */
export async function toSnapshotRow(snapshot: Snapshot, owner: string): Promise<StoredRow> {
  const { kind, agency, takenAt } = snapshot;
  return {
    id: toSnapshotRowId(snapshot, owner),
    owner,
    kind: `${kind}Snapshot`,
    isBaseline: 0,
    startedAt: takenAt,
    agencyCount: 1,
    agency,
    tab: null,
    content: await compressText(formatSnapshot(snapshot)),
  };
}

/** An agency has one snapshot of a kind. */
export function toSnapshotRowId({ kind, agency }: SnapshotKey, owner: string): string {
  return `${owner} ${kind} ${agency}`;
}

/** Null for none. One that cannot be read is removed. */
export async function readSnapshotRow(database: string, id: string): Promise<Snapshot | null> {
  const row = await getRun(database, id);
  if (!row) return null;
  const snapshot = parseSnapshot(await readContent(row).catch(() => undefined));
  if (!snapshot) await deleteRun(database, id);
  return snapshot;
}
