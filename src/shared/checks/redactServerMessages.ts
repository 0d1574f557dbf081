import { redactSecrets } from '@/lib/redactSecrets';
import { type CheckCall } from './check';

const REDACTED_TEXT = '(server message removed)';

/**
 * Makes messages safe to store, download or copy. Server messages, which can contain anything, are replaced
 * completely. In the rest, text that looks like a secret is masked.
 */
export function redactServerMessages(messages: readonly string[], calls: readonly CheckCall[]): string[] {
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
