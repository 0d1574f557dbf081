/** The text's first characters, with a sign that there is more; a character of two units is not cut apart. */
export function truncate(text: string, limit: number): string {
  // Of a long text only the beginning is taken apart.
  const characters = [...text.slice(0, limit * 2 + 2)];
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('')}…`;
}
