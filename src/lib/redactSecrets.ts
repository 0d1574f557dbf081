import { MASK } from './mask';

/**
 * Bearer tokens, JWTs, smartcard keys, email addresses, and telephone numbers in the form of `TELEPHONE_MASK`; other forms
 * look like ids. The time of each grows with the length of the text, not with its square: a rule's value can have a
 * million characters.
 */
const SECRETS: readonly RegExp[] = [
  /\bbearer\s+\S+/gi,
  // Only a word that ends with a dot can begin a JWT.
  /(?<![\w-])(?=[\w-]+\.)(?:[\w-]*-)?eyJ[\w-]*\.[\w-]*\.?[\w-]*/g,
  // A smartcard's sector keys and access codes are hexadecimal. \b would not find one beside an underscore.
  /(?<![\da-z])(?:0x)?(?:[\da-f]{12,}|(?=[\da-f]*\d)(?=[\da-f]*[a-f])[\da-f]{8,})(?![\da-z])/gi,
  // An address is looked for only from its first character.
  /(?<![^\s@,;:<>"'()])[^\s@,;:<>"'()]+@[^\s@,;:<>"'()]+/g,
  /\(\d{3}\) ?\d{3}-\d{4}/g,
];

/** For a server's text: redacts what looks like a secret or personal data. */
export function redactSecrets(text: string): string {
  return SECRETS.reduce((redacted, secret) => redacted.replace(secret, MASK), text);
}
