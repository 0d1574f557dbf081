import { parsePortalFile } from '../files/portalFile';
import { getRegionName } from '../regions';
import { parseSnapshot } from './parseSnapshot';
import { isSnapshotOf, type Snapshot, SNAPSHOT_VERSION, type SnapshotKind } from './snapshot';

const HEAD = { format: 'fare-portal snapshot', formatVersion: 1 };

/** The page that shows a snapshot of this kind. */
const PAGES: Readonly<Record<SnapshotKind, string>> = {
  rules: 'BUSINESS RULES',
  features: 'CLIENT APP FEATURES',
};

/** A snapshot as JSON, for storage. */
export function formatSnapshot(snapshot: Snapshot): string {
  return JSON.stringify(toVersionedSnapshot(snapshot));
}

/** A snapshot as the JSON of a file: the region, the time and the version are for its reader. */
export function formatSnapshotFile(snapshot: Snapshot, portalVersion: string): string {
  return JSON.stringify({
    ...HEAD,
    region: getRegionName(snapshot.region),
    agency: snapshot.agency,
    time: new Date(snapshot.takenAt).toISOString(),
    portalVersion,
    snapshot: toVersionedSnapshot(snapshot),
  });
}

/** Adds the version, which `parseSnapshot` reads. */
function toVersionedSnapshot(snapshot: Snapshot): Snapshot & { version: number } {
  return { version: SNAPSHOT_VERSION, ...snapshot };
}

/** Parses what `formatSnapshotFile` has written; the error is a text for the screen. */
export function parseSnapshotFile<Kind extends SnapshotKind>(
  text: string,
  kind: Kind,
): { snapshot: Snapshot<Kind>; error?: never } | { snapshot?: never; error: string } {
  const { file, error } = parsePortalFile(text, HEAD, 'snapshot');
  if (!file) return { error };
  const snapshot = parseSnapshot(file.snapshot);
  if (!snapshot) return { error: 'This file is damaged: the snapshot in it cannot be read.' };
  if (!isSnapshotOf(snapshot, kind))
    return { error: `This file has a snapshot of ${PAGES[snapshot.kind]}. Open it there.` };
  return { snapshot };
}

export const SNAPSHOT_TOO_LARGE_TEXT = 'This file is too large for a snapshot.';
