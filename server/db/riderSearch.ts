/*
 * Search over riders. The index holds pieces of three characters, so a term of three or more is found anywhere in the
 * text. A shorter term is found at the start of a word: the text ends with the first two characters of each word behind
 * two marks, which makes `mark mark j` and `mark j o` pieces of three characters too.
 */
const WORD_START_MARK = '\u0002';
const TRIGRAM_LENGTH = 3;
/** A few pieces narrow the search enough: the text of what they find is compared with the whole term. */
const MAX_TRIGRAMS = 6;
const MAX_TERM_LENGTH = 200;

/** The form in which texts are compared: without accents, in lower case, without control characters. */
function normalizeText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cc}]+/gu, '')
    .toLowerCase();
}

/** What of a rider can be searched for. */
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

/** What the index holds of a rider: its fields, one a line, telephone numbers by their digits as well. */
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
    .map((field) => normalizeText(String(field)));
  const digits = phones.filter((phone) => phone !== null).map((phone) => phone.replace(/\D+/g, ''));
  const wordStarts = new Set(values.flatMap((field) => field.split(/[\s@.()_-]+/u)).map(markWordStart));
  wordStarts.delete(WORD_START_MARK + WORD_START_MARK);
  return [...values, ...digits, ...wordStarts].join('\n');
}

/** A term made ready: the index expression, and the text that a match has to contain ('' when the expression suffices). */
export interface SearchTerm {
  match: string;
  contains: string;
}

/** Reads a term as plain text: quotes, %, _ and * stand for themselves. Undefined when nothing is left to look for. */
export function parseSearchTerm(term: string): SearchTerm | undefined {
  const text = normalizeText(term).trim().slice(0, MAX_TERM_LENGTH);
  const characters = [...text];
  if (characters.length === 0) return undefined;
  if (characters.length < TRIGRAM_LENGTH) {
    return {
      match: quoteTrigram(WORD_START_MARK.repeat(TRIGRAM_LENGTH - characters.length) + text),
      contains: '',
    };
  }
  return { match: splitTrigrams(characters).map(quoteTrigram).join(' AND '), contains: text };
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
