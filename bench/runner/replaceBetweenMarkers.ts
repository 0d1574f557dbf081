/**
 * Replaces what is between the comments of this name.
 * @throws Error if the markers are missing or in the wrong order.
 */
export function replaceBetweenMarkers(text: string, table: string, name: 'bench' | 'peers'): string {
  const beginMarker = `<!-- ${name} -->`;
  const endMarker = `<!-- /${name} -->`;
  const begin = text.indexOf(beginMarker);
  const end = text.indexOf(endMarker, begin);
  if (begin < 0 || end < 0) throw new Error(`The text has no ${beginMarker} with ${endMarker} after it.`);
  return `${text.slice(0, begin + beginMarker.length)}\n\n${table}\n\n${text.slice(end)}`;
}
