import { getIdleEnd, readSessionUses, SIGNED_OUT } from '../auth/sessionUses';

/** Whether a session of any tab can still be in use: it has not ended, and is not idle for too long. */
export function mayBeInUse(sessionId: string, idleMinutes: number): boolean {
  // NaN for a session that is not known, and negative for one that has ended by itself.
  const usedAt = Number(readSessionUses()[sessionId]);
  return usedAt > SIGNED_OUT && getIdleEnd(usedAt, idleMinutes) > Date.now();
}

/** When a session has ended by itself, in milliseconds since 1970; null if it has not, or that is not known. */
export function getStoredEnd(uses: ReturnType<typeof readSessionUses>, sessionId: string): number | null {
  const usedAt = Number(uses[sessionId]);
  return usedAt < SIGNED_OUT ? -usedAt : null;
}
