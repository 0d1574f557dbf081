import { isRecord } from '@/lib/isRecord';
import { type Guard, hasFields, isListOf, isText, isTime } from '@/lib/typeGuards';
import { isApplication } from '../features/applications';
import { isRulesAnswer } from '../fleet/parseStoredRun';
import { isAbbreviation } from '../paths';
import { isRegion } from '../regions';
import {
  type FeaturesContent,
  type Snapshot,
  SNAPSHOT_VERSION,
  type SnapshotContents,
  type SnapshotKind,
} from './snapshot';

const CONTENTS: { readonly [Kind in SnapshotKind]: Guard<SnapshotContents[Kind]> } = {
  rules: isRulesAnswer,
  features: hasFields<FeaturesContent>({
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
    isText(agency) &&
    isAbbreviation(agency) &&
    isTime(takenAt) &&
    CONTENTS[kind](content);
  return isValid ? { kind, region, agency, takenAt, content } : null;
}

function isKind(value: unknown): value is SnapshotKind {
  return typeof value === 'string' && Object.hasOwn(CONTENTS, value);
}
