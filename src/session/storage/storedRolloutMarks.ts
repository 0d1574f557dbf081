import { isRecord } from '../../lib/isRecord';
import { safeLocalStorage } from './safeStorage';
import { ROLLOUT_MARKS_STORAGE_KEY } from './storageKeys';

/*
 * The marks as they are stored, by owner and not checked. Every page has this code, because a session can end on each; what
 * they mean is in rolloutMarks.ts.
 */

export function readStoredRolloutMarks(): Readonly<Record<string, unknown>> {
  const marks = safeLocalStorage.readEntry(ROLLOUT_MARKS_STORAGE_KEY)?.marks;
  return isRecord(marks) ? marks : {};
}

export function storeRolloutMarks(marks: Iterable<readonly [owner: string, mark: unknown]>): void {
  const entries = Object.fromEntries(marks);
  if (Object.keys(entries).length === 0) safeLocalStorage.remove(ROLLOUT_MARKS_STORAGE_KEY);
  else safeLocalStorage.writeEntry(ROLLOUT_MARKS_STORAGE_KEY, { marks: entries });
}

/** At a sign-out, nothing may stay stored for the operator's next session. */
export function removeRolloutMarks(sessionId: string | null): void {
  const marks = Object.entries(readStoredRolloutMarks());
  const others = marks.filter(([, mark]) => !isRecord(mark) || mark.sessionId !== sessionId);
  if (others.length < marks.length) storeRolloutMarks(others);
}
