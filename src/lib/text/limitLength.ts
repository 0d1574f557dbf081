/** The beginning of a text, of at most so many UTF-16 units. A character of two units is not split. */
export function limitLength(text: string, limit: number): string {
  return text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '');
}
