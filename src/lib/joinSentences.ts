/** Joins texts to one text. Each part ends with exactly one full stop, with or without one before. */
export function joinSentences(parts: readonly string[]): string {
  return parts.map((part) => `${part.replace(/[.\s]+$/, '')}.`).join(' ');
}
