import { isRecord } from '../../lib/isRecord';
import { type EndReason } from './sessionSlice';

const CHANNEL_NAME = 'fare-portal';

/**
 * The types of messages: the session has ended for the first reason in the tab that posts, and ends for the second one in
 * the others. After other ends they go on: they still work with the configuration that they have started with.
 */
const MESSAGES: readonly (readonly [type: string, reason: EndReason, reasonElsewhere: EndReason])[] = [
  ['sessionEnded', 'signedOut', 'otherTab'],
  ['sessionExpired', 'expired', 'expired'],
  ['sessionIdle', 'idle', 'idle'],
];

export interface TabChannel {
  /** Other modules send their own messages on it. Null when the browser has no BroadcastChannel. */
  channel: BroadcastChannel | null;
  /** `reason`: that for which the session ends in this tab. */
  onMessage: (listener: (reason: EndReason, sessionId: string) => void) => void;
  /** `reason`: that for which the session has ended in this tab. */
  post: (reason: EndReason, sessionId: string) => void;
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
        const message = MESSAGES.find(([type]) => type === data.type);
        if (message) listener(message[2], data.sessionId);
      }),
    post: (reason, sessionId) => {
      const message = MESSAGES.find(([, ownReason]) => ownReason === reason);
      if (message) channel?.postMessage({ type: message[0], sessionId });
    },
    close: () => channel?.close(),
  };
}
