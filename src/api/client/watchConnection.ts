import { type PortalDispatch } from '@/session/hooks';
import { connectionBack, connectionLost } from '@/session/noticesSlice';

/** Milliseconds that the portal's own host has to prove a browser wrong that says it is offline. */
const PROBE_MS = 2_000;

/**
 * Follows the browser's word on the connection. While it is lost writes are refused before they are sent, and once it
 * is back what is on the screen is read again, once. Returns what stops it.
 */
export function watchConnection(dispatch: PortalDispatch): () => void {
  const lost = () =>
    void isHostThere().then((isThere) => {
      if (!isThere && !navigator.onLine) dispatch(connectionLost());
    });
  const back = () => void dispatch(connectionBack());
  window.addEventListener('offline', lost);
  window.addEventListener('online', back);
  if (!navigator.onLine) lost();
  return () => {
    window.removeEventListener('offline', lost);
    window.removeEventListener('online', back);
  };
}

/** A browser without a network says offline, though a platform on the same computer can be reached. */
async function isHostThere(): Promise<boolean> {
  try {
    await fetch(new URL('/index.json', window.location.href), {
      method: 'HEAD',
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(PROBE_MS),
    });
    return true;
  } catch {
    return false;
  }
}
