import { type PortalDispatch } from '@/session/hooks';
import { connectionRestored, connectionLost } from '@/session/noticesSlice';

/** Milliseconds that the portal's own host has to prove a browser wrong that says it is offline. */
const PROBE_TIMEOUT_MS = 2_000;

/**
 * Follows the browser's word on the connection. While it is lost writes are refused before they are sent, and once it
 * is back what is on the screen is read again, once. Returns what stops it.
 */
export function watchConnection(dispatch: PortalDispatch): () => void {
  const onOffline = () =>
    void isHostReachable().then((isReachable) => {
      if (!isReachable && !navigator.onLine) dispatch(connectionLost());
    });
  const onOnline = () => void dispatch(connectionRestored());
  window.addEventListener('offline', onOffline);
  window.addEventListener('online', onOnline);
  if (!navigator.onLine) onOffline();
  return () => {
    window.removeEventListener('offline', onOffline);
    window.removeEventListener('online', onOnline);
  };
}

/** A browser without a network says offline, though a platform on the same computer can be reached. */
async function isHostReachable(): Promise<boolean> {
  try {
    await fetch(new URL('/index.json', window.location.href), {
      method: 'HEAD',
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    });
    return true;
  } catch {
    return false;
  }
}
