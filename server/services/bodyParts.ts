import { type Check, pattern } from '../http/bodyChecks';

/** An e-mail address: its exact form is the mail's business. */
export const email: Check<string> = pattern(
  /^[^\s@]{1,64}@[^\s@]{1,180}\.[^\s@.]{2,60}$/,
  'must be an e-mail address',
);

export const telephone: Check<string> = pattern(
  /^\(\d{3}\) \d{3}-\d{4}$/,
  'must have the form (000) 000-0000',
);

/** A new password. Never trimmed; long ones are welcome. */
export const newPassword: Check<string> = pattern(
  /^(?=.*\p{Lu})(?=.*\p{Ll})(?=.*\P{L})[^]{8,}$/su,
  'must have at least 8 characters, with an upper-case letter, a lower-case letter and a sign that is no letter',
);
