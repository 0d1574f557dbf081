import {
  type Guard,
  hasFields,
  isListOf,
  isNullOr,
  isNumber,
  isOptional,
  isRecordOf,
  isText,
} from '@/lib/typeGuards';
import { type CountName } from './sharedReport';

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
  counts?: Readonly<Partial<Record<CountName, number>>>;
  names?: Readonly<Record<string, readonly string[]>>;
  versions?: readonly DocumentVersion[];
}

/** Whether a Date can have the time and the one before it: the texts of any other throw. */
const isShowableTime: Guard<number> = (value): value is number =>
  isNumber(value) && !Number.isNaN(new Date(value - 1).getTime());

/** Whether a value from a storage or a file is evidence. */
export const isCheckEvidence: Guard<CheckEvidence> = hasFields<CheckEvidence>({
  counts: isOptional(isRecordOf(isNumber)),
  names: isOptional(isRecordOf(isListOf(isText))),
  versions: isOptional(
    isListOf(
      hasFields({ clientType: isText, from: isNullOr(isShowableTime), until: isNullOr(isShowableTime) }),
    ),
  ),
});
