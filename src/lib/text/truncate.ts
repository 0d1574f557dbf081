/** Counts characters, not UTF-16 units, so that no character is split. */
export function truncate(text: string, limit: number): string {
  // Only the beginning of a long text is split into characters; each has at most two UTF-16 units.
  const characters = [...text.slice(0, limit * 2 + 2)];
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('')}…`;
}
