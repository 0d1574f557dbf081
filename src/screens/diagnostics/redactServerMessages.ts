import { type FinishedCall } from '@/api/client/finishedCall';
import { redactSecrets } from '@/lib/redactSecrets';

const REDACTED_TEXT = '(the platform’s own words are left out)';

/**
 * Messages as they may leave the page or be kept: what a platform says in its own words may hold anything, a name or
 * a token among it, and is left out; what else looks like a secret is masked.
 */
export function redactServerMessages(messages: readonly string[], calls: readonly FinishedCall[]): string[] {
  const serverMessages = calls
    .flatMap(({ failure }) => [failure?.message, failure?.description, failure?.extra])
    .filter((text) => text !== undefined);
  return messages
    .map((message) => serverMessages.reduce((rest, words) => rest.replaceAll(words, REDACTED_TEXT), message))
    .map(redactSecrets);
}
