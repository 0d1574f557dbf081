import { isRecord } from '@/lib/isRecord';
import { type EndReason } from './sessionSlice';

const CHANNEL_NAME = 'fare-portal';

/**
 * The session has ended for `reason` in the tab that posts, and ends for `reasonElsewhere` in the other tabs. Other reasons
 * are not posted: the other tabs keep the configuration they started with.
 */
const MESSAGES: readonly { type: string; reason: EndReason; reasonElsewhere: EndReason }[] = [
  { type: 'sessionEnded', reason: 'signedOut', reasonElsewhere: 'otherTab' },
  { type: 'sessionExpired', reason: 'expired', reasonElsewhere: 'expired' },
  { type: 'sessionIdle', reason: 'idle', reasonElsewhere: 'idle' },
];

export interface TabChannel {
  /** Other modules send their own messages on it. Null when the browser has no BroadcastChannel. */
  broadcastChannel: BroadcastChannel | null;
  /** `reason`: why this tab's session ends. */
  onSessionEnd: (
    listener: (reason: EndReason, sessionId: string, operatorHash: string | null) => void,
  ) => void;
  /** `reason`: why this tab's session has ended. `operatorHash`: of its operator (`hashOperator`). */
  postSessionEnd: (reason: EndReason, sessionId: string, operatorHash: string | null) => void;
  close: () => void;
}

/** Exchanges messages about sessions with the other tabs (decision 4). A message has no secret. */
export function openTabChannel(): TabChannel {
  const broadcastChannel =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL_NAME);
  return {
    broadcastChannel,
    onSessionEnd: (listener) =>
      broadcastChannel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (!isRecord(data) || typeof data.sessionId !== 'string') return;
        const message = MESSAGES.find(({ type }) => type === data.type);
        const operatorHash = typeof data.operatorHash === 'string' ? data.operatorHash : null;
        if (message) listener(message.reasonElsewhere, data.sessionId, operatorHash);
      }),
    postSessionEnd: (reason, sessionId, operatorHash) => {
      const message = MESSAGES.find((candidate) => candidate.reason === reason);
      if (message) broadcastChannel?.postMessage({ type: message.type, sessionId, operatorHash });
    },
    close: () => broadcastChannel?.close(),
  };
}
