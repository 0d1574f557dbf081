import { pattern, type Validator } from '../http/validators';

/** An e-mail address as HTML inputs accept it, with at most 254 characters and a domain of two or more labels. */
export const email: Validator<string> = pattern(
  /^(?=.{6,254}$)[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?!-)(?:[a-z\d-]{0,62}[a-z\d]\.(?!-))+(?=[a-z])[a-z\d-]{1,62}[a-z\d]$/i,
  'must be an e-mail address',
);

export const telephone: Validator<string> = pattern(
  /^\(\d{3}\) \d{3}-\d{4}$/,
  'must have the form (000) 000-0000',
);

/** A new password. It is not trimmed and may be long. */
export const newPassword: Validator<string> = pattern(
  /^(?=.*\p{Lu})(?=.*\p{Ll})(?=.*\P{L})[^]{8,}$/su,
  'must have at least 8 characters, with an upper-case letter, a lower-case letter and a character that is not a letter',
);
