/** Words of different origin as sentences one behind the other, each ended by one full stop. */
export function joinSentences(parts: readonly string[]): string {
  return parts.map((part) => `${part.replace(/[.\s]+$/, '')}.`).join(' ');
}
