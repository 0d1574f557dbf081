import { PASSWORD_MIN_LENGTH } from './limits';

/** What a new password must be (specification 5), rule by rule. */
export const PASSWORD_RULES: readonly { text: string; isMet: (password: string) => boolean }[] = [
  {
    text: `At least ${PASSWORD_MIN_LENGTH} characters`,
    isMet: (password) => password.length >= PASSWORD_MIN_LENGTH,
  },
  { text: 'An upper-case letter', isMet: (password) => /\p{Lu}/u.test(password) },
  { text: 'A lower-case letter', isMet: (password) => /\p{Ll}/u.test(password) },
  { text: 'A character that is no letter', isMet: (password) => /\P{L}/u.test(password) },
];

/** The guide beside a new password (specification 2). */
export const PASSWORD_GUIDE =
  'Password must contain at least 1 upper-case letter, 1 lower-case letter, and 1 number';

export function isValidPassword(text: string): boolean {
  return PASSWORD_RULES.every(({ isMet }) => isMet(text));
}
