/*
 * Search over riders. The index holds pieces of three characters, so a term of three or more is found anywhere in the
 * text. A shorter term is found at the start of a word: the text ends with the first two characters of each word behind
 * two marks, which makes `mark mark j` and `mark j o` pieces of three characters too.
 */
const MARK = '\u0002';
const PIECE = 3;
/** A few pieces narrow the search enough: the text of what they find is compared with the whole term. */
const MOST_PIECES = 6;
const LONGEST_TERM = 200;

/** The form in which texts are compared: without accents, in lower case, without control characters. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cc}]+/gu, '')
    .toLowerCase();
}

/** What of a rider can be searched for. */
export interface SearchedRider {
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
export function searchText(rider: SearchedRider): string {
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

  const present = [...fields, ...phones]
    .filter((field) => field !== null)
    .map((field) => folded(String(field)));
  const digits = phones.filter((phone) => phone !== null).map((phone) => phone.replace(/\D+/g, ''));
  const starts = new Set(present.flatMap((field) => field.split(/[\s@.()_-]+/u)).map(start));
  starts.delete(MARK + MARK);
  return [...present, ...digits, ...starts].join('\n');
}

/** A term made ready: the index expression, and the text that a match has to contain ('' when the expression suffices). */
export interface SearchTerm {
  match: string;
  contains: string;
}

/** Reads a term as plain text: quotes, %, _ and * stand for themselves. Undefined when nothing is left to look for. */
export function searchTerm(term: string): SearchTerm | undefined {
  const text = folded(term).trim().slice(0, LONGEST_TERM);
  const characters = [...text];
  if (characters.length === 0) return undefined;
  if (characters.length < PIECE) {
    return { match: quoted(MARK.repeat(PIECE - characters.length) + text), contains: '' };
  }
  return { match: pieces(characters).map(quoted).join(' AND '), contains: text };
}

function start(word: string): string {
  return MARK + MARK + [...word].slice(0, 2).join('');
}

function pieces(characters: string[]): string[] {
  const last = characters.length - PIECE;
  const all = new Set([characters.slice(last).join('')]);
  for (let at = 0; at < last && all.size < MOST_PIECES; at += PIECE)
    all.add(characters.slice(at, at + PIECE).join(''));
  return [...all];
}

function quoted(piece: string): string {
  return `"${piece.replaceAll('"', '""')}"`;
}
