/** Each part ends with one full stop in the result, or with its own `!`, `?` or `…`. */
export function joinSentences(parts: readonly string[]): string {
  return parts.map((part) => part.replace(/[.\s]+$/, '').replace(/(?<![!?…])$/, '.')).join(' ');
}
