import { isSnapshotOf, type Snapshot, type SnapshotKind } from '@/domain/snapshots/snapshot';
import { type PortalState } from '@/session/hooks';
import { isSameSnapshot, type SnapshotKey } from './snapshotsSlice';

/** Null for none, and until it has been read. */
export function selectKeptSnapshot<Kind extends SnapshotKind>(
  { snapshots }: PortalState,
  kind: Kind,
  agency: string,
): Snapshot<Kind> | null {
  const found = snapshots?.kept.find((snapshot) => snapshot.kind === kind && snapshot.agency === agency);
  return found && isSnapshotOf(found, kind) ? found : null;
}

/** Whether what was kept or forgotten last could not be stored, so that a reload undoes it. */
export function selectHasSaveFailed({ snapshots }: PortalState, key: SnapshotKey): boolean {
  return snapshots?.unstored.some((other) => other.hasFailed && isSameSnapshot(other, key)) === true;
}

/** All snapshots of files. */
export const selectOpenedSnapshots = ({ snapshots }: PortalState) => snapshots?.opened ?? NO_SNAPSHOTS;

/** One array, so that what depends on it is not computed anew. */
const NO_SNAPSHOTS: readonly Snapshot[] = [];
