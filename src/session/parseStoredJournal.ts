import { type Change, CHANGE_OUTCOMES, OBJECT_FIELDS } from '../domain/change';
import { JOURNAL_LENGTH_LIMIT, JOURNAL_REASON_LENGTH_LIMIT } from '../domain/limits';
import { isRegion } from '../domain/regions';
import { isRecord } from '../lib/isRecord';
import { type JournalState } from './journal';

/** A journal as it was stored: entries that don't fit are left out. */
export function parseStoredJournal(stored: unknown): JournalState {
  const { changes, dropped, isTaken } = isRecord(stored) ? stored : {};
  return {
    changes: (Array.isArray(changes) ? changes : []).filter(isChange).slice(-JOURNAL_LENGTH_LIMIT),
    droppedCount: typeof dropped === 'number' && dropped > 0 ? dropped : 0,
    isExported: isTaken === true,
  };
}

function isChange(value: unknown): value is Change {
  if (!isRecord(value) || !isObject(value.object)) return false;
  const { id, at, operator, region, agency, before, after, withheld, words, outcome, message, reason } =
    value;
  return (
    [id, reason].every(isText) &&
    [operator, agency, message].every(isTextOrNull) &&
    [before, after].every(isJsonOrNull) &&
    Number.isFinite(at) &&
    isRegion(region) &&
    (withheld === null || withheld === 'secret' || withheld === 'tooLong') &&
    (words === undefined || (isRecord(words) && Object.values(words).every(isText))) &&
    CHANGE_OUTCOMES.some((one) => one === outcome) &&
    (reason as string).length <= JOURNAL_REASON_LENGTH_LIMIT
  );
}

function isObject(value: unknown): boolean {
  if (!isRecord(value) || typeof value.kind !== 'string' || !Object.hasOwn(OBJECT_FIELDS, value.kind))
    return false;
  return OBJECT_FIELDS[value.kind as keyof typeof OBJECT_FIELDS].every((field) => isText(value[field]));
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isTextOrNull(value: unknown): boolean {
  return value === null || isText(value);
}

function isJsonOrNull(value: unknown): boolean {
  if (value === null) return true;
  try {
    JSON.parse(value as string);
    return isText(value);
  } catch {
    return false;
  }
}
