import { type FinishedCall } from '@/api/client/finishedCall';
import { redactSecrets } from '@/lib/redactSecrets';

const REDACTED_TEXT = '(server message removed)';

/**
 * Makes messages safe to store, download or copy. A server message can contain anything, for example a name or a
 * token, so it is replaced completely. In the rest of each message, text that looks like a secret is masked.
 */
export function redactServerMessages(messages: readonly string[], calls: readonly FinishedCall[]): string[] {
  const serverMessages = calls
    .flatMap(({ failure }) => [failure?.message, failure?.description, failure?.extra])
    .filter((text) => text !== undefined);
  return messages
    .map((message) =>
      serverMessages.reduce(
        (redacted, serverMessage) => redacted.replaceAll(serverMessage, REDACTED_TEXT),
        message,
      ),
    )
    .map(redactSecrets);
}
