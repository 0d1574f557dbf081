const MASK = '•••';

/** What must not leave the page in a text that somebody else wrote: tokens, card keys and personal addresses and numbers. */
const SECRETS: readonly RegExp[] = [
  /\bbearer\s+\S+/gi,
  /\beyJ[\w-]*\.[\w-]*\.?[\w-]*/g,
  // Sector keys and access codes are hexadecimal.
  /\b(?:[\da-f]{12,}|(?=[\da-f]*\d)(?=[\da-f]*[a-f])[\da-f]{8,})\b/gi,
  /[^\s@,;:<>"'()]+@[^\s@,;:<>"'()]+/g,
  /\(\d{3}\) ?\d{3}-\d{4}/g,
];

/** The text with whatever looks like a secret or like personal data masked. */
export function redactSecrets(text: string): string {
  return SECRETS.reduce((rest, secret) => rest.replace(secret, MASK), text);
}
