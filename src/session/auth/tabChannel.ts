import { isRecord } from '@/lib/isRecord';
import { type EndReason, SESSION_ENDS } from './sessionEnds';

const CHANNEL_NAME = 'fare-portal';

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
        const end = Object.values(SESSION_ENDS).find(({ broadcast }) => broadcast?.message === data.type);
        const operatorHash = typeof data.operatorHash === 'string' ? data.operatorHash : null;
        if (end?.broadcast) listener(end.broadcast.reason, data.sessionId, operatorHash);
      }),
    postSessionEnd: (reason, sessionId, operatorHash) => {
      const type = SESSION_ENDS[reason].broadcast?.message;
      if (type !== undefined) broadcastChannel?.postMessage({ type, sessionId, operatorHash });
    },
    close: () => broadcastChannel?.close(),
  };
}
