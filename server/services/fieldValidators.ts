import { type Validator, pattern } from '../http/validators';

/** An e-mail address as HTML's own fields take it, of at most 254 characters, its domain of two names or more. */
export const email: Validator<string> = pattern(
  /^(?=.{6,254}$)[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?!-)(?:[a-z\d-]{0,62}[a-z\d]\.(?!-))+(?=[a-z])[a-z\d-]{1,62}[a-z\d]$/i,
  'must be an e-mail address',
);

export const telephone: Validator<string> = pattern(
  /^\(\d{3}\) \d{3}-\d{4}$/,
  'must have the form (000) 000-0000',
);

/** A new password. Never trimmed; long ones are welcome. */
export const newPassword: Validator<string> = pattern(
  /^(?=.*\p{Lu})(?=.*\p{Ll})(?=.*\P{L})[^]{8,}$/su,
  'must have at least 8 characters, with an upper-case letter, a lower-case letter and a sign that is no letter',
);
