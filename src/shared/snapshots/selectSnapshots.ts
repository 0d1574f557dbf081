import { isSnapshotOf, type Snapshot, type SnapshotKind } from '@/domain/snapshots/snapshot';
import { type PortalState } from '@/session/hooks';

/** Null for none, and until it has been read. */
export function selectKeptSnapshot<Kind extends SnapshotKind>(
  { snapshots }: PortalState,
  kind: Kind,
  agency: string,
): Snapshot<Kind> | null {
  const found = snapshots?.kept.find((snapshot) => snapshot.kind === kind && snapshot.agency === agency);
  return found && isSnapshotOf(found, kind) ? found : null;
}

/** All snapshots of files. */
export const selectOpenedSnapshots = ({ snapshots }: PortalState) => snapshots?.opened ?? NO_SNAPSHOTS;

/** One array, so that what depends on it is not computed anew. */
const NO_SNAPSHOTS: readonly Snapshot[] = [];
