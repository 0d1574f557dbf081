/** Like `truncate`, but the end of the text stays. */
export function truncateStart(text: string, limit: number): string {
  const characters = [...text.slice(-limit * 2 - 2)];
  return characters.length <= limit ? text : `…${characters.slice(-limit).join('')}`;
}
