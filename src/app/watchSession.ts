import { SESSION_WARNING_MS } from '../domain/limits';
import { type PortalDispatch, type PortalState } from '../session/hooks';
import { type Notices, sessionEndingSoon } from '../session/noticesSlice';
import { sessionEnded } from '../session/sessionSlice';
import { endOf } from '../session/tokenLife';

const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel'] as const;
const CHECK_EVERY_MS = 5_000;
/** How often other tabs hear at most that this one is in use. */
const TELL_EVERY_MS = 10_000;

interface Store {
  getState: () => PortalState;
  dispatch: PortalDispatch;
}

/**
 * Ends a session that nobody has used for too long, in whatever tab, or whose operator token has run out; says so
 * `SESSION_WARNING_MS` before. `tellUsed` is told of use here; what it returns hears of use elsewhere.
 */
export function watchSession(store: Store, tellUsed: (sessionId: string) => void) {
  let usedAt = Date.now();
  let toldAt = 0;

  const used = () => {
    usedAt = Date.now();
    const { sessionId } = store.getState().session;
    if (sessionId !== null && usedAt - toldAt >= TELL_EVERY_MS) {
      toldAt = usedAt;
      tellUsed(sessionId);
    }
    if (store.getState().notices.ending?.reason === 'idle') check();
  };

  const check = () => {
    const ending = nextEnd(store.getState(), usedAt);
    const left = ending ? ending.at - Date.now() : Infinity;
    if (ending && left <= 0) store.dispatch(sessionEnded({ reason: ending.reason }));
    const soon = left > 0 && left <= SESSION_WARNING_MS ? ending : null;
    if (soon?.at !== store.getState().notices.ending?.at) store.dispatch(sessionEndingSoon(soon));
  };

  for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, used, { capture: true, passive: true });
  // A computer that wakes up is told at once, not by the next tick.
  document.addEventListener('visibilitychange', check);
  const ticking = setInterval(check, CHECK_EVERY_MS);
  return {
    usedElsewhere: (sessionId: string) => {
      if (sessionId !== store.getState().session.sessionId) return;
      usedAt = Date.now();
      check();
    },
    close: () => {
      clearInterval(ticking);
      document.removeEventListener('visibilitychange', check);
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, used, { capture: true });
    },
  };
}

/** What ends the session first, and when. */
function nextEnd({ session, configuration }: PortalState, usedAt: number): Notices['ending'] {
  const { sessionId, psoToken, clockSkewMs } = session;
  if (sessionId === null) return null;
  const expired = psoToken === null ? null : endOf(psoToken, clockSkewMs);
  const idle = configuration.idleMinutes > 0 ? usedAt + configuration.idleMinutes * 60_000 : null;
  if (expired !== null && (idle === null || expired <= idle)) return { at: expired, reason: 'expired' };
  return idle === null ? null : { at: idle, reason: 'idle' };
}
