import { SESSION_WARNING_MS } from '../domain/limits';
import { type PortalDispatch, type PortalState } from '../session/hooks';
import { type Notices, sessionEndingSoon } from '../session/noticesSlice';
import { sessionEnded } from '../session/sessionSlice';
import { expiresAt } from '../session/tokenExpiry';

const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'wheel'] as const;
const CHECK_INTERVAL_MS = 5_000;
/** Activity in this tab is posted to other tabs at most once in this time. */
const POST_INTERVAL_MS = 10_000;

interface Store {
  getState: () => PortalState;
  dispatch: PortalDispatch;
}

/**
 * Ends the session when it was idle in all tabs for too long, or when the operator token expires, and warns
 * `SESSION_WARNING_MS` before. Calls `postActivity` on activity in this tab; call `recordActivityInOtherTab` for
 * activity in other tabs.
 */
export function startSessionTimer(store: Store, postActivity: (sessionId: string) => void) {
  let activeAt = Date.now();
  let postedAt = 0;

  const onActivity = () => {
    activeAt = Date.now();
    const { sessionId } = store.getState().session;
    if (sessionId !== null && activeAt - postedAt >= POST_INTERVAL_MS) {
      postedAt = activeAt;
      postActivity(sessionId);
    }
    if (store.getState().notices.ending?.reason === 'idle') checkEnd();
  };

  const checkEnd = () => {
    const ending = findNextEnd(store.getState(), activeAt);
    const remainingMs = ending ? ending.endsAt - Date.now() : Infinity;
    if (ending && remainingMs <= 0) store.dispatch(sessionEnded({ reason: ending.reason }));
    const upcoming = remainingMs > 0 && remainingMs <= SESSION_WARNING_MS ? ending : null;
    if (upcoming?.endsAt !== store.getState().notices.ending?.endsAt)
      store.dispatch(sessionEndingSoon(upcoming));
  };

  for (const eventName of ACTIVITY_EVENTS)
    window.addEventListener(eventName, onActivity, { capture: true, passive: true });
  // Timers stop while a computer sleeps, so check at once when the page becomes visible again.
  document.addEventListener('visibilitychange', checkEnd);
  const interval = setInterval(checkEnd, CHECK_INTERVAL_MS);
  return {
    recordActivityInOtherTab: (sessionId: string) => {
      if (sessionId !== store.getState().session.sessionId) return;
      activeAt = Date.now();
      checkEnd();
    },
    close: () => {
      clearInterval(interval);
      document.removeEventListener('visibilitychange', checkEnd);
      for (const eventName of ACTIVITY_EVENTS)
        window.removeEventListener(eventName, onActivity, { capture: true });
    },
  };
}

/** Returns the earlier of token expiry and idle timeout. */
function findNextEnd({ session, configuration }: PortalState, activeAt: number): Notices['ending'] {
  const { sessionId, psoToken, clockSkewMs } = session;
  if (sessionId === null) return null;
  const tokenEnd = psoToken === null ? null : expiresAt(psoToken, clockSkewMs);
  const idleEnd = configuration.idleMinutes > 0 ? activeAt + configuration.idleMinutes * 60_000 : null;
  if (tokenEnd !== null && (idleEnd === null || tokenEnd <= idleEnd))
    return { endsAt: tokenEnd, reason: 'expired' };
  return idleEnd === null ? null : { endsAt: idleEnd, reason: 'idle' };
}
