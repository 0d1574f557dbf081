import { isRecord } from '@/lib/isRecord';
import { hasFields, isListOf, isText, isTime, type Test } from '@/lib/valueTests';
import { isApplication } from '../features/applications';
import { isRulesAnswer } from '../fleet/parseStoredRun';
import { isAbbreviation } from '../paths';
import { isRegion } from '../regions';
import { type Snapshot, SNAPSHOT_VERSION, type SnapshotContents, type SnapshotKind } from './snapshot';

const CONTENTS: Readonly<Record<SnapshotKind, Test>> = {
  rules: isRulesAnswer,
  features: hasFields({
    applications: isListOf(hasFields({ application: isApplication, active: isListOf(isText) })),
  }),
};

/** Null when the snapshot has another version, or any part is not valid. */
export function parseSnapshot(value: unknown): Snapshot | null {
  if (!isRecord(value) || value.version !== SNAPSHOT_VERSION) return null;
  const { kind, region, agency, takenAt, content } = value;
  const isValid =
    isKind(kind) &&
    isRegion(region) &&
    typeof agency === 'string' &&
    isAbbreviation(agency) &&
    isTime(takenAt) &&
    CONTENTS[kind](content);
  if (!isValid) return null;
  return {
    kind,
    region,
    agency,
    takenAt: takenAt as number,
    content: content as SnapshotContents[typeof kind],
  };
}

function isKind(value: unknown): value is SnapshotKind {
  return typeof value === 'string' && Object.hasOwn(CONTENTS, value);
}
