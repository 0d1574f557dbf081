/** Each part ends with exactly one full stop in the result. */
export function joinSentences(parts: readonly string[]): string {
  return parts.map((part) => `${part.replace(/[.\s]+$/, '')}.`).join(' ');
}
