import { isRecord } from '@/lib/isRecord';
import { safeLocalStorage } from '../storage/safeStorage';
import { SESSION_USES_STORAGE_KEY } from '../storage/storageKeys';

/** Number of sessions whose last use is stored. */
const SESSIONS_LIMIT = 100;
/** Stored in place of a time after a Sign Out. */
export const SIGNED_OUT = 0;

/*
 * When each session was last used in any of its tabs, in milliseconds since 1970 by this computer's clock. In localStorage,
 * because a message does not reach a tab that the browser has discarded or will restore later (decisions 4 and 112). After a
 * session has ended by itself, the time of its end as a negative number.
 */

/** By the session's id. The values are not checked. */
export function readSessionUses(): Readonly<Record<string, unknown>> {
  const uses = safeLocalStorage.readEntry(SESSION_USES_STORAGE_KEY)?.uses;
  return isRecord(uses) ? uses : {};
}

export function storeSessionUse(sessionId: string, usedAt: number): void {
  const others = Object.entries(readSessionUses()).filter(([id]) => id !== sessionId);
  const uses = Object.fromEntries([...others, [sessionId, usedAt]].slice(-SESSIONS_LIMIT));
  if (safeLocalStorage.writeEntry(SESSION_USES_STORAGE_KEY, { uses })) return;
  // In a full storage, an old time would end a session that is in use. What is removed makes room for this session.
  safeLocalStorage.remove(SESSION_USES_STORAGE_KEY);
  safeLocalStorage.writeEntry(SESSION_USES_STORAGE_KEY, { uses: { [sessionId]: usedAt } });
}

/** After a session has ended by itself. The first end counts, not that of a tab that learns of it later. */
export function storeSessionEnd(sessionId: string): void {
  if (!(Number(readSessionUses()[sessionId]) < SIGNED_OUT)) storeSessionUse(sessionId, -Date.now());
}

/**
 * Stores this page's last use of the session, unless a later one or a Sign Out is stored, and returns what is stored then.
 * `usedAt` is null for a page that was not used yet, which does not revive a session that has ended.
 */
export function syncSessionUse(sessionId: string, usedAt: number | null): number {
  const storedAt = Number(readSessionUses()[sessionId]);
  const now = Date.now();
  // A time in the future is of a clock that was corrected since.
  const ownAt = Math.min(usedAt ?? -Infinity, now);
  if (storedAt === SIGNED_OUT || (storedAt >= ownAt && storedAt <= now)) return storedAt;
  const lastUsedAt = usedAt === null ? now : ownAt;
  storeSessionUse(sessionId, lastUsedAt);
  return lastUsedAt;
}

/** When a session ends that is not used any more. `idleMinutes` is that of `/index.json`; with 0 it never does. */
export function getIdleEnd(usedAt: number, idleMinutes: number): number {
  return idleMinutes > 0 ? usedAt + idleMinutes * 60_000 : Infinity;
}
