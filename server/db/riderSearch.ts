/*
 * Full-text search of riders. The SQLite index contains trigrams (three characters), so it finds a term of three or
 * more characters anywhere. It finds a shorter term only at the start of a word: the text has the first two characters
 * of each word after two marks, so `mark mark j` and `mark j o` are trigrams too.
 */
const WORD_START_MARK = '\u0002';
const TRIGRAM_LENGTH = 3;
/** A few trigrams narrow the search enough, because the text of each match is then compared with the whole term. */
const MAX_TRIGRAMS = 6;
const MAX_TERM_LENGTH = 200;

/**
 * Removes accents and control characters and converts to lower case. White space becomes one space: a term can be pasted
 * from two cells of a table, with a tab between first and last name.
 */
function normalizeText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cc}]+/gu, '')
    .toLowerCase();
}

/** The searchable fields of a rider. Riders have two telephone numbers, named A and P by the platform. */
export interface SearchableRider {
  userId: number;
  rmid: number | null;
  customerInternalId: string | null;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  aTelephone: string | null;
  pTelephone: string | null;
  smartcardId: number | null;
  smartcard: string | null;
}

/** The characters between two words of a field. */
const SEPARATORS = /[\s@.()_-]+/gu;

/** The joiners U+200C and U+200D, which Persian and Indic names have, and which few keyboards have. */
const JOINERS = /[\u200C\u200D]/g;

/**
 * Builds the indexed text: one field per line, a field with joiners also without them, the digits of telephone numbers,
 * and the marked starts of words. A text that was indexed before joiners were left out is found with its joiners only.
 */
export function buildSearchText(rider: SearchableRider): string {
  const name = [rider.firstName, rider.lastName].filter((part) => part !== null).join(' ');
  const phones = [rider.aTelephone, rider.pTelephone];
  const fields = [
    name,
    rider.email,
    rider.userId,
    rider.rmid,
    rider.customerInternalId,
    rider.smartcardId,
    rider.smartcard,
  ];

  const values = [...fields, ...phones]
    .filter((field) => field !== null)
    .map((field) => normalizeText(String(field)))
    .flatMap((text) => [...new Set([text, text.replace(JOINERS, '')])]);
  const digits = phones.filter((phone) => phone !== null).map((phone) => phone.replace(/\D+/g, ''));
  const wordStarts = new Set(values.flatMap((field) => field.split(SEPARATORS)).map(markWordStart));
  // The start of an empty word.
  wordStarts.delete(WORD_START_MARK + WORD_START_MARK);
  return [...values, ...digits, ...wordStarts].join('\n');
}

/** The FTS5 match expression, and the text that the indexed text of a match contains. */
export interface SearchTerm {
  match: string;
  contains: string;
}

/**
 * Treats quotes, %, _ and * as plain text, and looks for a telephone number by its digits. Returns undefined if the normalized
 * term is empty.
 */
export function parseSearchTerm(term: string): SearchTerm | undefined {
  const typedCharacters = [...readPhoneDigits(normalizeText(term).trim())].slice(0, MAX_TERM_LENGTH);
  const typedText = typedCharacters.join('');
  // A short term is the start of a word, which has no separator in it.
  const isShort = typedCharacters.length < TRIGRAM_LENGTH;
  const text = (isShort && typedText.replace(SEPARATORS, '')) || typedText;
  const characters = [...text];
  if (characters.length === 0) return undefined;
  if (characters.length < TRIGRAM_LENGTH) {
    const wordStart = WORD_START_MARK.repeat(TRIGRAM_LENGTH - characters.length) + text;
    return { match: quoteTrigram(wordStart), contains: wordStart };
  }
  return { match: splitTrigrams(characters).map(quoteTrigram).join(' AND '), contains: text };
}

/**
 * The digits of a telephone number without the country code: the stored number can lack it. Any other text is returned as
 * it is. The digits after 1 or +61 are also found in a number or an id that has them; Australian numbers without +61
 * begin with 0.
 */
function readPhoneDigits(text: string): string {
  // A number that is copied from a contact or a web page can have marks of direction around it.
  const visibleText = text.replace(/\p{Cf}+/gu, '').trim();
  const digits = visibleText.replace(/\D+/g, '');
  if (!/^\+?[\d\s().\p{Pd}]+$/u.test(visibleText) || digits.length < 7) return text;
  if (visibleText.startsWith('+61')) return digits.replace(/^610?/, '');
  return digits.replace(/^1(?=\d{10}$)/, '');
}

function markWordStart(word: string): string {
  return WORD_START_MARK + WORD_START_MARK + [...word].slice(0, 2).join('');
}

function splitTrigrams(characters: string[]): string[] {
  const lastIndex = characters.length - TRIGRAM_LENGTH;
  const trigrams = new Set([characters.slice(lastIndex).join('')]);
  for (let index = 0; index < lastIndex && trigrams.size < MAX_TRIGRAMS; index += TRIGRAM_LENGTH)
    trigrams.add(characters.slice(index, index + TRIGRAM_LENGTH).join(''));
  return [...trigrams];
}

function quoteTrigram(trigram: string): string {
  return `"${trigram.replaceAll('"', '""')}"`;
}
