import { EMAIL_MAX_LENGTH } from './limits';

/** The part before the @: what HTML lets it hold. */
const LOCAL_PART = "[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}";
/** One name of the domain: letters, digits and hyphens, none at its ends. */
const DOMAIN_LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
/** The last name of the domain begins with a letter, and has two characters at least. */
const TOP_LEVEL_DOMAIN = '[a-zA-Z](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])';
const EMAIL_PATTERN = new RegExp(`^${LOCAL_PART}@(?:${DOMAIN_LABEL}\\.)+${TOP_LEVEL_DOMAIN}$`);

/** What a field says of what is none. */
export const EMAIL_FORMAT_TEXT = 'Email must be an email address, like name@example.com';

/**
 * Whether a text is an e-mail address ("email must be an email", specification 5): the form that HTML's own fields
 * know, and of a domain with a dot, since mail goes to no other. The platform refuses what this refuses.
 */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(text);
}
