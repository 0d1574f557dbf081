import {
  type Change,
  CHANGE_OUTCOMES,
  type ChangeKind,
  type ChangeObject,
  OBJECT_FIELDS,
} from '@/domain/changes/change';
import { JOURNAL_ENTRIES_LIMIT, JOURNAL_REASON_LENGTH_LIMIT } from '@/domain/limits';
import { isRegion } from '@/domain/regions';
import { isRecord } from '@/lib/isRecord';
import {
  type Guard,
  hasFields,
  isBoolean,
  isJson,
  isNullOr,
  isNumber,
  isOneOf,
  isOptional,
  isRecordOf,
  isText,
} from '@/lib/typeGuards';
import { type StoredJournal } from './journalState';

/** Parses the journal from sessionStorage; invalid changes are left out. */
export function parseStoredJournal(stored: unknown): StoredJournal {
  const { changes, droppedCount, isExported } = isRecord(stored) ? stored : {};
  return {
    changes: Array.isArray(changes) ? changes.filter(isChange).slice(-JOURNAL_ENTRIES_LIMIT) : [],
    droppedCount: typeof droppedCount === 'number' && droppedCount > 0 ? droppedCount : 0,
    isExported: isExported === true,
  };
}

const isKind: Guard<ChangeKind> = isOneOf(Object.keys(OBJECT_FIELDS) as ChangeKind[]);

const isChangeObject: Guard<ChangeObject> = (value): value is ChangeObject =>
  isRecord(value) && isKind(value.kind) && OBJECT_FIELDS[value.kind].every((field) => isText(value[field]));

const isReason: Guard<string> = (value): value is string =>
  isText(value) && value.length <= JOURNAL_REASON_LENGTH_LIMIT;

const isChange = hasFields<Change>({
  id: isText,
  at: isNumber,
  operator: isNullOr(isText),
  administrator: isOptional(isText),
  region: isRegion,
  agency: isNullOr(isText),
  object: isChangeObject,
  before: isNullOr(isJson),
  after: isNullOr(isJson),
  withheld: isOneOf([null, 'secret', 'tooLong']),
  words: isOptional(isRecordOf(isText)),
  outcome: isOneOf(CHANGE_OUTCOMES),
  completedAt: isOptional(isNumber),
  isAcknowledged: isOptional(isBoolean),
  isFoundNotApplied: isOptional(isBoolean),
  message: isNullOr(isText),
  reason: isReason,
  revertedId: isOptional(isText),
  rollout: isOptional(isText),
});
