import { isRecord } from '../lib/isRecord';

const CHANNEL = 'fare-portal';

/**
 * Tells the other tabs of this browser that a session ended, and hears it from them (decision 4). The message
 * carries the session's name and no secret.
 */
export function connectOtherTabs(onSessionEnded: (sessionId: string) => void): {
  tellSessionEnded(sessionId: string): void;
} {
  if (typeof BroadcastChannel === 'undefined') return { tellSessionEnded: () => undefined };
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isRecord(data) && data.type === 'sessionEnded' && typeof data.sessionId === 'string')
      onSessionEnded(data.sessionId);
  };
  // Node's channel would keep a test run alive; a browser's has no such handle.
  (channel as { unref?: () => void }).unref?.();
  return { tellSessionEnded: (sessionId) => channel.postMessage({ type: 'sessionEnded', sessionId }) };
}
