import { isRecord } from '../lib/isRecord';

const CHANNEL_NAME = 'fare-portal';

/**
 * `sessionEnded`: the user has signed out; the Redux action `sessionEnded` has other reasons too. `sessionExpired`: a
 * token has expired. `sessionIdle`: the session was unused for too long. `sessionUsed`: the user works in the session.
 */
type TabMessage = 'sessionEnded' | 'sessionExpired' | 'sessionIdle' | 'sessionUsed';

const MESSAGES: readonly unknown[] = [
  'sessionEnded',
  'sessionExpired',
  'sessionIdle',
  'sessionUsed',
] satisfies TabMessage[];

export interface TabChannel {
  /** Other modules send their own messages on it. Null when the browser has no BroadcastChannel. */
  channel: BroadcastChannel | null;
  post(message: TabMessage, sessionId: string): void;
  close(): void;
}

/** Exchanges messages about sessions with the other tabs (decision 4). A message has no secret. */
export function openTabChannel(onMessage: (message: TabMessage, sessionId: string) => void): TabChannel {
  if (typeof BroadcastChannel === 'undefined')
    return { channel: null, post: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(CHANNEL_NAME);
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
