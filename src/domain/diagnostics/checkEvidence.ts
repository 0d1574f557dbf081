import { isRecord } from '@/lib/isRecord';

/** When one or several versions of a document are valid for a client type. Milliseconds since 1970; null: no start or no end. `until` is exclusive. */
export interface DocumentVersion {
  clientType: string;
  from: number | null;
  until: number | null;
}

/**
 * The findings of a check beyond its status, for readings that are made later, for example readiness (decision 134):
 * counts, names of settings, and dates. They have no person, address or key.
 */
export interface CheckEvidence {
  counts?: Readonly<Record<string, number>>;
  names?: Readonly<Record<string, readonly string[]>>;
  versions?: readonly DocumentVersion[];
}

/** Whether a value from a storage or a file is evidence. */
export function isCheckEvidence(value: unknown): value is CheckEvidence {
  if (!isRecord(value)) return false;
  const { counts = {}, names = {}, versions = [] } = value;
  return (
    isRecord(counts) &&
    Object.values(counts).every(Number.isFinite) &&
    isRecord(names) &&
    Object.values(names).every((list) => Array.isArray(list) && list.every(isString)) &&
    Array.isArray(versions) &&
    versions.every(isDocumentVersion)
  );
}

function isDocumentVersion(value: unknown): value is DocumentVersion {
  return isRecord(value) && isString(value.clientType) && isTime(value.from) && isTime(value.until);
}

function isTime(value: unknown): value is number | null {
  return value === null || Number.isFinite(value);
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}
