import { SESSION_WARNING_MS } from '@/domain/limits';
import { type PortalState, type PortalStore } from '../hooks';
import { type Notices, sessionEndAnnounced } from '../noticesSlice';
import { sessionEnded } from './sessionSlice';
import { getIdleEnd, SIGNED_OUT, syncSessionUse } from './sessionUses';
import { getTokenExpiry } from './tokenExpiry';

const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'wheel', 'click'] as const;
const CHECK_INTERVAL_MS = 5_000;

/**
 * Ends the session when all tabs were idle for too long, when the operator token expires, or when it has ended in another
 * tab while this page did not run, and warns `SESSION_WARNING_MS` before. The session's last use is stored with each
 * check, where the other tabs and this one after a reload find it.
 */
export function startSessionTimer(store: PortalStore) {
  /** Null until this page is used, or has read what is stored: to open a page is no use. */
  let lastUsedAt: number | null = null;

  const onActivity = () => {
    // The stored session may not have been read yet.
    if (store.getState().session.sessionId === null) return;
    // No timer runs while a computer sleeps. What comes too late must not prolong the session.
    if (lastUsedAt === null || Date.now() - lastUsedAt >= CHECK_INTERVAL_MS) checkSessionEnd();
    lastUsedAt = Date.now();
    if (store.getState().notices.sessionEnding?.reason === 'idle') checkSessionEnd();
  };

  const checkSessionEnd = () => {
    const { sessionId } = store.getState().session;
    if (sessionId !== null) {
      const storedAt = syncSessionUse(sessionId, lastUsedAt);
      if (storedAt > SIGNED_OUT) lastUsedAt = storedAt;
      else store.dispatch(sessionEnded({ reason: storedAt === SIGNED_OUT ? 'otherTab' : 'endedInOtherTab' }));
    }
    const nextEnd = lastUsedAt === null ? null : findNextEnd(store.getState(), lastUsedAt);
    const remainingMs = nextEnd ? nextEnd.endsAt - Date.now() : Infinity;
    if (nextEnd && remainingMs <= 0) store.dispatch(sessionEnded({ reason: nextEnd.reason }));
    const upcomingEnd = remainingMs > 0 && remainingMs <= SESSION_WARNING_MS ? nextEnd : null;
    // Null removes the warning.
    if (upcomingEnd?.endsAt !== store.getState().notices.sessionEnding?.endsAt)
      store.dispatch(sessionEndAnnounced(upcomingEnd));
  };

  for (const eventName of ACTIVITY_EVENTS)
    window.addEventListener(eventName, onActivity, { capture: true, passive: true });
  // Timers stop while a computer sleeps, so check at once when the page becomes visible again; also when it is hidden, after
  // which the browser may discard it.
  document.addEventListener('visibilitychange', checkSessionEnd);
  const interval = setInterval(checkSessionEnd, CHECK_INTERVAL_MS);
  const close = () => {
    clearInterval(interval);
    document.removeEventListener('visibilitychange', checkSessionEnd);
    for (const eventName of ACTIVITY_EVENTS)
      window.removeEventListener(eventName, onActivity, { capture: true });
    window.removeEventListener('pagehide', onPageHide);
  };
  // If the back/forward cache restores the page, it is reloaded (main.tsx): it must not open the sign-in page meanwhile.
  const onPageHide = () => {
    checkSessionEnd();
    close();
  };
  window.addEventListener('pagehide', onPageHide);
  return { checkSessionEnd, close };
}

/** Returns the earlier of token expiry and idle timeout. */
function findNextEnd({ session, configuration }: PortalState, lastUsedAt: number): Notices['sessionEnding'] {
  const { sessionId, psoToken, clockSkewMs } = session;
  if (sessionId === null) return null;
  const tokenEnd = psoToken === null ? null : getTokenExpiry(psoToken, clockSkewMs);
  const idleEnd = getIdleEnd(lastUsedAt, configuration.idleMinutes);
  return tokenEnd !== null && tokenEnd <= idleEnd
    ? { endsAt: tokenEnd, reason: 'expired' }
    : { endsAt: idleEnd, reason: 'idle' };
}
