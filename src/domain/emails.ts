import { EMAIL_MAX_LENGTH } from './limits';

/** The part before the @: the characters that HTML's e-mail field allows. */
const LOCAL_PART = "[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}";
/** One label of the domain: letters, digits and hyphens, without a hyphen at either end. */
const DOMAIN_LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
/** Starts with a letter and has at least two characters. */
const TOP_LEVEL_DOMAIN = '[a-zA-Z](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])';
const EMAIL_PATTERN = new RegExp(`^${LOCAL_PART}@(?:${DOMAIN_LABEL}\\.)+${TOP_LEVEL_DOMAIN}$`);

export const EMAIL_FORMAT_TEXT = 'Email must be an email address, like name@example.com';

/**
 * The pattern of HTML's e-mail field (specification 5). In addition the domain must contain a dot. The platform rejects
 * the same addresses.
 */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(text);
}
