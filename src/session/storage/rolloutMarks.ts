import { isRecord } from '../../lib/isRecord';
import { readSessionUses, SIGNED_OUT } from '../auth/sessionUses';
import { safeLocalStorage } from './safeStorage';
import { ROLLOUT_MARKS_STORAGE_KEY } from './storageKeys';

/** The database with the rollouts of all operators. */
export const ROLLOUT_DATABASE = 'fare-portal:rollout';

/** It is read at once, and written before the page is left, which IndexedDB cannot do. */
export interface RolloutMark {
  /** Of the session that has the rollout. */
  sessionId: string | null;
  /** Milliseconds since 1970, by this computer's clock: of the last change, or the end of the session. */
  savedAt: number;
  /** How long it is kept for the same operator's next session. */
  keepMinutes: number;
}

/**
 * By owner, which is a hash (`selectRunOwner`). Invalid ones are left out, and those of a session that was signed out: then
 * nothing may stay for the operator's next session, also where the page did not have the code of rollouts.
 */
export function readRolloutMarks(): ReadonlyMap<string, RolloutMark> {
  const marks = safeLocalStorage.readEntry(ROLLOUT_MARKS_STORAGE_KEY)?.marks;
  const uses = readSessionUses();
  return new Map(
    Object.entries(isRecord(marks) ? marks : {}).filter(
      (entry): entry is [string, RolloutMark] =>
        isRolloutMark(entry[1]) && uses[entry[1].sessionId ?? ''] !== SIGNED_OUT,
    ),
  );
}

/** Null removes the mark. */
export function writeRolloutMark(owner: string, mark: RolloutMark | null): void {
  const marks = new Map(readRolloutMarks());
  if (mark) marks.set(owner, mark);
  else if (!marks.delete(owner)) return;
  if (marks.size === 0) safeLocalStorage.remove(ROLLOUT_MARKS_STORAGE_KEY);
  else safeLocalStorage.writeEntry(ROLLOUT_MARKS_STORAGE_KEY, { marks: Object.fromEntries(marks) });
}

/** Whether the rollout is one of this session, or may be taken over by it. `now`: milliseconds since 1970. */
export function isMarkValid(mark: RolloutMark, sessionId: string | null, now: number): boolean {
  const age = now - mark.savedAt;
  return mark.sessionId === sessionId || (age >= 0 && age < mark.keepMinutes * 60_000);
}

function isRolloutMark(value: unknown): value is RolloutMark {
  return (
    isRecord(value) &&
    (value.sessionId === null || typeof value.sessionId === 'string') &&
    Number.isFinite(value.savedAt) &&
    Number.isFinite(value.keepMinutes)
  );
}
