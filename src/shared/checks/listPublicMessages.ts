import { redactSecrets } from '@/lib/redactSecrets';
import { type CheckResult } from './check';

/** The messages of a check for a storage, a file or the clipboard. What looks like a secret is redacted. */
export function listPublicMessages({ messages, publicMessages = messages }: CheckResult): string[] {
  return publicMessages.map(redactSecrets);
}
