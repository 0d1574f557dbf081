import { dictionary } from '@zxcvbn-ts/language-common';

/** The person who will have the password, and their agency. */
export interface PasswordOwner {
  name?: string;
  email: string;
  agency?: string;
}

const COMMON_PASSWORDS: ReadonlySet<string | number> = new Set(dictionary['passwords-common']);

/** Signs that stand for letters in many passwords: 'P@ssw0rd'. */
const LETTERS_BY_SIGN: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** Shorter parts of names are in many words. */
const MIN_PART_LENGTH = 3;

/**
 * Says why a password is easy to guess: a common one, or one that contains the name, the email or the agency of its
 * owner. Null if nothing is known against it. Section 5 of the specification allows such a password, so this only warns.
 */
export function findGuessableReason(password: string, { name, email, agency }: PasswordOwner): string | null {
  const lowerCase = password.toLowerCase();
  if (isCommon(lowerCase)) return 'it is a common password';
  const containsPartOf = (text = '') =>
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .some((part) => part.length >= MIN_PART_LENGTH && lowerCase.includes(part));
  if (containsPartOf(name)) return 'it contains the name';
  // Not the domain: 'com' says nothing about the person.
  if (containsPartOf(email.split('@')[0])) return 'it contains the email address';
  if (containsPartOf(agency)) return 'it contains the agency';
  return null;
}

/** A word of the list, also with signs for letters, or with digits and signs at its ends that are the smaller half. */
function isCommon(password: string): boolean {
  const word = password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return isListed(password) || (word.length * 2 > password.length && isListed(word));
}

function isListed(word: string): boolean {
  return (
    COMMON_PASSWORDS.has(word) ||
    COMMON_PASSWORDS.has(word.replace(/[@43105$7]/g, (sign) => LETTERS_BY_SIGN[sign] ?? sign))
  );
}
