import { type PortalDispatch } from '@/session/hooks';
import { connectionLost, connectionRestored } from '@/session/noticesSlice';

/** Time-out of the request that checks whether the portal's host is reachable. */
const PROBE_TIMEOUT_MS = 2_000;
/** The pause between two probes while the browser reports to be offline. */
const PROBE_INTERVAL_MS = 5_000;

/**
 * Keeps `notices.isOnline` up to date with the browser's online and offline events, and with a request every few seconds while
 * it is false. While offline, writes are not sent; when the connection is restored, the data of the screen is refetched once.
 * Returns the function that stops this.
 */
export function watchConnection(dispatch: PortalDispatch): () => void {
  let timer: number | undefined;
  let isLost = false;
  let isStopped = false;
  const onOnline = () => {
    window.clearTimeout(timer);
    isLost = false;
    dispatch(connectionRestored());
  };
  const onOffline = () => void checkConnection();
  const checkConnection = async () => {
    window.clearTimeout(timer);
    if (isStopped) return;
    const result = await probeHost();
    if (navigator.onLine || isStopped) return;
    if (result === 'reachable') {
      if (isLost) onOnline();
      return;
    }
    if (!isLost) dispatch(connectionLost());
    isLost = true;
    // A platform on the same computer can be reachable again without an event.
    timer = window.setTimeout(onOffline, PROBE_INTERVAL_MS);
  };
  window.addEventListener('offline', onOffline);
  window.addEventListener('online', onOnline);
  if (!navigator.onLine) onOffline();
  return () => {
    isStopped = true;
    window.clearTimeout(timer);
    window.removeEventListener('offline', onOffline);
    window.removeEventListener('online', onOnline);
  };
}

/** A browser without a network reports to be offline although a platform on the same computer is reachable. */
export async function probeHost(): Promise<'reachable' | 'unreachable' | 'timeout'> {
  const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
  try {
    await fetch(new URL('/index.json', window.location.href), {
      method: 'HEAD',
      // An access gateway may answer with a redirect to another origin, which would fail: it is an answer all the same.
      redirect: 'manual',
      cache: 'no-store',
      signal,
    });
    return 'reachable';
  } catch {
    return signal.aborted ? 'timeout' : 'unreachable';
  }
}
