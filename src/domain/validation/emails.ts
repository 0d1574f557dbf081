import { EMAIL_MAX_LENGTH } from '../limits';

/** The part before the @: characters that HTML's email field allows; SMTP allows 64 of them. */
const LOCAL_PART = "[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}";
/** One label of the domain, which may have 63 characters, without a hyphen at either end. */
const DOMAIN_LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
/** Starts with a letter and has at least two characters. */
const TOP_LEVEL_DOMAIN = '[a-zA-Z](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])';
const EMAIL_PATTERN = new RegExp(`^${LOCAL_PART}@(?:${DOMAIN_LABEL}\\.)+${TOP_LEVEL_DOMAIN}$`);

/** It has one line below a field of a form in two columns. */
export const EMAIL_FORMAT_TEXT = 'Email must be like name@example.com';

/** The pattern of HTML's email field (section 5 of the specification), except that the domain must contain a dot. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(text);
}
