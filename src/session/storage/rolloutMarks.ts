import { isRecord } from '@/lib/isRecord';
import { readSessionUses, SIGNED_OUT } from '../auth/sessionUses';
import { safeLocalStorage } from './safeStorage';
import { getStoredEnd, mayBeInUse } from './sessionStates';
import { ROLLOUT_MARKS_STORAGE_KEY } from './storageKeys';

/** The database with the rollouts of all operators. */
export const ROLLOUT_DATABASE = 'fare-portal:rollout';

/**
 * In localStorage: which session has a rollout, and how long it is kept. The rollout itself is in IndexedDB, which can
 * neither be read without waiting nor be written while the page is being closed.
 */
interface RolloutMark {
  /** Of the session that has the rollout; null after its end. */
  sessionId: string | null;
  /** Milliseconds since 1970, by this computer's clock: of the last change, or the end of the session. */
  savedAt: number;
  /** How long it is kept for the same operator's next session. */
  keepMinutes: number;
}

/**
 * By owner, which is a hash (`selectStorageOwner`). Invalid ones are left out, and those of a session that was signed out: then
 * nothing may stay for the operator's next session, also where the page did not have the code of rollouts. One of a session
 * that has ended by itself is kept from its end on. A time in the future, which is of a clock that was corrected since, is
 * replaced by the current one.
 */
export function readRolloutMarks(): ReadonlyMap<string, RolloutMark> {
  const marks = safeLocalStorage.readEntry(ROLLOUT_MARKS_STORAGE_KEY)?.marks;
  const uses = readSessionUses();
  const now = Date.now();
  const stored = Object.entries(isRecord(marks) ? marks : {})
    .filter(
      (entry): entry is [string, RolloutMark] =>
        isRolloutMark(entry[1]) && uses[entry[1].sessionId ?? NO_SESSION] !== SIGNED_OUT,
    )
    .map(([owner, mark]): [string, RolloutMark] => {
      const endedAt = getStoredEnd(uses, mark.sessionId ?? NO_SESSION);
      return [owner, endedAt === null ? mark : { ...mark, sessionId: null, savedAt: endedAt }];
    });
  const corrected = new Map(
    stored.map(([owner, mark]) => [owner, { ...mark, savedAt: Math.min(mark.savedAt, now) }]),
  );
  if (stored.some(([, { savedAt }]) => savedAt > now)) writeMarks(corrected);
  return corrected;
}

/** Returns whether it was written: not in a storage that is full or blocked. */
export function writeRolloutMark(owner: string, mark: RolloutMark): boolean {
  return writeMarks(new Map([...readRolloutMarks(), [owner, mark]]));
}

export function removeRolloutMark(owner: string): void {
  const marks = new Map(readRolloutMarks());
  if (!marks.delete(owner)) return;
  if (marks.size === 0) safeLocalStorage.remove(ROLLOUT_MARKS_STORAGE_KEY);
  else writeMarks(marks);
}

function writeMarks(marks: ReadonlyMap<string, RolloutMark>): boolean {
  return safeLocalStorage.writeEntry(ROLLOUT_MARKS_STORAGE_KEY, { marks: Object.fromEntries(marks) });
}

/** Whether a stored rollout of this owner may be shown to the session. */
export function hasValidMark(owner: string, sessionId: string | null): boolean {
  const mark = readRolloutMarks().get(owner);
  return mark !== undefined && isMarkValid(mark, sessionId, Date.now());
}

/**
 * For the end of a session that has not read its rollout: the operator's next one gets it for so many minutes; 0 removes the
 * mark. A rollout of another session stays as it is.
 */
export function endRolloutMark(owner: string, sessionId: string | null, keepMinutes: number): void {
  const mark = readRolloutMarks().get(owner);
  if (!mark || (mark.sessionId !== null && mark.sessionId !== sessionId)) return;
  if (!isMarkValid(mark, sessionId, Date.now())) return;
  if (keepMinutes > 0) writeRolloutMark(owner, { sessionId: null, savedAt: Date.now(), keepMinutes });
  else removeRolloutMark(owner);
}

/** Whether the rollout is one of this session, or may be taken over by it. `now`: milliseconds since 1970. */
function isMarkValid(mark: RolloutMark, sessionId: string | null, now: number): boolean {
  return mark.sessionId === sessionId || now - mark.savedAt < mark.keepMinutes * 60_000;
}

/**
 * Whether the rollout must not be removed: its time is not over, or its session can still be in use. While all tabs of the
 * session are discarded by the browser, its end is not stored, so its time can begin when the session is idle for too long.
 */
export function isMarkKept(mark: RolloutMark, idleMinutes: number): boolean {
  if (isMarkValid(mark, NO_SESSION, Date.now())) return true;
  // With 0, no session is idle for too long.
  const minutes = idleMinutes > 0 ? idleMinutes + mark.keepMinutes : 0;
  return mayBeInUse(mark.sessionId ?? NO_SESSION, minutes);
}

/** No session has it as its id. */
const NO_SESSION = '';

function isRolloutMark(value: unknown): value is RolloutMark {
  return (
    isRecord(value) &&
    (value.sessionId === null || typeof value.sessionId === 'string') &&
    Number.isFinite(value.savedAt) &&
    Number.isFinite(value.keepMinutes)
  );
}
