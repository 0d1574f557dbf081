import { isRecord } from '../../lib/isRecord';

const CHANNEL_NAME = 'fare-portal';

/**
 * `sessionEnded`: the user has signed out; the Redux action `sessionEnded` has other reasons too. `sessionExpired`: a
 * token has expired. `sessionIdle`: the session was unused for too long. `sessionUsed`: the user works in the session.
 */
const MESSAGES = ['sessionEnded', 'sessionExpired', 'sessionIdle', 'sessionUsed'] as const;
export type TabMessage = (typeof MESSAGES)[number];

export interface TabChannel {
  /** Other modules send their own messages on it. Null when the browser has no BroadcastChannel. */
  channel: BroadcastChannel | null;
  onMessage: (listener: (message: TabMessage, sessionId: string) => void) => void;
  post: (message: TabMessage, sessionId: string) => void;
  close: () => void;
}

/** Exchanges messages about sessions with the other tabs (decision 4). A message has no secret. */
export function openTabChannel(): TabChannel {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL_NAME);
  return {
    channel,
    onMessage: (listener) =>
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (!isRecord(data) || typeof data.sessionId !== 'string') return;
        const message = MESSAGES.find((name) => name === data.type);
        if (message) listener(message, data.sessionId);
      }),
    post: (type, sessionId) => channel?.postMessage({ type, sessionId }),
    close: () => channel?.close(),
  };
}
