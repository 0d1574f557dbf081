import { type Application } from '../entities/application';
import { type RulesAnswer } from '../fleet/fleetRun';
import { withholdSecrets } from '../fleet/storedRun';
import { type Region } from '../regions';

/** The version of the format of snapshots, in storage and in files. Increase it when the meaning of a field changes. */
export const SNAPSHOT_VERSION = 1;

/** The contents of snapshots by kind: the business rules of an agency, or the features of its client applications. */
export interface SnapshotContents {
  rules: RulesAnswer;
  features: FeaturesContent;
}

export type SnapshotKind = keyof SnapshotContents;

/** The features that are on in each application that the agency lists. */
export interface FeaturesContent {
  applications: readonly ApplicationFeatures[];
}

interface ApplicationFeatures {
  application: Application;
  /** The names of the features that are on. */
  active: readonly string[];
}

/** An agency's configuration as it was: values only, no person, no address, no token and no key. */
export interface Snapshot<Kind extends SnapshotKind = SnapshotKind> {
  kind: Kind;
  region: Region;
  /** The abbreviation. */
  agency: string;
  /** Milliseconds since 1970, by the platform's clock. */
  takenAt: number;
  content: SnapshotContents[Kind];
}

/** Replaces values that look like a secret or an address, so that not even memory has them. */
export function withholdSnapshotSecrets<Kind extends SnapshotKind>(snapshot: Snapshot<Kind>): Snapshot<Kind> {
  if (snapshot.kind !== 'rules') return snapshot;
  return { ...snapshot, content: withholdSecrets(snapshot.content as RulesAnswer) as SnapshotContents[Kind] };
}

export function isSnapshotOf<Kind extends SnapshotKind>(
  snapshot: Snapshot,
  kind: Kind,
): snapshot is Snapshot<Kind> {
  return snapshot.kind === kind;
}
