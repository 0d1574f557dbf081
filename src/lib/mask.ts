/** Replaces a secret or a personal value that is redacted. */
export const MASK = '•••';
