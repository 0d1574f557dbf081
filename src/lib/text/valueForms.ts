/** Shorter values occur in ordinary words (decision 34). */
const MIN_LENGTH = 4;

/** The beginning of an escape for a letter or a digit, which no encoding needs. */
const ESCAPED_LETTER = /(?:u00|%(?:25)*|#x0*)(?:3\d|[46][1-9a-f]|[57][\da])|[&;]#\d/i;

/**
 * Whether a text may contain, in any encoding, one of the values that have these search words. False for nearly every
 * text without one, and quick.
 */
export function mayContainValue(text: string, searchWords: readonly string[]): boolean {
  return ESCAPED_LETTER.test(text) || searchWords.some((word) => text.includes(word));
}

/** For `mayContainValue`: of each form of the values, the part that is the same in every encoding. */
export function listSearchWords(values: readonly string[]): string[] {
  return listForms(values).map(findLongestWord);
}

/** The values as they are and in Base64, without those that are too short to be redacted. */
export function listForms(values: readonly string[]): string[] {
  return [...new Set(values)]
    .filter(({ length }) => length >= MIN_LENGTH)
    .flatMap((value) => [value, ...listBase64Forms(value)]);
}

/** The longest part of a text that escaping for JSON, URLs and HTML does not change. */
export function findLongestWord(text: string): string {
  const words = text.split(/[^a-z\d]+/i);
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest));
}

/**
 * A value in Base64, at each of the three offsets that it can have in a longer text, without the first and last
 * characters, which depend on its neighbours.
 */
function listBase64Forms(value: string): string[] {
  const bytes = String.fromCharCode(...new TextEncoder().encode(value));
  return [0, 1, 2].map((offset) =>
    btoa('\0'.repeat(offset) + bytes).slice(
      Math.ceil((offset * 8) / 6),
      Math.floor(((offset + bytes.length) * 8) / 6),
    ),
  );
}
