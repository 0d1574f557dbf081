import { redactSecrets } from './redactSecrets';

/** Words of texts that are probably secret. */
const SECRET_WORD = /key|secret|token|passw|credential/i;

/** Whether one of the names, or one of the values, looks like a secret or personal data. */
export function containsSecret(names: readonly string[], values: readonly string[]): boolean {
  return (
    [...names, ...values].some((text) => SECRET_WORD.test(text)) ||
    values.some((text) => redactSecrets(text) !== text)
  );
}
