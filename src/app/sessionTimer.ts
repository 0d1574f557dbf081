import { SESSION_WARNING_MS } from '../domain/limits';
import { type PortalDispatch, type PortalState } from '../session/hooks';
import { type Notices, sessionEndingSoon } from '../session/noticesSlice';
import { sessionEnded } from '../session/sessionSlice';
import { expiresAt } from '../session/tokenExpiry';

const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'wheel'] as const;
const CHECK_INTERVAL_MS = 5_000;
/** How often other tabs hear at most that this one is in use. */
const POST_INTERVAL_MS = 10_000;

interface Store {
  getState: () => PortalState;
  dispatch: PortalDispatch;
}

/**
 * Ends a session that nobody has used for too long, in whatever tab, or whose operator token has run out; says so
 * `SESSION_WARNING_MS` before. `tellUsed` is told of use here; what it returns hears of use elsewhere.
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
  // A computer that wakes up is told at once, not by the next tick.
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

/** What ends the session first, and when. */
function findNextEnd({ session, configuration }: PortalState, activeAt: number): Notices['ending'] {
  const { sessionId, psoToken, clockSkewMs } = session;
  if (sessionId === null) return null;
  const expired = psoToken === null ? null : expiresAt(psoToken, clockSkewMs);
  const idleEnd = configuration.idleMinutes > 0 ? activeAt + configuration.idleMinutes * 60_000 : null;
  if (expired !== null && (idleEnd === null || expired <= idleEnd))
    return { endsAt: expired, reason: 'expired' };
  return idleEnd === null ? null : { endsAt: idleEnd, reason: 'idle' };
}
