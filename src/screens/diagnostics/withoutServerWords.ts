import { type CallNote } from '@/api/client/callNote';
import { withoutSecrets } from '@/lib/withoutSecrets';

const LEFT_OUT = '(the platform’s own words are left out)';

/**
 * Messages as they may leave the page or be kept: what a platform says in its own words may hold anything, a name or
 * a token among it, and is left out; what else looks like a secret is masked.
 */
export function withoutServerWords(messages: readonly string[], calls: readonly CallNote[]): string[] {
  const said = calls
    .flatMap(({ failure }) => [failure?.message, failure?.description, failure?.extra])
    .filter((words) => words !== undefined);
  return messages
    .map((message) => said.reduce((rest, words) => rest.replaceAll(words, LEFT_OUT), message))
    .map(withoutSecrets);
}
