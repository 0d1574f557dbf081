/** Joins texts, with or without a full stop at the end, to sentences that end with exactly one. */
export function joinSentences(parts: readonly string[]): string {
  return parts.map((part) => `${part.replace(/[.\s]+$/, '')}.`).join(' ');
}
