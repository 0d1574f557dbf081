import { PASSWORD_MIN_LENGTH } from '../limits';

/** The rules for a new password (section 5 of the specification). */
export const PASSWORD_RULES: readonly { text: string; isMet: (password: string) => boolean }[] = [
  {
    text: `At least ${PASSWORD_MIN_LENGTH} characters`,
    isMet: (password) => [...password].length >= PASSWORD_MIN_LENGTH,
  },
  { text: 'An upper-case letter', isMet: (password) => /\p{Lu}/u.test(password) },
  { text: 'A lower-case letter', isMet: (password) => /\p{Ll}/u.test(password) },
  { text: 'A number or a sign', isMet: (password) => /\P{L}/u.test(password) },
];

/** The text of section 2 of the specification; only `PASSWORD_RULES` decide whether a password is valid. */
export const PASSWORD_GUIDE =
  'Password must contain at least 1 upper-case letter, 1 lower-case letter, and 1 number';

export const PASSWORD_FORMAT_TEXT = 'Password does not meet every rule below';

export function isValidPassword(text: string): boolean {
  return PASSWORD_RULES.every(({ isMet }) => isMet(text));
}
