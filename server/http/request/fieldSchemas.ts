import { z } from 'zod';

const MAX_ITEMS = 1_000;

/**
 * A string, which may be empty, without control characters: no field needs one, and the database's driver cuts a text at
 * U+0000. Half a surrogate pair is refused too: UTF-8 has none, so another text would be stored or hashed.
 */
function plainText(maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .regex(/^\P{Cc}*$/u, 'must not have control characters')
    .regex(/^\P{Cs}*$/u, 'must be valid Unicode');
}

/** A string that is not empty. */
export function text(maxLength = 300) {
  return plainText(maxLength).min(1);
}

/**
 * For a class of a regular expression: characters that are not seen, which are control characters, marks of direction, ends
 * of lines, spaces without width, fillers, and selectors of variants.
 */
export const INVISIBLE_CHARACTERS = String.raw`\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800`;

/** Invisible characters that a name may have; see `name`. */
const VISIBLE_EFFECT = String.raw`(?<=[\p{L}\p{M}])[\u200C\u200D]|(?<=\p{Extended_Pictographic})\uFE0F|(?<=[\d#*])\uFE0F(?=\u20E3)`;

/**
 * The name of an agency or a person. It has no character that is not seen, except the joiners U+200C and U+200D after a letter or its
 * mark, which Persian and Indic names need, and U+FE0F in an emoji, to which keyboards add it. It is trimmed,
 * as the forms of the portal do (section 5 of the specification).
 */
export const name = z
  .string()
  .min(1)
  .max(300)
  .regex(
    new RegExp(`^(?:[^${INVISIBLE_CHARACTERS}]|${VISIBLE_EFFECT})*$`, 'u'),
    'must not have control characters or invisible ones',
  )
  .regex(/^\S(.*\S)?$/s, 'must not begin or end with a space');

/** A text that matches a pattern; otherwise `message` is the error. */
export function pattern(expression: RegExp, message: string) {
  return text().regex(expression, message);
}

/**
 * A day or a time that exists. The groups of `expression` are year, month and day, and optionally hour, minute and
 * second.
 */
export function realTime(expression: RegExp, message: string) {
  return pattern(expression, message).refine((value) => {
    const [year = '', month = '', day = '', ...time] = expression.exec(value)?.slice(1) ?? [];
    const text = `${year}-${month}-${day}T${time.length > 0 ? time.join(':') : '00:00:00'}.000Z`;
    // A date of another month, such as 30 February, is parsed as a later one; an hour such as 24 likewise.
    const milliseconds = Date.parse(text);
    return Number.isFinite(milliseconds) && new Date(milliseconds).toISOString() === text;
  }, message);
}

export const day = realTime(/^(\d{4})-(\d\d)-(\d\d)$/, 'must be a day as YYYY-MM-DD');

const TOO_LARGE = `must be at most ${Number.MAX_SAFE_INTEGER}`;

/** A whole number of at least `min`. */
export function integer(min: number) {
  const message = `must be a whole number of at least ${min}`;
  const error = ({ input }: { input?: unknown }) => {
    // Undefined leaves the message for a missing field to `describeIssue`.
    if (input === undefined) return undefined;
    return typeof input === 'number' && input > Number.MAX_SAFE_INTEGER ? TOO_LARGE : message;
  };
  return z.int({ error }).min(min, message);
}

/** An array of `min` to MAX_ITEMS items. */
export function arrayOf<Item extends z.ZodType>(item: Item, min = 0) {
  return z.array(item).min(min).max(MAX_ITEMS);
}

/** An email address as HTML inputs accept it, with at most 254 characters and a domain of two or more labels. */
export const email = pattern(
  /^(?=.{6,254}$)[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?!-)(?:[a-z\d-]{0,62}[a-z\d]\.(?!-))+(?=[a-z])[a-z\d-]{1,62}[a-z\d]$/i,
  'must be an email address',
);

/** The form of section 5 of the specification. */
export const telephone = pattern(/^\(\d{3}\) \d{3}-\d{4}$/, 'must have the form (000) 000-0000');

/** A telephone number of any country, or an empty text. */
export const anyTelephone = plainText(40).regex(/^(?:\+?\(?\d[\d ()./-]*)?$/, 'must be a telephone number');

/** A new password: 8 to 300 characters, not trimmed, without control characters. */
export const newPassword = pattern(
  /^(?=.*\p{Lu})(?=.*\p{Ll})(?=.*\P{L})[^]{8,}$/su,
  'must have at least 8 characters, with an upper-case letter, a lower-case letter and a character that is not a letter',
);
