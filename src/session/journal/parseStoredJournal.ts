import { type Change, CHANGE_OUTCOMES, OBJECT_FIELDS } from '@/domain/changes/change';
import { JOURNAL_ENTRIES_LIMIT, JOURNAL_REASON_LENGTH_LIMIT } from '@/domain/limits';
import { isRegion } from '@/domain/regions';
import { isRecord } from '@/lib/isRecord';
import { type StoredJournal } from './journal';

/** Parses the journal from sessionStorage; invalid changes are left out. */
export function parseStoredJournal(stored: unknown): StoredJournal {
  const { changes, droppedCount, isExported } = isRecord(stored) ? stored : {};
  return {
    changes: (Array.isArray(changes) ? changes : []).filter(isChange).slice(-JOURNAL_ENTRIES_LIMIT),
    droppedCount: typeof droppedCount === 'number' && droppedCount > 0 ? droppedCount : 0,
    isExported: isExported === true,
  };
}

function isChange(value: unknown): value is Change {
  if (!isRecord(value) || !isChangeObject(value.object)) return false;
  const { id, at, operator, region, agency, before, after, withheld, words, reverses, completedAt } = value;
  const { administrator, rollout, outcome, message, reason } = value;
  return (
    [id, reason].every(isString) &&
    [operator, agency, message].every(isStringOrNull) &&
    [before, after].every(isJsonOrNull) &&
    Number.isFinite(at) &&
    (completedAt === undefined || Number.isFinite(completedAt)) &&
    isRegion(region) &&
    (withheld === null || withheld === 'secret' || withheld === 'tooLong') &&
    (words === undefined || (isRecord(words) && Object.values(words).every(isString))) &&
    [administrator, reverses, rollout].every((text) => text === undefined || isString(text)) &&
    CHANGE_OUTCOMES.some((knownOutcome) => knownOutcome === outcome) &&
    (reason as string).length <= JOURNAL_REASON_LENGTH_LIMIT
  );
}

function isChangeObject(value: unknown): boolean {
  if (!isRecord(value) || typeof value.kind !== 'string' || !Object.hasOwn(OBJECT_FIELDS, value.kind))
    return false;
  return OBJECT_FIELDS[value.kind as keyof typeof OBJECT_FIELDS].every((field) => isString(value[field]));
}

function isString(value: unknown): boolean {
  return typeof value === 'string';
}

function isStringOrNull(value: unknown): boolean {
  return value === null || isString(value);
}

function isJsonOrNull(value: unknown): boolean {
  if (value === null) return true;
  try {
    JSON.parse(value as string);
    return isString(value);
  } catch {
    return false;
  }
}
