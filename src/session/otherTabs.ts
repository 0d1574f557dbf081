import { isRecord } from '../lib/isRecord';

const CHANNEL = 'fare-portal';

/**
 * Tells the other tabs of this browser that a session ended, and hears it from them (decision 4). The message
 * carries the session's name and no secret.
 */
export function connectOtherTabs(onSessionEnded: (sessionId: string) => void): {
  tellSessionEnded(sessionId: string): void;
  close(): void;
} {
  if (typeof BroadcastChannel === 'undefined')
    return { tellSessionEnded: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isRecord(data) && data.type === 'sessionEnded' && typeof data.sessionId === 'string')
      onSessionEnded(data.sessionId);
  };
  return {
    tellSessionEnded: (sessionId) => channel.postMessage({ type: 'sessionEnded', sessionId }),
    close: () => channel.close(),
  };
}
