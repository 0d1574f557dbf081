import { redactSecrets } from './redactSecrets';

/** Words of texts that are probably secret. */
const SECRET_WORD = /key|secret|token|passw|credential/i;

/** The payment medium of this name as a whole text or as an item of a list, but not as a key of a JSON text. */
const TOKEN_MEDIUM = /(?<=^|[",;\n]) *Token *(?=$|[,;\n]|"(?!\s*:))/g;

/** Whether one of the names, or one of the values, looks like a secret or personal data. */
export function containsSecret(names: readonly string[], values: readonly string[]): boolean {
  return (
    names.some((name) => SECRET_WORD.test(name)) ||
    values.some((text) => SECRET_WORD.test(text.replace(TOKEN_MEDIUM, '')) || redactSecrets(text) !== text)
  );
}
