export interface TextMatch {
  /** From 0, which is the best match, to 4. */
  rank: number;
  /** The ranges of the text to highlight; `end` is after the last character. */
  highlights: readonly (readonly [start: number, end: number])[];
}

const WORD_START = /(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu;

/**
 * Ignores case; null without a match. The rank is 0 when text and term are equal or the term is empty, 1 when the text
 * starts with the term, 2 when a later word starts with it, 3 when the text contains it, and 4 when its letters are initials of words.
 */
export function matchText(text: string, searchTerm: string): TextMatch | null {
  const [lowerText, term] = [toLowerCase(text), toLowerCase(searchTerm.trim())];
  if (term === '') return { rank: 0, highlights: [] };
  if (lowerText.startsWith(term)) return { rank: lowerText === term ? 0 : 1, highlights: [[0, term.length]] };
  const wordStarts = [...lowerText.matchAll(WORD_START)].map(({ index }) => index);
  const wordStart = wordStarts.find((offset) => lowerText.startsWith(term, offset));
  if (wordStart !== undefined) return { rank: 2, highlights: [[wordStart, wordStart + term.length]] };
  const offsetInWord = lowerText.indexOf(term);
  if (offsetInWord >= 0) return { rank: 3, highlights: [[offsetInWord, offsetInWord + term.length]] };
  const initials = findInitials(lowerText, wordStarts, term);
  return initials && { rank: 4, highlights: initials.map((offset) => [offset, offset + 1] as const) };
}

/** The offsets of the words whose initials spell the term, in the order of the text; null if there are none. */
function findInitials(lowerText: string, wordStarts: readonly number[], term: string): number[] | null {
  const offsets: number[] = [];
  let nextWordIndex = 0;
  for (const letter of term) {
    const wordIndex = wordStarts.findIndex(
      (offset, index) => index >= nextWordIndex && lowerText.startsWith(letter, offset),
    );
    if (wordIndex < 0) return null;
    offsets.push(wordStarts[wordIndex] ?? 0);
    nextWordIndex = wordIndex + 1;
  }
  // A single initial is the start of a word, which was matched already.
  return offsets.length > 1 ? offsets : null;
}

/** Skips letters that are longer in lower case, so that offsets are the same in both texts. */
function toLowerCase(text: string): string {
  return text.replace(/\p{Lu}/gu, (letter) => {
    const lowerLetter = letter.toLowerCase();
    return lowerLetter.length === letter.length ? lowerLetter : letter;
  });
}
