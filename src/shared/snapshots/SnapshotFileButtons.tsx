import { buildFileName } from '@/domain/files/buildFileName';
import { OPENED_FILE_LENGTH_LIMIT } from '@/domain/fleet/fleetLimits';
import { type Snapshot, type SnapshotKind } from '@/domain/snapshots/snapshot';
import {
  formatSnapshotFile,
  parseSnapshotFile,
  SNAPSHOT_TOO_LARGE_TEXT,
} from '@/domain/snapshots/snapshotFile';
import { usePortalDispatch } from '@/session/hooks';
import { downloadWithToast } from '@/ui/data/downloadWithToast';
import { SaveFileButton } from '@/ui/data/SaveFileButton';
import { OpenFileButton } from '@/ui/form/OpenFileButton';
import { snapshotOpened } from './snapshotsSlice';
import { type SnapshotControl } from './useSnapshot';

interface Props<Kind extends SnapshotKind> {
  kind: Kind;
  snapshot: SnapshotControl<Kind>;
}

/** Saves the kept snapshot as a file, and opens such a file, also one of another agency or region, to compare with. */
export function SnapshotFileButtons<Kind extends SnapshotKind>({ kind, snapshot }: Props<Kind>) {
  const dispatch = usePortalDispatch();
  const { kept, choose } = snapshot;
  return (
    <>
      {kept && <SaveFileButton onSave={() => saveSnapshot(kept)}>Save as file</SaveFileButton>}
      <OpenFileButton
        label="File with a snapshot"
        lengthLimit={OPENED_FILE_LENGTH_LIMIT}
        tooLargeText={SNAPSHOT_TOO_LARGE_TEXT}
        onText={(text) => {
          const { snapshot: opened, error } = parseSnapshotFile(text, kind);
          if (!opened) return error;
          dispatch(snapshotOpened(opened));
          choose(opened);
          return null;
        }}
      />
    </>
  );
}

function saveSnapshot(snapshot: Snapshot): string {
  const { kind, agency, region, takenAt } = snapshot;
  return downloadWithToast(
    'Saved the snapshot',
    buildFileName({ baseName: `snapshot-${kind}`, region, agency, extension: 'json' }, takenAt),
    formatSnapshotFile(snapshot, PORTAL_VERSION),
  );
}
