import { isRecord } from '../lib/isRecord';

const CHANNEL = 'fare-portal';

/** What tabs tell each other of a session: that somebody signed out of it, that it ran out, or that somebody works in it. */
type TabMessage = 'sessionEnded' | 'sessionExpired' | 'sessionIdle' | 'sessionUsed';

const MESSAGES: readonly unknown[] = [
  'sessionEnded',
  'sessionExpired',
  'sessionIdle',
  'sessionUsed',
] satisfies TabMessage[];

export interface TabChannel {
  /** For what else they tell each other; null where they can't. */
  channel: BroadcastChannel | null;
  post(message: TabMessage, sessionId: string): void;
  close(): void;
}

/**
 * Tells the other tabs of this browser what happens to a session, and hears it from them (decision 4). A message
 * carries the session's name and no secret.
 */
export function openTabChannel(onMessage: (message: TabMessage, sessionId: string) => void): TabChannel {
  if (typeof BroadcastChannel === 'undefined')
    return { channel: null, post: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isRecord(data) || typeof data.sessionId !== 'string') return;
    if (isMessage(data.type)) onMessage(data.type, data.sessionId);
  };
  return {
    channel,
    post: (type, sessionId) => channel.postMessage({ type, sessionId }),
    close: () => channel.close(),
  };
}

function isMessage(type: unknown): type is TabMessage {
  return MESSAGES.includes(type);
}
