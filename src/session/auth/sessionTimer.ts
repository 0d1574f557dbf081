import { SESSION_WARNING_MS } from '../../domain/limits';
import { type PortalState, type PortalStore } from '../hooks';
import { type Notices, sessionEndingSoon } from '../noticesSlice';
import { sessionEnded } from './sessionSlice';
import { getTokenExpiry } from './tokenExpiry';

const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'wheel'] as const;
const CHECK_INTERVAL_MS = 5_000;
/** Activity is posted to other tabs at most once in this time. */
const POST_INTERVAL_MS = 10_000;

/**
 * Ends the session when all tabs were idle for too long, or when the operator token expires, and warns
 * `SESSION_WARNING_MS` before. `postActivity` reports this tab's activity to the other tabs.
 */
export function startSessionTimer(store: PortalStore, postActivity: (sessionId: string) => void) {
  let lastActivityAt = Date.now();
  let lastPostedAt = 0;

  const onActivity = () => {
    lastActivityAt = Date.now();
    const { sessionId } = store.getState().session;
    if (sessionId !== null && lastActivityAt - lastPostedAt >= POST_INTERVAL_MS) {
      lastPostedAt = lastActivityAt;
      postActivity(sessionId);
    }
    if (store.getState().notices.sessionEnding?.reason === 'idle') checkSessionEnd();
  };

  const checkSessionEnd = () => {
    const nextEnd = findNextEnd(store.getState(), lastActivityAt);
    const remainingMs = nextEnd ? nextEnd.endsAt - Date.now() : Infinity;
    if (nextEnd && remainingMs <= 0) store.dispatch(sessionEnded({ reason: nextEnd.reason }));
    const upcomingEnd = remainingMs > 0 && remainingMs <= SESSION_WARNING_MS ? nextEnd : null;
    // Null removes the warning.
    if (upcomingEnd?.endsAt !== store.getState().notices.sessionEnding?.endsAt)
      store.dispatch(sessionEndingSoon(upcomingEnd));
  };

  for (const eventName of ACTIVITY_EVENTS)
    window.addEventListener(eventName, onActivity, { capture: true, passive: true });
  // Timers stop while a computer sleeps, so check at once when the page becomes visible again.
  document.addEventListener('visibilitychange', checkSessionEnd);
  const interval = setInterval(checkSessionEnd, CHECK_INTERVAL_MS);
  return {
    recordActivityInOtherTab: (sessionId: string) => {
      if (sessionId !== store.getState().session.sessionId) return;
      lastActivityAt = Date.now();
      checkSessionEnd();
    },
    close: () => {
      clearInterval(interval);
      document.removeEventListener('visibilitychange', checkSessionEnd);
      for (const eventName of ACTIVITY_EVENTS)
        window.removeEventListener(eventName, onActivity, { capture: true });
    },
  };
}

/** Returns the earlier of token expiry and idle timeout. */
function findNextEnd(
  { session, configuration }: PortalState,
  lastActivityAt: number,
): Notices['sessionEnding'] {
  const { sessionId, psoToken, clockSkewMs } = session;
  if (sessionId === null) return null;
  const tokenEnd = psoToken === null ? null : getTokenExpiry(psoToken, clockSkewMs);
  const idleEnd = configuration.idleMinutes > 0 ? lastActivityAt + configuration.idleMinutes * 60_000 : null;
  if (tokenEnd !== null && (idleEnd === null || tokenEnd <= idleEnd))
    return { endsAt: tokenEnd, reason: 'expired' };
  return idleEnd === null ? null : { endsAt: idleEnd, reason: 'idle' };
}
